import type { GameEvent, Seat, Step } from '@la-stanza/engine';

/** What one step of a turn brought about. */
export type ChronicleStep = { readonly seq: number; readonly events: readonly GameEvent[] };

export type ChronicleTurn = {
  /** 0 while the table is set. */
  readonly turn: number;
  readonly seat: Seat | undefined;
  /** From 1 in the finale, else 0. */
  readonly finalTurn: number;
  readonly steps: readonly ChronicleStep[];
};

type Told = { readonly steps: readonly Step[]; readonly turns: readonly ChronicleTurn[] };

const NOTHING_TOLD: Told = { steps: [], turns: [{ turn: 0, seat: undefined, finalTurn: 0, steps: [] }] };

/**
 * Tells a game turn by turn from its steps. It remembers how far it has come: a game that went on is told from there, one that
 * was undone from the start.
 */
export function createChronicler(): (steps: readonly Step[]) => readonly ChronicleTurn[] {
  let told = NOTHING_TOLD;
  return (steps) => {
    told = tellOn(isBeginningOf(told.steps, steps) ? told : NOTHING_TOLD, steps);
    return told.turns;
  };
}

function isBeginningOf(some: readonly Step[], whole: readonly Step[]): boolean {
  const last = some.at(-1);
  return last === undefined || whole[some.length - 1] === last;
}

function tellOn({ steps: done, turns: before }: Told, steps: readonly Step[]): Told {
  const turns = [...before];
  for (const { entry, events } of steps.slice(done.length)) addStep(turns, entry.seq, events);
  return { steps, turns };
}

/** A turn's beginning ends the step of the turn before. */
function addStep(turns: ChronicleTurn[], seq: number, events: readonly GameEvent[]): void {
  const next = events.findIndex(({ type }) => type === 'turn');
  const own = next === -1 ? events : events.slice(0, next);
  const current = turns.pop();
  if (current !== undefined) turns.push({ ...current, steps: [...current.steps, { seq, events: own }] });
  const begun = events[next];
  if (begun?.type === 'turn') {
    turns.push({ turn: turns.length, seat: begun.seat, finalTurn: begun.finalTurn, steps: [] });
  }
}
