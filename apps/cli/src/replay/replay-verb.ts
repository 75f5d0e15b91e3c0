import { ACTIONS, score, view, whoseTurn } from '@la-stanza/engine';
import { drawPosition } from '../play/draw-position.ts';
import { readGame } from '../record/read-record.ts';
import { paint } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { chronicleLines } from '../text/chronicle-lines.ts';
import { legendLines } from '../text/legend.ts';
import { playersNamed } from '../text/players.ts';
import { scoreTable } from '../text/score-table.ts';
import type { Speech } from '../text/speech.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface ReplayArguments {
  readonly at?: number;
  readonly json?: boolean;
}

/** `stanza replay`: the chronicle of a record, and the position it leads to. */
export async function replayVerb(
  path: string,
  { at, json }: ReplayArguments,
  { t }: Speech,
  terminal: Terminal,
): Promise<ExitCode> {
  const read = await readGame(t, path, at);
  if ('trouble' in read) return fail(terminal, read.trouble);
  const { game, steps } = read.value;
  const { state, record, fair, undo } = game;
  const standing = score(state);
  const position = view(state);
  if (json === true) {
    const told = steps.map(({ entry, events }) => ({ ...entry, text: ACTIONS[entry.action]?.text, events }));
    printJson(terminal, { entries: record.entries.length, fair, undo, position, score: standing, chronicle: told });
    return 0;
  }
  const players = playersNamed(t, record.players);
  const lines = chronicleLines({ t, players, figures: position.figures, ring: position.ring }, steps);
  for (const [index, { entry }] of steps.entries()) {
    terminal.out(`${String(entry.seq).padStart(4)}  ${ACTIONS[entry.action]?.text ?? ''}`);
    for (const line of lines[index] ?? []) terminal.out(`        ${line}`);
  }
  terminal.out(`\n${drawPosition(t, state, players, paint(terminal.colours))}`);
  if (whoseTurn(state).who === 'nobody') terminal.out(`\n${scoreTable(t, position, standing, players)}`);
  terminal.out(`\n${legendLines(t).join('\n')}`);
  return 0;
}
