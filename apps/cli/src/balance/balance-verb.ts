import { readFileSync, writeFileSync } from 'node:fs';
import type { Level } from '@la-stanza/bots';
import type { Clock, Contestant } from '@la-stanza/bots/arena/contestant';
import { type BalanceOptions, runBalance } from '@la-stanza/bots/balance';
import { type BalanceRow, categoryTable, figuresTable, seatTable, tileTable } from '@la-stanza/bots/balance/report';
import { STANDARD_FIGURES } from '@la-stanza/engine';
import { type BudgetArguments, budgetOf } from '../bots/bot-arguments.ts';
import { readWeights } from '../bots/weights.ts';
import { PROGRESS_TEXT } from '../developer/developer-text.ts';
import { reasonOf } from '../record/read-record.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { speechIn } from '../text/speech.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';
import { withTables } from './with-tables.ts';

export interface BalanceArguments extends BudgetArguments {
  readonly level: Level;
  readonly clock: Clock;
  readonly games: number;
  /** The level and the number of games for other figures. */
  readonly figuresLevel: Level;
  readonly figuresGames: number;
  readonly seed: number;
  readonly file?: string;
  readonly out?: string;
  /** A word before the names of the tables, where a page holds several sets. */
  readonly mark?: string;
  readonly json?: boolean;
}

const PLAYERS = [2, 3, 4] as const;
/** The assumed figures put to the test: rules 1.9 and 1.10. */
const SETS = [3, 4, 5].flatMap((recruitmentSpaces) =>
  [
    [6, 5, 4, 3, 2, 1],
    [5, 4, 3, 2, 1, 0],
  ].map((hiringCosts) => ({ recruitmentSpaces, hiringCosts })),
);

/** `stanza balance`: what games of a level against itself say about the game and its assumed figures. */
export function balanceVerb(args: BalanceArguments, terminal: Terminal): ExitCode {
  const { t } = speechIn('en');
  const weights = readWeights(t, undefined);
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const { clock, seed, file } = args;
  const common = { clock, seed, ...(file === undefined ? {} : { file }) };
  const withWeights = weights.value === undefined ? {} : { weights: weights.value };
  const main: Contestant = { level: args.level, budget: budgetOf(args), ...withWeights };
  const side: Contestant = { level: args.figuresLevel, budget: {}, ...withWeights };
  const total = PLAYERS.length * (args.games + SETS.length * args.figuresGames);
  const bar = progressBar(total, PROGRESS_TEXT.games, terminal.progress);
  let before = 0;
  const run = (options: BalanceOptions, figures: BalanceRow['figures']): BalanceRow => {
    const balance = runBalance(options, (done) => bar.at(before + done));
    before += options.games;
    return { players: options.players, figures, balance };
  };
  const rows = PLAYERS.map((players) => run({ ...common, contestant: main, players, games: args.games }, {}));
  const others = SETS.flatMap((set) =>
    PLAYERS.map((players) =>
      run(
        { ...common, contestant: side, players, games: args.figuresGames, figures: { ...STANDARD_FIGURES, ...set } },
        set,
      ),
    ),
  );
  bar.clear();
  const tables = {
    seats: seatTable(rows),
    categories: categoryTable(rows),
    tiles: tileTable(rows),
    figures: args.figuresGames === 0 ? '' : figuresTable(others),
  };
  if (args.json === true) printJson(terminal, { rows, others });
  else terminal.out(Object.values(tables).join('\n').trimEnd());
  if (args.out === undefined) return 0;
  try {
    const { mark } = args;
    const marked = Object.entries(tables).map(([name, table]) => [
      mark === undefined ? name : `${mark} ${name}`,
      table,
    ]);
    writeFileSync(args.out, withTables(readFileSync(args.out, 'utf8'), Object.fromEntries(marked)));
  } catch (error) {
    return fail(terminal, t('cli.file.cannot-write', { path: args.out, reason: reasonOf(error) }));
  }
  return 0;
}
