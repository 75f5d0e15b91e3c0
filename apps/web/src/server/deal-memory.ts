import type { TableView } from '@la-stanza/protocol';
import { deviceMemory, fieldsOf } from '../ui/device-memory.ts';

/** What this device knows of the deal of a game at a server, to hold the record against it after the end. */
export type KnownDeal = {
  /** The own part of the seed. */
  readonly nonce?: string;
  /** When it was added: after taking over a bot's seat, or too late to count. Otherwise before the start. */
  readonly added?: 'joining' | 'late';
  /** The hash of the server's secret, as first seen. */
  readonly promise?: string;
  /** By seat: the hash of each player's part, as shown when the game began. */
  readonly shares?: readonly (string | null)[];
};

/** More games than anybody follows at once. */
const MOST_GAMES = 200;
const NONCE_BYTES = 32;

const memory = deviceMemory('deals');

export function knownDeal(game: string): KnownDeal {
  const { nonce, added, promise, shares } = fieldsOf(fieldsOf(memory.recall())[game]);
  return {
    ...(typeof nonce === 'string' ? { nonce } : {}),
    ...(added === 'joining' || added === 'late' ? { added } : {}),
    ...(typeof promise === 'string' ? { promise } : {}),
    ...(Array.isArray(shares) ? { shares: shares.map((share) => (typeof share === 'string' ? share : null)) } : {}),
  };
}

function keepDeal(game: string, deal: KnownDeal): void {
  const { [game]: _, ...others } = fieldsOf(memory.recall());
  memory.keep(Object.fromEntries([...Object.entries(others).slice(1 - MOST_GAMES), [game, deal]]));
}

/**
 * What this device adds to the deal of a game, drawn once. It is sent only after the server has promised its own part, so that neither
 * side can choose the deal.
 */
export function ownNonce(game: string): string {
  const deal = knownDeal(game);
  if (deal.nonce !== undefined) return deal.nonce;
  // also there over plain HTTP
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keepDeal(game, { ...deal, nonce });
  return nonce;
}

/** Writes down that the own part of the seed is not among those from before the start. */
export function noteAdded(game: string, added: 'joining' | 'late'): void {
  keepDeal(game, { ...knownDeal(game), added });
}

/** Writes down what a table promises, the first time it is seen. */
export function noteDeal({ game, promise, status, seats }: TableView): void {
  const deal = knownDeal(game);
  const isNewPromise = deal.promise === undefined && promise !== null;
  const isStarted = deal.shares === undefined && promise !== null && status !== 'open';
  if (!isNewPromise && !isStarted) return;
  keepDeal(game, {
    ...deal,
    ...(isNewPromise ? { promise } : {}),
    ...(isStarted ? { shares: seats.map(({ share }) => share) } : {}),
  });
}
