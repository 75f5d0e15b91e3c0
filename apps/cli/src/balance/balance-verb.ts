import type { Level } from '@la-stanza/bots';
import type { Clock, Contestant } from '@la-stanza/bots/arena/contestant';
import { runBalance } from '@la-stanza/bots/balance';
import { type BalanceRow, categoryTable, seatTable, tileTable } from '@la-stanza/bots/balance/report';
import { PLAYER_COUNTS } from '@la-stanza/engine';
import { type BudgetArguments, budgetOf } from '../bots/bot-arguments.ts';
import { readWeights } from '../bots/weights.ts';
import { PROGRESS_TEXT } from '../developer/developer-text.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { speechIn } from '../text/speech.ts';
import { type ExitCode, fail } from '../verb.ts';
import { type PageArguments, printTables } from './with-tables.ts';

export interface BalanceArguments extends BudgetArguments, PageArguments {
  readonly level: Level;
  readonly clock: Clock;
  readonly games: number;
  readonly seed: number;
  readonly file?: string;
}

/** `stanza balance`: what games of a level against itself say about the game. */
export function balanceVerb(args: BalanceArguments, terminal: Terminal): ExitCode {
  const weights = readWeights(speechIn('en').t, undefined);
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const { clock, seed, file, games } = args;
  const common = { clock, seed, games, ...(file === undefined ? {} : { file }) };
  const withWeights = weights.value === undefined ? {} : { weights: weights.value };
  const contestant: Contestant = { level: args.level, budget: budgetOf(args), ...withWeights };
  const bar = progressBar(PLAYER_COUNTS.length * games, PROGRESS_TEXT.games, terminal.progress);
  const rows = PLAYER_COUNTS.map((players, at): BalanceRow => ({
    players,
    balance: runBalance({ ...common, contestant, players }, (done) => bar.at(at * games + done)),
  }));
  bar.clear();
  const tables = { seats: seatTable(rows), categories: categoryTable(rows), tiles: tileTable(rows) };
  return printTables(tables, { rows }, args, terminal);
}
