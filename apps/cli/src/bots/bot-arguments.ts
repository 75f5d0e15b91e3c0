import { InvalidArgumentError } from 'commander';
import { LEVELS, type Level } from '@la-stanza/bots';
import { ALTERNATIVES } from '@la-stanza/bots/balance/alternatives';
import { wholeNumber } from '../arguments.ts';
import { ARGUMENT_TEXT } from '../developer/developer-text.ts';

/** A level by its number. */
export function levelOf(text: string): Level {
  const level = LEVELS.find((known) => String(known) === text);
  if (level === undefined) throw new InvalidArgumentError(ARGUMENT_TEXT.notLevel(LEVELS));
  return level;
}

/** Several levels, separated by commas. */
export const levelsOf = (text: string): Level[] => text.split(',').map((each) => levelOf(each));

/** Numbers of players, separated by commas. */
export const playerCountsOf = (text: string): number[] => text.split(',').map((each) => wholeNumber(2, 4)(each));

/** Alternatives by their names, separated by commas. */
export function alternativesOf(text: string): string[] {
  const names = text.split(',');
  const known = ALTERNATIVES.map(({ name }) => name);
  if (!names.every((name) => known.includes(name))) {
    throw new InvalidArgumentError(ARGUMENT_TEXT.notAlternative(known));
  }
  return names;
}

/** How long a bot may think about a turn. */
export interface BudgetArguments {
  readonly ms?: number;
  readonly simulations?: number;
}

export function budgetOf({ ms, simulations }: BudgetArguments): {
  readonly milliseconds?: number;
  readonly simulations?: number;
} {
  return {
    ...(ms === undefined ? {} : { milliseconds: ms }),
    ...(simulations === undefined ? {} : { simulations }),
  };
}
