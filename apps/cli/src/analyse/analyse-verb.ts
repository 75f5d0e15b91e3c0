import { type Analysis, analyse, createAdviser, valueFor } from '@la-stanza/bots';
import { ACTIONS, type ActionId } from '@la-stanza/engine';
import { readWeights } from '../bots/weights.ts';
import { readGame } from '../record/read-record.ts';
import { grid } from '../terminal/grid.ts';
import { progressBar, type ProgressBar } from '../terminal/progress-bar.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { analysisSummary, BOTS_TEXT, turnRow, weightsFaultSentence } from '../text/bots-text.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface AnalyseArguments {
  readonly simulations: number;
  readonly seed: number;
  readonly weights?: string;
  readonly json?: boolean;
}

const textsOf = (actions: readonly ActionId[] = []): string[] => actions.map((action) => ACTIONS[action]?.text ?? '');

/** `stanza analyse`: what every turn of a game was worth, and what luck gave. */
export function analyseVerb(path: string, args: AnalyseArguments, terminal: Terminal): ExitCode {
  const read = readGame(path);
  if ('trouble' in read) return fail(terminal, read.trouble);
  const replayed = read.value;
  const weights = readWeights(args.weights);
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const { evaluator, fault } = valueFor(weights.value, replayed.game.state.table.figures);
  if (fault !== undefined) terminal.err(weightsFaultSentence(fault));
  const { simulations, seed } = args;
  let bar: ProgressBar | undefined;
  const analysis = analyse(replayed, { bot: createAdviser(evaluator), evaluator, simulations, seed }, (done, of) => {
    bar ??= progressBar(of, BOTS_TEXT.stretches, terminal.progress);
    bar.at(done);
  });
  bar?.clear();
  if (args.json === true) printJson(terminal, plain(analysis));
  else {
    terminal.out(
      grid(
        analysis.turns.map((turn) => turnRow(turn, textsOf(turn.best?.actions))),
        [0, 2, 3],
      ).join('\n'),
    );
    terminal.out(`\n${grid(analysisSummary(analysis), [1, 2]).join('\n')}`);
  }
  return 0;
}

/** The analysis with actions as texts, as records write them. */
function plain({ turns, ...rest }: Analysis): unknown {
  return {
    ...rest,
    turns: turns.map(({ played, best, ...turn }) => ({
      ...turn,
      played: textsOf(played),
      best: best === undefined ? undefined : { ...best, actions: textsOf(best.actions) },
    })),
  };
}
