import {
  ACTIONS,
  view,
  type ActionId,
  type Game,
  type GameRecord,
  newGame,
  parseAction,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import type { GameMoment, GameSource, SeatedPlayer } from '../../game/source/game-source.ts';
import { openLocalGame, type BotPlayer } from '../../game/source/local-game.ts';
import { LEARNER, type Lesson, type Progress, type SinceStart, type Step } from './lesson.ts';

/** The progress in a lesson, as the device stores it. */
export type LessonMark = { readonly at: number; readonly entries: readonly string[] };

export type LessonMoment = {
  /** The current step; undefined when the lesson is done. */
  readonly step: Step | undefined;
  readonly at: number;
  /** The game when the step began: its sentences describe that position. */
  readonly start: Game;
  /** Whether the goal cannot be met from here: the learner must undo or restart the step. */
  readonly missed: boolean;
  /** The wrong answer just given. */
  readonly wrong: string | undefined;
};

export type LessonRun = {
  readonly source: GameSource;
  readonly moment: () => LessonMoment;
  /** Goes from a step to read to the next one. */
  readonly goOn: () => void;
  readonly answer: (key: string, right: boolean) => void;
  /** Back to the beginning of the step. */
  readonly again: () => void;
  /** Plays the solution, one action at a time. */
  readonly show: () => void;
};

type LessonParts = {
  readonly lesson: Lesson;
  readonly players: readonly SeatedPlayer[];
  /** Where the learner left the lesson, if not at the beginning. */
  readonly from?: LessonMark | undefined;
  readonly keep: (mark: LessonMark) => void;
  /** Waits between two actions that are played automatically. */
  readonly pause: () => Promise<void>;
};

// The deals after the prepared position are always the same.
const SEED = '01e550';

/** Where a step began: the number of entries in force, and the game. */
type StepStart = { readonly from: number; readonly game: Game };

/** Opens a lesson: a game source over its prepared position, and the learner's progress. */
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
  let starts: StepStart[] = [];
  let moment: LessonMoment = momentAt(lesson, 0, inner.moment().game);
  let isClosed = false;
  let showing = 0;

  const game = (): Game => inner.moment().game;
  const lineLength = (): number => game().line.length;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  function begin(at: number): void {
    starts = [...starts.slice(0, at), ...Array.from({ length: Math.max(0, at - starts.length) }, () => here()), here()];
    moment = momentAt(lesson, at, game());
    keep({ at, entries: game().record.entries });
  }

  const here = (): StepStart => ({ from: lineLength(), game: game() });

  /** After every change: an undo may lead back into an earlier step, and the new events may meet the goal. */
  function update(): void {
    const shorter = starts.findIndex(({ from: length }) => length > lineLength());
    if (shorter > 0) {
      starts = starts.slice(0, shorter);
      moment = momentAt(lesson, shorter - 1, starts[shorter - 1]?.game ?? game());
    }
    const progress = progressOf(moment.step, starts[moment.at], inner.moment());
    if (progress === 'met') begin(moment.at + 1);
    else moment = { ...moment, missed: progress === 'missed', wrong: undefined };
    notify();
  }

  function watch(): void {
    const source = inner;
    source.subscribe(() => {
      if (source === inner) update();
    });
  }

  function again(): void {
    const start = starts[moment.at]?.game;
    if (start === undefined) return;
    inner.close();
    inner = open(start.record.entries);
    watch();
    update();
  }

  /** Plays the next action of the solution. A step that has left the solution is restarted first. */
  function showNext(round: number): void {
    const { step, at } = moment;
    if (round !== showing || isClosed || (step?.kind !== 'do' && step?.kind !== 'prove')) return;
    const played = ownTexts(game(), starts[at]?.from ?? 0);
    if (played.some((text, index) => text !== step.solution[index])) again();
    const next = parseAction(step.solution[ownTexts(game(), starts[at]?.from ?? 0).length] ?? '')?.id;
    const acting = whoseTurn(game().state);
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
      notify();
    },
    answer: (key, right) => {
      if (moment.step?.kind !== 'ask') return;
      if (right) begin(moment.at + 1);
      else moment = { ...moment, wrong: key };
      notify();
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
  return { ...newGame({ players: players.length }).record, entries };
}

function ownTexts({ line }: Game, from: number): string[] {
  return line.slice(from).flatMap(({ seat, action }) => (seat === LEARNER ? [ACTIONS[action]?.text ?? ''] : []));
}

function replyTo({ replies }: Lesson, { state }: Game): ActionId {
  const options = legalActions(state);
  const wanted = replies.flatMap((text) => options.find((option) => option.text === text) ?? []);
  const reply = wanted[0] ?? options[0];
  if (reply === undefined) throw new RangeError('the rival was asked where nothing is to be decided');
  return reply.id;
}

function progressOf(step: Step | undefined, start: StepStart | undefined, now: GameMoment): Progress {
  if (start === undefined || (step?.kind !== 'do' && step?.kind !== 'prove')) return 'open';
  return step.goal(sinceStart(start, now));
}

function sinceStart({ from, game: start }: StepStart, { game, steps }: GameMoment): SinceStart {
  const events = steps.slice(from).flatMap((step) => step.events);
  return { events, start: view(start.state), now: view(game.state) };
}
