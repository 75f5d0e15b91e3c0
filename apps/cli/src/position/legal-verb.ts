import { fromText, type State, whyNot, parseAction, whoseTurn, legalActions } from '@la-stanza/engine';
import { positionFaultSentence, refusalSentence } from '@la-stanza/words';
import { choiceLines, choicesOf } from '../play/choices.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { playersNamed } from '../text/players.ts';
import type { Speech } from '../text/speech.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface LegalArguments {
  readonly why?: string;
  readonly json?: boolean;
}

/** `stanza legal`: what can be done in the position of a line, or why something cannot. */
export function legalVerb(line: string, { why, json }: LegalArguments, speech: Speech, terminal: Terminal): ExitCode {
  const read = fromText(line);
  if ('fault' in read) {
    if (json !== true) return fail(terminal, positionFaultSentence(speech.t, read.fault));
    printJson(terminal, { fault: read.fault });
    return 1;
  }
  const { state } = read.game;
  if (why !== undefined) return tellWhy(state, why, json === true, speech, terminal);
  const acting = whoseTurn(state);
  if (json === true) printJson(terminal, { ...acting, actions: textsOf(state) });
  else for (const text of linesOf(state, speech)) terminal.out(text);
  return 0;
}

const textsOf = (state: State): string[] => legalActions(state).map(({ text }) => text);

/** The actions of a seat with their effects; the outcomes of chance speak for themselves. */
function linesOf(state: State, { t }: Speech): string[] {
  const acting = whoseTurn(state);
  if (acting.who === 'nobody') return [t('cli.legal.over')];
  if (acting.who === 'chance') return textsOf(state);
  return choiceLines(choicesOf(t, state, acting.seat, playersNamed(t, state.table.players)));
}

function tellWhy(state: State, text: string, json: boolean, { t }: Speech, terminal: Terminal): ExitCode {
  const action = parseAction(text)?.id;
  if (action === undefined) return fail(terminal, t('cli.legal.no-action', { text }));
  const refusal = whyNot(state, action);
  if (json) printJson(terminal, { action: text, legal: refusal === undefined, refusal });
  else if (refusal === undefined) terminal.out(t('cli.legal.is-legal', { text }));
  else terminal.out(refusalSentence(t, refusal, playersNamed(t, state.table.players)));
  return 0;
}
