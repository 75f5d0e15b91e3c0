import type { Level } from '@la-stanza/bots';
import { ALTERNATIVES, runAlternatives } from '@la-stanza/bots/balance/alternatives';
import { alternativeTables } from '@la-stanza/bots/balance/alternatives/report';
import { type BudgetArguments, budgetOf } from '../bots/bot-arguments.ts';
import { readWeights } from '../bots/weights.ts';
import { PROGRESS_TEXT } from '../developer/developer-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { speechIn } from '../text/speech.ts';
import { type ExitCode, fail } from '../verb.ts';
import { type PageArguments, printTables } from './with-tables.ts';

export interface AlternativesArguments extends Pick<BudgetArguments, 'simulations'>, PageArguments {
  readonly level: Level;
  readonly games: number;
  readonly players: readonly number[];
  /** The names of the alternatives; all if absent. */
  readonly only?: readonly string[];
  readonly weights?: string;
  readonly seed: number;
  readonly file?: string;
}

/** `stanza alternatives`: what other readings of the rules and other figures change, on the same deals. */
export function alternativesVerb(args: AlternativesArguments, terminal: Terminal): ExitCode {
  const weights = readWeights(speechIn('en').t, args.weights);
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const { level, games, players, only, seed, file } = args;
  const rows = runAlternatives(
    {
      contestant: { level, budget: budgetOf(args), ...(weights.value === undefined ? {} : { weights: weights.value }) },
      alternatives: ALTERNATIVES.filter(({ name }) => only === undefined || only.includes(name)),
      players,
      games,
      seed,
      ...(file === undefined ? {} : { file }),
    },
    (done, total) => terminal.progress(PROGRESS_TEXT.games(done, total)),
  );
  terminal.progress('');
  return printTables(
    alternativeTables(rows),
    rows.map(({ alternative: { name, rule }, ...row }) => ({ ...row, alternative: name, rule })),
    args,
    terminal,
  );
}
