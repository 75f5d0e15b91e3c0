import {
  ACTIONS,
  ENGINE_VERSION,
  legal,
  parse,
  RECORD_FORMAT,
  STANDARD_OPTIONS,
  toAct,
  view,
  type ActionId,
  type Game,
  type GameRecord,
} from '@la-stanza/engine';
import type { GameMoment, GameSource, SeatedPlayer } from '../../game/source/game-source.ts';
import { openLocalGame, type BotPlayer } from '../../game/source/local-game.ts';
import { LEARNER, type Lesson, type Progress, type Seen, type Step } from './lesson.ts';

/** How far a lesson has come, as the device remembers it. */
export type LessonMark = { readonly at: number; readonly entries: readonly string[] };

export type LessonMoment = {
  /** The step at hand; nothing when the lesson is done. */
  readonly step: Step | undefined;
  readonly at: number;
  /** The game where the step began: its sentences name what was there then. */
  readonly start: Game;
  /** Whether the step can no longer be met from here: undo or `again` helps. */
  readonly missed: boolean;
  /** The wrong answer just given. */
  readonly wrong: string | undefined;
};

export type LessonRun = {
  readonly source: GameSource;
  readonly moment: () => LessonMoment;
  /** From something read to the next step. */
  readonly goOn: () => void;
  readonly answer: (key: string, right: boolean) => void;
  /** Back to the beginning of the step. */
  readonly again: () => void;
  /** Plays the step, one action at a time. */
  readonly show: () => void;
};

type LessonParts = {
  readonly lesson: Lesson;
  readonly players: readonly SeatedPlayer[];
  /** Where the learner left, if it was not at the beginning. */
  readonly from?: LessonMark | undefined;
  readonly keep: (mark: LessonMark) => void;
  /** The time between two actions that play themselves. */
  readonly pause: () => Promise<void>;
};

// Draws after the prepared position are always the same.
const SEED = '01e550';

/** Where a step began: how long the line was, and the game there. */
type Begun = { readonly from: number; readonly game: Game };

/** Opens a lesson: a table over its prepared position, and beside it how far the learner has come. */
export function openLesson({ lesson, players, from, keep, pause }: LessonParts): LessonRun {
  const listeners = new Set<() => void>();
  const think: BotPlayer = async (game) => {
    await pause();
    return replyTo(lesson, game);
  };
  const open = (entries: readonly string[]): GameSource =>
    openLocalGame({
      saved: { id: lesson.id, record: recordOf(entries, players), seed: SEED, players, savedAt: 0 },
      save: () => {},
      think,
      now: () => 0,
    });

  let inner = open(from?.entries ?? entriesOf(lesson));
  let begun: Begun[] = [];
  let moment: LessonMoment = momentAt(lesson, 0, inner.moment().game);
  let isClosed = false;
  let showing = 0;

  const game = (): Game => inner.moment().game;
  const lineLength = (): number => game().line.length;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  function begin(at: number): void {
    begun = [...begun.slice(0, at), ...Array.from({ length: Math.max(0, at - begun.length) }, () => here()), here()];
    moment = momentAt(lesson, at, game());
    keep({ at, entries: game().record.entries });
  }

  const here = (): Begun => ({ from: lineLength(), game: game() });

  /** After every change: an undo may lead back into an earlier step, and what happened may meet the goal. */
  function look(): void {
    const shorter = begun.findIndex(({ from: length }) => length > lineLength());
    if (shorter > 0) {
      begun = begun.slice(0, shorter);
      moment = momentAt(lesson, shorter - 1, begun[shorter - 1]?.game ?? game());
    }
    const progress = progressOf(moment.step, begun[moment.at], inner.moment());
    if (progress === 'met') begin(moment.at + 1);
    else moment = { ...moment, missed: progress === 'missed', wrong: undefined };
    tell();
  }

  function watch(): void {
    const source = inner;
    source.subscribe(() => {
      if (source === inner) look();
    });
  }

  function again(): void {
    const start = begun[moment.at]?.game;
    if (start === undefined) return;
    inner.close();
    inner = open(start.record.entries);
    watch();
    look();
  }

  /** Plays on towards the goal from wherever the learner is; a step gone astray begins anew. */
  function showNext(round: number): void {
    const { step, at } = moment;
    if (round !== showing || isClosed || (step?.kind !== 'do' && step?.kind !== 'prove')) return;
    const played = ownTexts(game(), begun[at]?.from ?? 0);
    if (played.some((text, index) => text !== step.solution[index])) again();
    const next = parse(step.solution[ownTexts(game(), begun[at]?.from ?? 0).length] ?? '');
    const acting = toAct(game().state);
    if (acting.who === 'seat' && acting.seat === LEARNER && next !== undefined) inner.play(next);
    if (moment.at === at && acting.who === 'seat') void pause().then(() => showNext(round));
  }

  watch();
  begin(from?.at ?? 0);

  return {
    moment: () => moment,
    source: {
      moment: (): GameMoment => inner.moment(),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      play: (action) => {
        showing++;
        return inner.play(action);
      },
      undo: () => {
        showing++;
        return inner.undo();
      },
      close: () => {
        isClosed = true;
        inner.close();
        listeners.clear();
      },
    },
    goOn: () => {
      if (moment.step?.kind !== 'look') return;
      begin(moment.at + 1);
      tell();
    },
    answer: (key, right) => {
      if (moment.step?.kind !== 'ask') return;
      if (right) begin(moment.at + 1);
      else moment = { ...moment, wrong: key };
      tell();
    },
    again: () => {
      showing++;
      again();
    },
    show: () => showNext(++showing),
  };
}

function momentAt(lesson: Lesson, at: number, start: Game): LessonMoment {
  return { step: lesson.steps[at], at, start, missed: false, wrong: undefined };
}

/** The entries of the prepared position, one by one. */
function entriesOf({ position }: Lesson): string[] {
  return position.flatMap((line) => line.split(', '));
}

function recordOf(entries: readonly string[], players: readonly SeatedPlayer[]): GameRecord {
  return {
    format: RECORD_FORMAT,
    engine: ENGINE_VERSION,
    players: players.length,
    options: STANDARD_OPTIONS,
    figures: 'standard',
    entries,
  };
}

function ownTexts({ line }: Game, from: number): string[] {
  return line.slice(from).flatMap(({ seat, action }) => (seat === LEARNER ? [ACTIONS[action]?.text ?? ''] : []));
}

function replyTo({ replies }: Lesson, { state }: Game): ActionId {
  const options = legal(state);
  const wanted = replies.map((text) => parse(text)).find((id) => id !== undefined && options.includes(id));
  const reply = wanted ?? options[0];
  if (reply === undefined) throw new RangeError('the rival was asked where nothing is to be decided');
  return reply;
}

function progressOf(step: Step | undefined, start: Begun | undefined, now: GameMoment): Progress {
  if (start === undefined || (step?.kind !== 'do' && step?.kind !== 'prove')) return 'open';
  return step.goal(seenSince(start, now));
}

function seenSince({ from, game: start }: Begun, { game, steps }: GameMoment): Seen {
  const events = steps.slice(from).flatMap((step) => step.events);
  return { events, start: view(start.state), now: view(game.state) };
}
