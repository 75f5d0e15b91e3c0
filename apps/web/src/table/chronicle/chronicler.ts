import {
  apply,
  setup,
  toAct,
  type Game,
  type GameEvent,
  type LineEntry,
  type Seat,
  type State,
} from '@la-stanza/engine';

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

type Told = { readonly line: readonly LineEntry[]; readonly state: State; readonly turns: readonly ChronicleTurn[] };

/**
 * Tells a game turn by turn from its entries. It remembers how far it has come: a game that went on is told from there, one that
 * was undone from the start.
 */
export function createChronicler(): (game: Game) => readonly ChronicleTurn[] {
  let told: Told | undefined;
  return (game) => {
    const from = told !== undefined && isBeginningOf(told.line, game.line) ? told : opening(game);
    told = tellOn(from, game.line);
    return told.turns;
  };
}

function isBeginningOf(line: readonly LineEntry[], whole: readonly LineEntry[]): boolean {
  const last = line.at(-1);
  return last === undefined || whole[line.length - 1]?.seq === last.seq;
}

function opening({ state }: Game): Told {
  const { players, options, figures } = state.table;
  return {
    line: [],
    state: setup({ players, options, figures }),
    turns: [{ turn: 0, seat: undefined, finalTurn: 0, steps: [] }],
  };
}

function tellOn({ line: done, state, turns: before }: Told, line: readonly LineEntry[]): Told {
  const turns = [...before];
  for (const { action, seq } of line.slice(done.length)) {
    const events: GameEvent[] = [];
    const wasOver = toAct(state).who === 'nobody';
    apply(state, action, events);
    if (!wasOver) addStep(turns, seq, events);
  }
  return { line, state, turns };
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
