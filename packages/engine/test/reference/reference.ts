import type { Figures } from '../../src/figures/figures.ts';
import type { Options, ReferenceGame, Rulings, SeatNumber } from './game.ts';
import { activeSeat } from './game.ts';
import type { Score, Winners } from './scoring.ts';
import { scoresOf, winnersOf } from './scoring.ts';
import { newGame } from './setup.ts';
import type { Snapshot } from './snapshot.ts';
import { snapshotOf } from './snapshot.ts';
import { optionsOf, settle } from './steps.ts';

export type { ReferenceGame } from './game.ts';

const CHANCE: ReadonlySet<string> = new Set(['start', 'starter', 'deal', 'tile', 'cover']);

/** The standard reading of each. */
const RULINGS: Rulings = {
  withdraw: 'turn-or-action',
  ending: 'after-last-refill',
  recruitSlide: 'all',
  shelf: 'columns',
  adSlide: 'right',
  icons: 'reachedOrPassed',
};

export function startReference(
  players: number,
  options: Options,
  figures: Figures,
  rulings: Rulings = RULINGS,
): ReferenceGame {
  const game = newGame(players, options, figures, rulings);
  settle(game);
  return game;
}

/** Who must decide what: chance, a seat, or no one any more. */
export function whoDecides(game: ReferenceGame): { who: 'chance' | 'over' | SeatNumber; decision: string } {
  const step = game.todo[0];
  if (step === undefined) return { who: 'over', decision: 'over' };
  if (CHANCE.has(step.kind)) return { who: 'chance', decision: step.kind };
  return { who: activeSeat(game).number, decision: step.kind };
}

/** Every legal action of the decision at hand. */
export function legalTexts(game: ReferenceGame): string[] {
  const step = game.todo[0];
  if (step === undefined) return [];
  return (optionsOf(game, step) ?? []).map((option) => option.text);
}

/** Carry out one legal action and all that follows from it without a choice. */
export function play(game: ReferenceGame, text: string): void {
  const step = game.todo[0];
  if (step === undefined) throw new Error(`the game is over: ${text}`);
  const option = (optionsOf(game, step) ?? []).find((legal) => legal.text === text);
  if (option === undefined) throw new Error(`not legal at ${step.kind}: ${text}`);
  game.todo = game.todo.slice(1);
  option.perform();
  settle(game);
}

export function scores(game: ReferenceGame): Score[] {
  return scoresOf(game);
}

export function winners(game: ReferenceGame): Winners {
  return winnersOf(game);
}

export function snapshot(game: ReferenceGame): Snapshot {
  return snapshotOf(game);
}
