import { randomBytes } from 'node:crypto';
import { score, view, toRecord } from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import { type TableArguments, tableFigures, tableOptions } from '../arguments.ts';
import type { Outcome } from '../record/outcome.ts';
import { readGame } from '../record/read-record.ts';
import { writeRecord } from '../record/write-record.ts';
import { paint } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { scoreTable } from '../text/score-table.ts';
import type { Speech } from '../text/speech.ts';
import { Complaint, type ExitCode, fail, printJson } from '../verb.ts';
import { drawPosition } from './draw-position.ts';
import { play } from './play.ts';
import { openSession, resumeSession, type Session, type Step } from './session.ts';

export interface PlayArguments extends TableArguments {
  readonly players: number;
  readonly seed?: string;
  readonly names?: readonly string[];
  readonly save?: string;
  readonly resume?: string;
  readonly json?: boolean;
}

const SEED_BYTES = 32;

/** `stanza play`: a whole game at one terminal. With --json the talk goes to stderr and the record to stdout. */
export async function playVerb(args: PlayArguments, { t }: Speech, terminal: Terminal): Promise<ExitCode> {
  const opened = await open(t, args);
  if ('trouble' in opened) return fail(terminal, opened.trouble);
  if (args.save !== undefined) {
    const trouble = writeRecord(t, args.save, toRecord(opened.value.session.game), args.save === args.resume);
    if (trouble !== undefined) return fail(terminal, trouble);
  }
  const say = args.json === true ? terminal.err : terminal.out;
  const brush = paint(terminal.colours);
  const { players: count, commitment = '' } = opened.value.session.game.record;
  say(t('cli.play.welcome', { players: count, commitment }));
  const ask = async (prompt: string): Promise<string | undefined> => {
    const line = await terminal.ask(prompt);
    // a piped answer is written out, so that the output reads like a game at the terminal
    if (!terminal.isTyped && line !== undefined) say(`${prompt}${line}`);
    return line;
  };
  const keep = (session: Session): void => {
    const trouble = args.save === undefined ? undefined : writeRecord(t, args.save, toRecord(session.game), true);
    if (trouble !== undefined) terminal.err(trouble);
  };
  const played = await play(opened.value, { t, say, ask, keep, paint: brush });
  const { game, players, seed } = played;
  const isOver = game.isOver;
  if (isOver) {
    say(`\n${drawPosition(t, game.state, players, brush)}`);
    say(`\n${scoreTable(t, view(game.state), score(game.state), players)}`);
    say(t('cli.play.seed', { seed }));
    if (args.save !== undefined) say(t('cli.play.saved', { path: args.save }));
  } else {
    const { save: path } = args;
    say(path === undefined ? t('cli.play.left', { seed }) : t('cli.play.left-saved', { path, seed }));
  }
  if (args.json === true) {
    printJson(terminal, { over: isOver, score: score(game.state), record: toRecord(game) });
  }
  return 0;
}

async function open(t: Translate, args: PlayArguments): Promise<Outcome<Step>> {
  const { players, names = [], seed, resume, ruling: rulings } = args;
  if (resume !== undefined) {
    if (seed === undefined) throw new Complaint(t('cli.play.resume-needs-seed'));
    const read = await readGame(t, resume);
    if ('trouble' in read) return read;
    if (read.value.game.isOver) return { trouble: t('cli.play.already-over') };
    return resumeSession(t, read.value.game.record, seed, names);
  }
  if (names.length > 0 && names.length !== players) throw new Complaint(t('cli.play.name-count', { players }));
  const options = tableOptions(args);
  const figures = tableFigures(args, players) ?? 'standard';
  const dealt = seed ?? randomBytes(SEED_BYTES).toString('hex');
  return openSession(t, { players, options, figures, rulings, names, seed: dealt });
}
