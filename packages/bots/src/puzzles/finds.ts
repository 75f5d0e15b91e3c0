import type { State } from '@la-stanza/engine';
import { apply } from '@la-stanza/engine/apply';
import { actionId, copy } from '@la-stanza/engine/search';
import type { Bot } from '../bot.ts';
import { createBot } from '../levels.ts';
import { positionKey } from '../turns/position-key.ts';
import type { SolvedTurn } from './solve.ts';

/** How often level 2 is asked; it must never find the solution. */
const ASKED = 5;

/** Where the turn that a bot chooses leads. */
function afterChoice(state: State, bot: Bot, seed: number): State {
  const after = copy(state);
  for (const action of bot.decide(state, seed).actions) apply(after, actionId(action));
  return after;
}

/** Whether a bot plays a turn that solves a puzzle. */
export function finds(bot: Bot, state: State, solving: readonly SolvedTurn[]): boolean {
  const chosen = positionKey(afterChoice(state, bot, 1));
  return solving.some(({ after }) => positionKey(after) === chosen);
}

const apprentice = createBot(2);

/** Where level 2 goes, every time it is asked. */
export const apprenticeChoices = (state: State): readonly State[] =>
  Array.from({ length: ASKED }, (_, at) => afterChoice(state, apprentice, at + 1));

/** Whether level 2 plays a turn that solves a puzzle: then it is none. */
export function isEasy(state: State, solving: readonly SolvedTurn[]): boolean {
  const keys = new Set(solving.map(({ after }) => positionKey(after)));
  return apprenticeChoices(state).some((after) => keys.has(positionKey(after)));
}
