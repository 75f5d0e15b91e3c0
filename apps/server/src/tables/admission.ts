import type { StoredGame } from '../play/stored-game.ts';

type Admitting = Pick<StoredGame, 'listed' | 'invite' | 'invited' | 'host' | 'seats'>;

/** Whether a user takes part in a game: as its host, or at a seat, even one that a bot has taken over. */
function isParticipant({ host, seats }: Pick<StoredGame, 'host' | 'seats'>, user: string | null): boolean {
  return user !== null && (host === user || seats.some((seat) => seat.user === user));
}

/** Whether a user may see a game. To all others a private game does not exist. */
export function isAdmitted(stored: Admitting, user: string | null, key: string | undefined): boolean {
  const { listed, invite, invited } = stored;
  if (listed || invite === null || key === invite) return true;
  return isParticipant(stored, user) || (user !== null && invited.includes(user));
}

/** Whether a user may read the chat: the players, and spectators if the host allows it. */
export function mayReadChat(stored: Pick<StoredGame, 'openChat' | 'host' | 'seats'>, user: string | null): boolean {
  return stored.openChat || isParticipant(stored, user);
}
