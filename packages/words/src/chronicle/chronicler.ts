import type { GameEvent, Seat, State, Step } from '@la-stanza/engine';

/** The events of one step of a turn. */
export type ChronicleStep = { readonly seq: number; readonly events: readonly GameEvent[] };

export type ChronicleTurn = {
  /** 0 during setup. */
  readonly turn: number;
  readonly seat: Seat | undefined;
  /** The how-manieth turn of its player this is. */
  readonly nth: number;
  /** The round in which it begins; undefined after the last refill. */
  readonly round: number | undefined;
  /** From 1 in the finale, else 0. */
  readonly finalTurn: number;
  /** The position at its beginning; undefined before its first step. */
  readonly before: State | undefined;
  readonly steps: readonly ChronicleStep[];
};

type Progress = { readonly steps: readonly Step[]; readonly turns: readonly ChronicleTurn[] };

const SETUP: ChronicleTurn = {
  turn: 0,
  seat: undefined,
  nth: 0,
  round: 1,
  finalTurn: 0,
  before: undefined,
  steps: [],
};

const NO_PROGRESS: Progress = { steps: [], turns: [SETUP] };

/**
 * Builds the chronicle of a game, turn by turn, from its steps. It remembers how far it has come: a longer game is extended from
 * there, an undone one is built anew.
 */
export function createChronicler(): (steps: readonly Step[]) => readonly ChronicleTurn[] {
  let progress = NO_PROGRESS;
  return (steps) => {
    progress = extend(isBeginningOf(progress.steps, steps) ? progress : NO_PROGRESS, steps);
    return progress.turns;
  };
}

function isBeginningOf(some: readonly Step[], whole: readonly Step[]): boolean {
  const last = some.at(-1);
  return last === undefined || whole[some.length - 1] === last;
}

function extend({ steps: done, turns: before }: Progress, steps: readonly Step[]): Progress {
  const turns = [...before];
  for (const step of steps.slice(done.length)) addStep(turns, step);
  return { steps, turns };
}

/** The event of a new turn ends the last step of the turn before. */
function addStep(turns: ChronicleTurn[], { entry, before, events }: Step): void {
  const next = events.findIndex(({ type }) => type === 'turn');
  const own = next === -1 ? events : events.slice(0, next);
  const current = turns.pop() ?? SETUP;
  const step = { seq: entry.seq, events: own };
  const grown = { ...current, before: current.before ?? before, steps: [...current.steps, step] };
  turns.push(grown);
  const begun = events[next];
  if (begun?.type !== 'turn') return;
  const { seat, finalTurn } = begun;
  const nth = (turns.findLast((turn) => turn.seat === seat)?.nth ?? 0) + 1;
  turns.push({ ...SETUP, turn: turns.length, seat, nth, round: roundAfter(grown), finalTurn });
}

/** Rule 11.1: there is no round after the last refill. */
function roundAfter({ round, steps }: ChronicleTurn): number | undefined {
  const begun = steps.flatMap(({ events }) => [...events]).findLast(({ type }) => type === 'round');
  if (begun?.type !== 'round') return round;
  return begun.last ? undefined : begun.round;
}
