import type { Figures, Options } from '@la-stanza/engine';
import { gameShelf } from './shelf.ts';
import type { SeatedPlayer } from '../source/game-source.ts';
import { newSavedGame } from '../source/local-game.ts';
import { randomHex } from '../source/random-hex.ts';

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
  await (await gameShelf()).add(saved);
  return saved.id;
}
