import { writeFileSync } from 'node:fs';
import type { Level, WeightsFile } from '@la-stanza/bots';
import { runArena, type ArenaOptions, type ArenaResult } from '@la-stanza/bots/arena';
import type { Clock, Contestant } from '@la-stanza/bots/arena/contestant';
import { runMatrix } from '@la-stanza/bots/arena/matrix';
import { matchTable, matrixPicture } from '@la-stanza/bots/arena/report';
import { type BudgetArguments, budgetOf } from '../bots/bot-arguments.ts';
import { readWeights } from '../bots/weights.ts';
import { arenaRows, estimateLine, PROGRESS_TEXT } from '../developer/developer-text.ts';
import { grid } from '../terminal/grid.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { speechIn } from '../text/speech.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface ArenaArguments extends BudgetArguments {
  readonly a: Level;
  readonly b: Level;
  readonly msB?: number;
  readonly simulationsB?: number;
  readonly weights?: string;
  readonly weightsB?: string;
  readonly clock: Clock;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly workers: number;
  readonly sprt?: boolean;
  readonly file?: string;
  readonly matrix?: readonly Level[];
  readonly out?: string;
  readonly json?: boolean;
}

/** `stanza arena`: a match between two levels, or everybody against everybody. */
export async function arenaVerb(args: ArenaArguments, terminal: Terminal): Promise<ExitCode> {
  const { t } = speechIn('en');
  const weightsA = readWeights(t, args.weights);
  if ('trouble' in weightsA) return fail(terminal, weightsA.trouble);
  const weightsB = args.weightsB === undefined ? weightsA : readWeights(t, args.weightsB);
  if ('trouble' in weightsB) return fail(terminal, weightsB.trouble);
  const { players, games, seed, workers, clock, file } = args;
  const match = { players, games, seed, workers, clock, ...(file === undefined ? {} : { file }) };
  if (args.matrix !== undefined) return matrix(args, args.matrix, match, weightsA.value, terminal);

  const a = contestant(args.a, args, weightsA.value);
  const b = contestant(args.b, budgetOfB(args), weightsB.value);
  const blocks = Math.ceil(games / players);
  let latest: ArenaResult | undefined;
  const bar = progressBar(
    blocks,
    () => (latest === undefined ? '' : estimateLine(latest)),
    (text) => terminal.progress(text),
  );
  const result = await runArena({ ...match, a, b, sequential: args.sprt === true }, (soFar, done) => {
    latest = soFar;
    bar.at(done);
  });
  bar.clear();
  if (args.json === true) printJson(terminal, result);
  else terminal.out(grid(arenaRows(result, args.sprt === true)).join('\n'));
  return result.illegal === 0 ? 0 : 1;
}

/** B thinks as long as A unless told otherwise. */
function budgetOfB({ ms, msB = ms, simulations, simulationsB = simulations }: ArenaArguments): BudgetArguments {
  return {
    ...(msB === undefined ? {} : { ms: msB }),
    ...(simulationsB === undefined ? {} : { simulations: simulationsB }),
  };
}

function contestant(level: Level, budget: BudgetArguments, weights: WeightsFile | undefined): Contestant {
  return { level, budget: budgetOf(budget), ...(weights === undefined ? {} : { weights }) };
}

async function matrix(
  args: ArenaArguments,
  levels: readonly Level[],
  match: Omit<ArenaOptions, 'a' | 'b'>,
  weights: WeightsFile | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  const entrants = levels.map((level) => ({ name: String(level), contestant: contestant(level, args, weights) }));
  const bar = progressBar((levels.length * (levels.length - 1)) / 2, PROGRESS_TEXT.matches, terminal.progress);
  let done = 0;
  const pairings = await runMatrix(entrants, match, () => bar.at(++done));
  bar.clear();
  if (args.json === true) printJson(terminal, pairings);
  else terminal.out(matchTable(pairings).trimEnd());
  if (args.out !== undefined) {
    writeFileSync(`${args.out}.md`, matchTable(pairings));
    writeFileSync(`${args.out}.svg`, matrixPicture(pairings));
  }
  return pairings.every(({ result }) => result.illegal === 0) ? 0 : 1;
}
