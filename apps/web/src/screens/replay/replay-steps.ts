import {
  score,
  view,
  type GameEvent,
  type LineEntry,
  type Replayed,
  type Seat,
  type State,
  type View,
  whoseTurn,
} from '@la-stanza/engine';

/** A position in which a seat decides, or the last one, with the decision that led there. */
export type ReplayStep = {
  /** How many entries in force come before it. */
  readonly entries: number;
  readonly state: State;
  /** The seat that decided; undefined before the first decision. */
  readonly seat: Seat | undefined;
  /** The turn of that decision; 0 during setup. */
  readonly turn: number;
  /** The events of the decision and of the deals that followed. */
  readonly events: readonly GameEvent[];
  /** Phase and round when the decision was made. */
  readonly where: Pick<View, 'phase' | 'round' | 'finalTurn'>;
  /** The prestige of every seat if the game ended here. */
  readonly totals: readonly number[];
};

/** Cuts a game into the steps of a replay: one for the opening and one for every decision of a seat. */
export function replaySteps({ game, steps }: Replayed): readonly ReplayStep[] {
  const cut: ReplayStep[] = [];
  let events: GameEvent[] = [];
  let decided: LineEntry | undefined;
  let where = whereOf(steps[0]?.before ?? game.state);
  for (const [index, { entry, before, events: own }] of steps.entries()) {
    if (entry.seat !== 'chance') {
      cut.push(stepAt(before, index, decided, events, where));
      events = [];
      decided = entry;
      where = whereOf(before);
    }
    events.push(...own);
  }
  return [...cut, stepAt(game.state, steps.length, decided, events, where)];
}

function stepAt(
  state: State,
  entries: number,
  decided: LineEntry | undefined,
  events: readonly GameEvent[],
  where: ReplayStep['where'],
): ReplayStep {
  return {
    entries,
    state,
    seat: decided?.seat === 'chance' ? undefined : decided?.seat,
    turn: decided?.turn ?? 0,
    // the event of the next turn belongs to the next step
    events: events.filter(({ type }) => type !== 'turn'),
    where,
    totals: score(state).seats.map(({ total }) => total),
  };
}

function whereOf(state: State): ReplayStep['where'] {
  const { phase, round, finalTurn } = view(state);
  return { phase, round, finalTurn };
}

/** The step that shows the result of the first so many entries. */
export function stepOfEntries(steps: readonly ReplayStep[], entries: number): number {
  const found = steps.findIndex((step) => step.entries >= entries);
  return found === -1 ? steps.length - 1 : found;
}

/** The first step of the next turn, or the last step of the previous one. */
export function stepOfTurn(steps: readonly ReplayStep[], from: number, by: 1 | -1): number {
  const turn = steps[from]?.turn ?? 0;
  const found =
    by === 1
      ? steps.findIndex((step) => step.turn > turn)
      : steps.findLastIndex((step, index) => index < from && step.turn < turn);
  return found === -1 ? (by === 1 ? steps.length - 1 : 0) : found;
}

export const isOver = ({ state }: ReplayStep): boolean => whoseTurn(state).who === 'nobody';
