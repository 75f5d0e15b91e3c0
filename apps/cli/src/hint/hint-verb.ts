import { createAdviser, hint, HINT_WORK, valueFor, withSimulations } from '@la-stanza/bots';
import { ACTIONS, type ActionId, whoseTurn } from '@la-stanza/engine';
import { advisedSentence, advisedSteps, reasonClause } from '@la-stanza/words';
import { readWeights } from '../bots/weights.ts';
import { readGame } from '../record/read-record.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { playersNamed } from '../text/players.ts';
import type { Speech } from '../text/speech.ts';
import { weightsFaultSentence } from '../text/weights-fault-sentence.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface HintArguments {
  readonly at?: number;
  readonly simulations: number;
  readonly weights?: string;
  readonly seed: number;
  readonly json?: boolean;
}

const textsOf = (actions: readonly ActionId[]): string[] => actions.map((action) => ACTIONS[action]?.text ?? '');
const plain = (text: string): string => text.replaceAll('**', '');

/** `stanza hint`: the best turn of a position, why, and how sure that is. */
export async function hintVerb(
  path: string,
  args: HintArguments,
  { t }: Speech,
  terminal: Terminal,
): Promise<ExitCode> {
  const read = await readGame(t, path, args.at);
  if ('trouble' in read) return fail(terminal, read.trouble);
  const { state, record } = read.value.game;
  const acting = whoseTurn(state);
  if (acting.who !== 'seat') {
    return fail(terminal, t('cli.hint.nobody-decides', { path, entries: record.entries.length }));
  }
  const weights = readWeights(t, args.weights);
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const { evaluator, fault } = valueFor(weights.value, state.table.figures);
  if (fault !== undefined) terminal.err(weightsFaultSentence(t, fault));
  const began = performance.now();
  const found = hint(createAdviser(evaluator), state, args.seed, withSimulations(HINT_WORK, args.simulations));
  const milliseconds = Math.round(performance.now() - began);
  if (found === undefined) return fail(terminal, t('advice.none'));
  const { best, alternative, certainty, won, tries } = found;
  if (args.json === true) {
    const turn = ({ actions, ...rest }: typeof best): unknown => ({ ...rest, actions: textsOf(actions) });
    printJson(terminal, {
      at: record.entries.length,
      seat: acting.seat,
      milliseconds,
      certainty,
      won,
      tries,
      best: turn(best),
      alternative: alternative === undefined ? null : turn(alternative),
    });
    return 0;
  }
  const players = playersNamed(t, record.players);
  const say = ({ actions, gains }: typeof best): void => {
    terminal.out(advisedSentence(t, state, actions));
    const reason = reasonClause(t, players, gains);
    if (reason !== undefined) terminal.out(plain(t('advice.because', { reason })));
    for (const [index, { title, note }] of advisedSteps(t, state, actions).entries()) {
      terminal.out(`  ${index + 1}. ${title}${note === undefined ? '' : ` (${note})`}`);
    }
  };
  say(best);
  terminal.out(plain(t(`advice.certainty.${certainty}`, { won, tries })));
  if (alternative !== undefined) {
    terminal.out(`\n${t('advice.alternative')}:`);
    say(alternative);
  }
  return 0;
}
