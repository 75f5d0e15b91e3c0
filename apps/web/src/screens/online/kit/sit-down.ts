import { ACTIONS, ENGINE_VERSION, legal, preview, STANDARD_OPTIONS, toAct, type ActionId } from '@la-stanza/engine';
import type { Answer, Command, TableView } from '@la-stanza/protocol';
import type { GameSource, SeatedPlayer } from '../../../game/source/game-source.ts';
import { newSavedGame, openLocalGame } from '../../../game/source/local-game.ts';
import type { KeptStep, StepMemory } from '../../../server/kept-steps.ts';
import { openOnlineGame } from '../../../server/online-game.ts';
import type { Room } from '../../../server/room.ts';

/* A table at a server that a test itself plays. */

export const PLAYERS: readonly SeatedPlayer[] = [
  { name: 'Elena', colour: 'plum' },
  { name: 'Marit', colour: 'onyx' },
];
export const USERS: readonly string[] = ['elena', 'marit'];
let ids = 0;

/** A game that has been dealt, as a server would have it. */
export function dealt(): string[] {
  const saved = newSavedGame({ id: 'g', players: PLAYERS, options: { start: 'first' }, seed: 'c0ffee', now: 1 });
  const local = openLocalGame({
    saved,
    save: () => undefined,
    think: () => new Promise(() => undefined),
    now: () => 2,
  });
  return [...local.moment().game.record.entries];
}

export const TABLE: TableView = {
  game: 'g',
  revision: 1,
  version: 0,
  status: 'running',
  ending: null,
  host: 'elena',
  listed: false,
  engine: ENGINE_VERSION,
  options: { ...STANDARD_OPTIONS, start: 'first' },
  figures: 'standard',
  commitment: null,
  pace: { kind: 'none' },
  seats: USERS.map((user, seat) => ({ seat, kind: 'human', user, name: user, bot: null, standing: 'playing' })),
  acting: 0,
  deadline: null,
  banks: null,
  offer: null,
  result: null,
  rematch: null,
  createdAt: 0,
  startedAt: 0,
  endedAt: null,
};

type Sent = {
  readonly id: string;
  readonly version: number;
  readonly command: Command;
  readonly answer: (answer: Answer) => void;
};

/** What a device keeps, for as long as the test goes. */
export function shelf(): StepMemory {
  let steps: readonly KeptStep[] = [];
  return {
    recall: () => steps,
    keep: (next) => (steps = next.map(({ id, version, text }) => ({ id, version, text }))),
  };
}

type SatDown = {
  readonly source: GameSource;
  readonly sent: readonly Sent[];
  readonly troubles: readonly string[];
  /** The server adds entries to the record. */
  readonly tell: (...more: string[]) => void;
  readonly change: (changed: Partial<TableView>) => void;
  /** The server takes the step sent last. */
  readonly accept: () => Promise<void>;
  /** How many entries there were in the beginning. */
  readonly start: number;
};

/** Opens the game of such a table; `played` has happened before. */
export function sitDown(
  user: string | undefined = 'elena',
  memory: StepMemory = shelf(),
  played: readonly string[] = [],
): SatDown {
  const entries = [...dealt(), ...played];
  const listeners = new Set<() => void>();
  const sent: Sent[] = [];
  const troubles: string[] = [];
  let table = TABLE;
  const room = (): Room => ({ table, entries: [...entries], chat: [], online: [0, 1], spectators: 0 });
  const source = openOnlineGame({
    room: {
      room,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    user,
    players: () => PLAYERS,
    command: (version, command, id) => new Promise((answer) => sent.push({ id, version, command, answer })),
    newId: () => `id-${ids++}`,
    memory,
    onRefused: ({ code }) => troubles.push(code),
  });
  if ('fault' in source) throw new Error(source.fault.code);
  const tell = (...more: string[]): void => {
    entries.push(...more);
    for (const listener of listeners) listener();
  };
  const change = (changed: Partial<TableView>): void => {
    table = { ...table, ...changed };
    tell();
  };
  const accept = async (): Promise<void> => {
    const last = sent.at(-1);
    last?.answer({ accepted: true, version: last.version + 1, revision: 1 });
    await Promise.resolve();
    await Promise.resolve();
  };
  return { source, sent, troubles, tell, change, accept, start: entries.length };
}

export function first(source: GameSource): ActionId {
  const [action] = legal(source.moment().game.state);
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

export type State = Parameters<typeof toAct>[0];

/** Two steps after each of which the same seat goes on, and nothing has been drawn. */
export function twoStaying(source: GameSource): readonly [ActionId, ActionId] {
  const { state } = source.moment().game;
  const pairs = staying(state).flatMap((one) => staying(preview(state, one).state).map((two) => [one, two] as const));
  const [pair] = pairs;
  if (pair === undefined) throw new Error('nothing stays');
  return pair;
}

function staying(state: State): ActionId[] {
  const now = toAct(state);
  return legal(state).filter((action) => {
    const next = toAct(preview(state, action).state);
    return now.who === 'seat' && next.who === 'seat' && now.seat === next.seat;
  });
}

export const textOf = (action: ActionId): string => ACTIONS[action]?.text ?? '';
export const lengthOf = (source: GameSource): number => source.moment().game.record.entries.length;
