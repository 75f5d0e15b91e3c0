import { InvalidArgumentError } from 'commander';
import { LEVELS, type Level } from '@la-stanza/bots';
import { ARGUMENT_TEXT } from '../developer/developer-text.ts';

/** A level by its number. */
export function levelOf(text: string): Level {
  const level = LEVELS.find((known) => String(known) === text);
  if (level === undefined) throw new InvalidArgumentError(ARGUMENT_TEXT.notLevel(LEVELS));
  return level;
}

/** Several levels, separated by commas. */
export const levelsOf = (text: string): Level[] => text.split(',').map((each) => levelOf(each));

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
