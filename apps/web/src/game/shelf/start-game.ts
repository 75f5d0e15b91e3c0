import type { Figures, Options, OwnRulings } from '@la-stanza/engine';
import { gameShelf } from './shelf.ts';
import type { SeatedPlayer } from '../source/game-source.ts';
import { newSavedGame } from '../source/local-game.ts';
import { randomHex } from '../source/random-hex.ts';

type GameSetup = {
  readonly players: readonly SeatedPlayer[];
  readonly options?: Partial<Options> | undefined;
  /** The figures and rulings of the owner's box; ours if undefined. */
  readonly figures?: Figures | undefined;
  readonly rulings?: OwnRulings | undefined;
  /** The position it starts from as a line of text, which also names the terms. */
  readonly position?: string | undefined;
};

const ID_BYTES = 8;
const SEED_BYTES = 32;

/** Starts a game on this device and stores it. Returns its id. */
export async function startGame(setup: GameSetup): Promise<string> {
  const saved = newSavedGame({
    ...setup,
    id: randomHex(ID_BYTES),
    seed: randomHex(SEED_BYTES),
    now: Date.now(),
  });
  await (await gameShelf()).add(saved);
  return saved.id;
}
