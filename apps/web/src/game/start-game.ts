import type { Figures, Options } from '@la-stanza/engine';
import { gameShelf } from '../storage/shelf.ts';
import type { SeatedPlayer } from './game-source.ts';
import { newSavedGame } from './local-game.ts';

type Table = {
  readonly players: readonly SeatedPlayer[];
  readonly options?: Partial<Options> | undefined;
  /** Those of the owner's box; ours if none are given. */
  readonly figures?: Figures | undefined;
};

const ID_BYTES = 8;
const SEED_BYTES = 32;

/** Sets a table on this device and keeps it; gives the game's id. */
export async function startGame({ players, options, figures }: Table): Promise<string> {
  const saved = newSavedGame({
    id: randomHex(ID_BYTES),
    players,
    options,
    figures,
    seed: randomHex(SEED_BYTES),
    now: Date.now(),
  });
  await (await gameShelf()).save(saved);
  return saved.id;
}

/** A random number of so many bytes, as an id or a seed. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
