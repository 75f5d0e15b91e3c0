import {
  ACTIONS,
  advance,
  RECORD_FORMAT,
  replay,
  toAct,
  undo,
  view,
  type GameRecord,
  type RecordFault,
  type Replayed,
  type Seat,
} from '@la-stanza/engine';
import type { Answer, Command, TableView } from '@la-stanza/protocol';
import type { GameMoment, GameSource, SeatedPlayer } from '../game/source/game-source.ts';
import { stepsNow } from '../game/source/steps-between.ts';
import type { Trouble } from './call.ts';
import type { KeptStep, StepMemory } from './kept-steps.ts';
import type { Room } from './room.ts';

type OnlineGameParts = {
  readonly room: { readonly room: () => Room | undefined; readonly subscribe: (listener: () => void) => () => void };
  /** Who the reader is; nobody for onlookers. */
  readonly user: string | undefined;
  readonly players: (table: TableView) => readonly SeatedPlayer[];
  /** Sends a command until it is answered; the same id is never carried out twice. */
  readonly command: (version: number, command: Command, id: string) => Promise<Answer>;
  readonly newId: () => string;
  /** Where own steps outlast the page; nothing for onlookers. */
  readonly memory: StepMemory | undefined;
  /** Told when the server did not take an own step that was shown already. */
  readonly onRefused: (trouble: Trouble) => void;
};

/** An own step that is shown already and that the server has not put into the record yet. */
type OwnStep = KeptStep & { isSent: boolean };

/**
 * A game at the server as a source for the table. Own steps are shown at once and sent one after the other; the record of the server
 * always wins. A position that only gets confirmed stays the same object, so that nothing in hand is lost.
 */
export function openOnlineGame(parts: OnlineGameParts): GameSource | { readonly fault: RecordFault } {
  const { user, players, command, onRefused, memory } = parts;
  const listeners = new Set<() => void>();
  let steps: OwnStep[] = [];
  let inFlight: OwnStep | undefined;
  let isClosed = false;
  const first = replay(recordOf(roomNow(), []));
  if ('fault' in first) return first;
  let played: Replayed = first;
  /** What the table sees: a step that draws tiles is seen with them, when the server has dealt. */
  let seen = played;
  let moment = momentOf();

  function roomNow(): Room {
    const room = parts.room.room();
    if (room === undefined) throw new Error('the table is not known yet');
    return room;
  }

  function momentOf(): GameMoment {
    const { table } = roomNow();
    const acting = toAct(seen.game.state);
    const own = view(seen.game.state).seats.find(({ seat }) => isOwn(table, seat, user))?.seat;
    const decides = own !== undefined && seen === played && isPlaying(table, own);
    const isBots = acting.who === 'seat' && table.seats[acting.seat]?.kind === 'bot' && table.status === 'running';
    return {
      ...seen,
      players: players(table),
      seatsHere: decides ? [own] : [],
      front: own,
      thinking: isBots ? acting.seat : undefined,
      unconfirmed: steps.length,
    };
  }

  function isDealing(): boolean {
    return toAct(played.game.state).who === 'chance';
  }

  function goOn(next: Replayed): void {
    played = { game: next.game, steps: stepsNow(played.steps, next) };
    if (!isDealing()) seen = played;
  }

  /** Brings what is shown to the record and the own steps beyond it. */
  function show(): void {
    if (isClosed) return;
    const record = recordOf(
      roomNow(),
      steps.map(({ text }) => text),
    );
    const known = played.game.record.entries;
    const isShown =
      record.entries.length === known.length && record.entries.every((text, index) => text === known[index]);
    if (!isShown) {
      const next = replay(record, played.game);
      // own steps were legal where they were made; if they are not after what came in between, they are void
      if ('fault' in next && steps.length > 0) {
        steps = [];
        onRefused({ code: 'stale-version' });
        show();
        return;
      }
      if ('fault' in next) throw new Error(`the record of the server does not replay: ${JSON.stringify(next.fault)}`);
      goOn(next);
    }
    memory?.keep(steps);
    moment = momentOf();
    for (const listener of listeners) listener();
  }

  /** Steps that stand in the record are done; where something else stands, the rest is void. */
  function takeIn(): void {
    const { entries } = roomNow();
    while (steps[0] !== undefined && entries.length > steps[0].version) {
      if (entries[steps[0].version] === steps[0].text) steps = steps.slice(1);
      else {
        steps = [];
        onRefused({ code: 'stale-version' });
      }
    }
    show();
    send();
  }

  /** One step at a time: the next goes out when the one before it is in the database. */
  function send(): void {
    const next = steps.find(({ isSent }) => !isSent);
    if (next === undefined || inFlight !== undefined || isClosed) return;
    next.isSent = true;
    inFlight = next;
    void command(next.version, commandOf(next.text), next.id).then((answer) => answered(next, answer));
  }

  function answered(step: OwnStep, answer: Answer): void {
    inFlight = undefined;
    if (isClosed) return;
    if (!answer.accepted && steps.includes(step)) {
      steps = [];
      onRefused(answer.reason);
      show();
    }
    send();
  }

  /** Shows an own step at once and sends it. */
  function add(text: string, next: Replayed): void {
    steps = [...steps, { id: parts.newId(), version: played.game.record.entries.length, text, isSent: false }];
    goOn(next);
    show();
    send();
  }

  /** Steps of an earlier visit that may have been sent or not: the server knows by their ids. */
  function takeUp(): void {
    steps = (memory?.recall() ?? []).map((kept) => ({ ...kept, isSent: false }));
    // a step beyond the record and the steps before it follows on nothing
    const { length } = roomNow().entries;
    if (steps[0] !== undefined && steps[0].version > length) steps = [];
    takeIn();
  }

  const stop = parts.room.subscribe(takeIn);
  takeUp();

  return {
    moment: () => moment,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (action) => {
      const next = advance(played.game, action);
      if ('code' in next) return next;
      add(ACTIONS[action]?.text ?? '', next);
      return undefined;
    },
    undo: () => {
      const { game } = played;
      const last = game.line.at(-1);
      if (isDealing()) return false;
      if (last === undefined || last.seq < game.undo.free || !moment.seatsHere.some((seat) => seat === last.seat))
        return false;
      const unsent = steps.at(-1);
      if (unsent !== undefined && !unsent.isSent && unsent.version === last.seq) {
        // nobody has heard of it yet
        steps = steps.slice(0, -1);
        show();
        return true;
      }
      const undone = undo(game, last.seq);
      if ('code' in undone) return false;
      add(`${UNDO}${last.seq}`, { game: undone.game, steps: [] });
      return true;
    },
    close: () => {
      isClosed = true;
      listeners.clear();
      stop();
    },
  };
}

const UNDO = 'undo ';

/** What the server is told for an entry of the record. */
function commandOf(text: string): Command {
  return text.startsWith(UNDO)
    ? { kind: 'undo', to: Number(text.slice(UNDO.length)) }
    : { kind: 'action', action: text };
}

function isOwn({ seats }: TableView, seat: Seat, user: string | undefined): boolean {
  return user !== undefined && seats[seat]?.user === user;
}

/** Whoever has left, or is out of time, decides nothing; nor does anybody after the end. */
function isPlaying({ seats, status }: TableView, seat: Seat): boolean {
  return status === 'running' && seats[seat]?.kind === 'human' && seats[seat].standing === 'playing';
}

function recordOf({ table, entries }: Room, more: readonly string[]): GameRecord {
  const { engine, seats, options, figures, commitment } = table;
  const record = {
    format: RECORD_FORMAT,
    engine,
    players: seats.length,
    options,
    figures,
    entries: [...entries, ...more],
  };
  const made: unknown = commitment === null ? record : { ...record, commitment };
  trust(made);
  return made;
}

/** Tells the compiler what the replay checks field by field. */
function trust(_record: unknown): asserts _record is GameRecord {}
