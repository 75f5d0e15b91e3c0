import type { Seat, View } from '@la-stanza/engine';
import { seatOf, type NamedPlayer } from '../people/seats.ts';
import type { Translate } from '../translate.ts';

/** Somebody at the table; bots have a level. */
export type TablePlayer = NamedPlayer & {
  readonly bot?: 'novice' | 'apprentice' | 'adept' | 'master' | 'grandmaster' | undefined;
};

/** Whether a player has withdrawn, or else how strong a bot is; there is nothing to say of a person who plays. */
export function presenceText(
  t: Translate,
  view: View,
  players: readonly TablePlayer[],
  seat: Seat,
): string | undefined {
  if (seatOf(view, seat).withdrawn > 0) return t('table.presence.withdrawn');
  const bot = players[seat]?.bot;
  return bot === undefined ? undefined : t(`table.presence.${bot}`);
}
