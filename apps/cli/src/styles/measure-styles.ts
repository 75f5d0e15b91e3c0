import type { Level, WeightsFile } from '@la-stanza/bots';
import { STYLES, type StyleName } from '@la-stanza/bots/style';
import { runWorkshop, type StyledGame, type StyleMatch, type WorkshopJob } from '@la-stanza/bots/workshop';
import { styleReport } from '@la-stanza/bots/workshop/styles';
import { shippedWeights } from '../bots/weights.ts';
import { PROGRESS_TEXT, styleLine, toldApart } from '../developer/developer-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';
import { gamesOf, keepMatch, type PlayedMatch, readMatches } from './match-file.ts';

export interface StylesArguments {
  readonly level: Level;
  readonly games: number;
  readonly simulations: number;
  readonly workers: number;
  /** Where the games are kept as they are played; those already there are not played again. */
  readonly file?: string;
  readonly json?: boolean;
}

/** A job plays both seats of every deal. */
const DEALS_OF_A_JOB = 10;

/** `stanza styles`: every way of playing against the bot of the same level without one. */
export async function measureStyles(args: StylesArguments, terminal: Terminal): Promise<ExitCode> {
  const weights = shippedWeights();
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const kept = args.file === undefined ? [] : readMatches(args.file);
  const matches = matchesOf(args).map((match) => ({ match, games: gamesOf(kept, match) }));
  const total = STYLES.length * args.games;
  let done = matches.reduce((sum, { games }) => sum + games.length, 0);
  const played: PlayedMatch[] = matches.filter(({ games }) => games.length > 0);
  await runWorkshop(jobsOf(matches, weights.value), args.workers, (answer) => {
    if (answer.kind !== 'styled') return;
    played.push(answer);
    if (args.file !== undefined) keepMatch(args.file, answer);
    done += answer.games.length;
    terminal.err(PROGRESS_TEXT.games(done, total));
  });
  const games = (style: StyleName): readonly StyledGame[] =>
    played
      .filter(({ match }) => match.style === style)
      .toSorted((one, other) => one.match.from - other.match.from)
      .flatMap((one) => one.games);
  const report = styleReport({
    banker: games('banker'),
    rival: games('rival'),
    collector: games('collector'),
    builder: games('builder'),
    abbess: games('abbess'),
    navigator: games('navigator'),
  });
  if (args.json === true) printJson(terminal, { level: args.level, ...report });
  else {
    for (const row of report.styles) terminal.out(styleLine(row));
    terminal.out(toldApart(report));
  }
  return 0;
}

/** Every way plays its first deals before any plays more, so that a stopped run has as many games of each. */
function matchesOf({ level, games, simulations }: StylesArguments): readonly StyleMatch[] {
  const deals = Math.ceil(games / 2);
  const starts = Array.from({ length: Math.ceil(deals / DEALS_OF_A_JOB) }, (_, job) => job * DEALS_OF_A_JOB);
  return starts.flatMap((from) =>
    STYLES.map((style) => ({ level, style, simulations, from, deals: Math.min(DEALS_OF_A_JOB, deals - from) })),
  );
}

function* jobsOf(matches: readonly PlayedMatch[], weights: WeightsFile): Generator<WorkshopJob> {
  for (const { match, games } of matches) if (games.length === 0) yield { kind: 'styled', match, weights };
}
