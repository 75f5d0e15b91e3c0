import {
  type Analysis,
  analyse,
  createAdviser,
  REVIEW_WORK,
  type TurnReview,
  valueFor,
  withSimulations,
} from '@la-stanza/bots';
import { ACTIONS, type ActionId, type State } from '@la-stanza/engine';
import { type NamedPlayer, turnWords } from '@la-stanza/words';
import { readWeights } from '../bots/weights.ts';
import { readGame } from '../record/read-record.ts';
import { grid } from '../terminal/grid.ts';
import { progressBar, type ProgressBar } from '../terminal/progress-bar.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { playersNamed } from '../text/players.ts';
import type { Speech } from '../text/speech.ts';
import { weightsFaultSentence } from '../text/weights-fault-sentence.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface AnalyseArguments {
  readonly simulations: number;
  readonly seed: number;
  readonly weights?: string;
  readonly json?: boolean;
}

const textsOf = (actions: readonly ActionId[] = []): string[] => actions.map((action) => ACTIONS[action]?.text ?? '');

/** `stanza analyse`: what every turn of a game was worth, and what luck gave. */
export async function analyseVerb(
  path: string,
  args: AnalyseArguments,
  speech: Speech,
  terminal: Terminal,
): Promise<ExitCode> {
  const { t } = speech;
  const read = await readGame(t, path);
  if ('trouble' in read) return fail(terminal, read.trouble);
  const replayed = read.value;
  const { figures } = replayed.game.state.table;
  const weights = readWeights(t, args.weights);
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const { evaluator, fault } = valueFor(weights.value, figures);
  if (fault !== undefined) terminal.err(weightsFaultSentence(t, fault));
  const { simulations, seed } = args;
  let bar: ProgressBar | undefined;
  const work = withSimulations(REVIEW_WORK, simulations);
  const analysis = analyse(replayed, { adviser: createAdviser(evaluator), evaluator, work, seed }, (done, of) => {
    bar ??= progressBar(of, (now, all) => t('analysis.running', { done: now, of: all }), terminal.progress);
    bar.at(done);
  });
  bar?.clear();
  if (args.json === true) printJson(terminal, plain(analysis));
  else {
    const players = playersNamed(t, replayed.game.record.players);
    const before = new Map(replayed.steps.map((step) => [step.entry.seq, step.before]));
    const rows = analysis.turns.map((turn) => turnRow(speech, players, turn, before.get(turn.seq)));
    terminal.out(grid(rows, [0, 2, 3]).join('\n'));
    terminal.out(`\n${grid(summary(speech, players, analysis), [1, 2]).join('\n')}`);
  }
  return 0;
}

/** A turn as a row: entry, player, chance to win, what it lost, and what would have been better. */
function turnRow(
  { t, figures }: Speech,
  players: readonly NamedPlayer[],
  { seq, seat, winShares, loss, label, best }: TurnReview,
  before: State | undefined,
): string[] {
  const chance = t('analysis.percent', { chance: figures.percent(winShares[seat] ?? 0) });
  const row = [String(seq), players[seat]?.name ?? '', chance, figures.percentChange(-loss)];
  if (label === 'good' || best === undefined || before === undefined) return row;
  const better = turnWords(t, players, before, best);
  return [...row, t('analysis.fault', { label: t(`analysis.label.${label}`), better })];
}

/** By player, in points of win chance: what was lost by choice and what luck gave. */
function summary({ t, figures }: Speech, players: readonly NamedPlayer[], { lost, luck }: Analysis): string[][] {
  return [
    ['', t('cli.analyse.lost'), t('cli.analyse.luck')],
    ...lost.map((share, seat) => [
      players[seat]?.name ?? '',
      figures.percentChange(-share),
      figures.percentChange(luck[seat] ?? 0),
    ]),
  ];
}

/** The analysis with actions as texts, as records write them. */
function plain({ turns, ...rest }: Analysis): unknown {
  return {
    ...rest,
    turns: turns.map(({ played, best, ...turn }) => ({
      ...turn,
      played: textsOf(played),
      best: best === undefined ? undefined : textsOf(best),
    })),
  };
}
