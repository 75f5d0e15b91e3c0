import type { Level, WeightsFile } from '@la-stanza/bots';
import { STYLES, type StyleName } from '@la-stanza/bots/style';
import { runWorkshop, type StyledGame, type WorkshopJob } from '@la-stanza/bots/workshop';
import { styleReport } from '@la-stanza/bots/workshop/styles';
import { readWeights } from '../bots/weights.ts';
import { PROGRESS_TEXT, styleLine, toldApart } from '../developer/developer-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { speechIn } from '../text/speech.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface StylesArguments {
  readonly level: Level;
  readonly games: number;
  readonly simulations: number;
  readonly workers: number;
  readonly json?: boolean;
}

/** Games of a job: both seats of every deal. */
const DEALS_OF_A_JOB = 10;

/** `stanza styles`: every way of playing against the bot of the same level without one. */
export async function measureStyles(args: StylesArguments, terminal: Terminal): Promise<ExitCode> {
  const weights = readWeights(speechIn('en').t, undefined);
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  if (weights.value === undefined) return 1;
  const games: Record<StyleName, StyledGame[]> = {
    banker: [],
    rival: [],
    collector: [],
    builder: [],
    abbess: [],
    navigator: [],
  };
  let done = 0;
  await runWorkshop(jobsOf(args, weights.value), args.workers, (answer) => {
    if (answer.kind !== 'styled') return;
    games[answer.style].push(...answer.games);
    done += answer.games.length;
    if (args.json !== true) terminal.err(PROGRESS_TEXT.games(done, STYLES.length * args.games));
  });
  const report = styleReport(games);
  if (args.json === true) printJson(terminal, { level: args.level, ...report });
  else {
    for (const row of report.styles) terminal.out(styleLine(row));
    terminal.out(toldApart(report));
  }
  return 0;
}

function* jobsOf({ level, games, simulations }: StylesArguments, weights: WeightsFile): Generator<WorkshopJob> {
  for (const style of STYLES)
    for (let from = 0; 2 * from < games; from += DEALS_OF_A_JOB)
      yield {
        kind: 'styled',
        match: { level, style, simulations, from, deals: Math.min(DEALS_OF_A_JOB, Math.ceil(games / 2) - from) },
        weights,
      };
}
