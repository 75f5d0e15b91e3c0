import { ACTIONS, score, toAct, view } from '@la-stanza/engine';
import { drawPosition } from '../play/draw-position.ts';
import { readGame } from '../record/read-record.ts';
import { paint } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { eventSentence } from '../text/event-sentence.ts';
import { LABELS } from '../text/labels.ts';
import { scoreTable } from '../text/score-table.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface ReplayArguments {
  readonly at?: number;
  readonly json?: boolean;
}

/** `stanza replay`: the chronicle of a record, and the position it leads to. */
export function replayVerb(path: string, { at, json }: ReplayArguments, terminal: Terminal): ExitCode {
  const read = readGame(path, at);
  if ('trouble' in read) return fail(terminal, read.trouble);
  const { game, steps } = read.value;
  const { state, record, fair, undo } = game;
  const standing = score(state);
  if (json === true) {
    const told = steps.map(({ entry, events }) => ({ ...entry, text: ACTIONS[entry.action]?.text, events }));
    const position = view(state);
    printJson(terminal, { entries: record.entries.length, fair, undo, position, score: standing, chronicle: told });
    return 0;
  }
  for (const { entry, events } of steps) {
    terminal.out(`${String(entry.seq).padStart(4)}  ${ACTIONS[entry.action]?.text ?? ''}`);
    for (const event of events) terminal.out(`        ${eventSentence(event, [])}`);
  }
  terminal.out(`\n${drawPosition(state, [], paint(terminal.colours))}`);
  if (toAct(state).who === 'nobody') terminal.out(`\n${scoreTable(standing, [])}`);
  terminal.out(`\n${LABELS.legend.join('\n')}`);
  return 0;
}
