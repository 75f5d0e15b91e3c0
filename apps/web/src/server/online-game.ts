import {
  ACTIONS,
  undo,
  view,
  type RecordFault,
  type Replayed,
  type Seat,
  tryPlay,
  openRecord,
  whoseTurn,
} from '@la-stanza/engine';
import type { Answer, Command, TableView } from '@la-stanza/protocol';
import type { GameMoment, GameSource, SeatedPlayer } from '../game/source/game-source.ts';
import { actingIn } from '../game/source/who-plays.ts';
import { stepsNow } from '../game/source/steps-between.ts';
import type { Trouble } from './call.ts';
import { earlyEndOf } from './early-end.ts';
import { recordOf } from './record-of.ts';
import type { UnconfirmedStep, StepMemory } from './unconfirmed-steps.ts';
import type { LiveTable } from './live-table.ts';

type OnlineGameParts = {
  readonly source: {
    readonly snapshot: () => LiveTable | undefined;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** The visitor's user id; undefined for spectators without a session. */
  readonly user: string | undefined;
  readonly players: (table: TableView) => readonly SeatedPlayer[];
  /** Sends a command until it is answered. The server executes an id only once. */
  readonly command: (version: number, command: Command, id: string) => Promise<Answer>;
  readonly newId: () => string;
  /** Stores own steps across reloads; undefined for spectators. */
  readonly memory: StepMemory | undefined;
  /** Called when the server refuses an own step that is already shown. */
  readonly onRefused: (trouble: Trouble) => void;
};

/** An own step that is already shown but not in the server's record yet. */
type OwnStep = UnconfirmedStep & { isSent: boolean };

/**
 * A game at the server as a source for the table. Own steps are shown immediately and sent one at a time; the server's record
 * always wins. A position that is merely confirmed stays the same object, so that a choice in hand survives.
 */
export function openOnlineGame(parts: OnlineGameParts): GameSource | { readonly fault: RecordFault } {
  const { user, players, command, onRefused, memory } = parts;
  const listeners = new Set<() => void>();
  let steps: OwnStep[] = [];
  let inFlight: OwnStep | undefined;
  let isClosed = false;
  let lost = tableNow().lost;
  const first = openRecord(recordOf(tableNow(), []));
  if ('fault' in first) return first;
  let played: Replayed = first;
  /** What the table shows. A step that draws tiles appears only when the server has dealt them. */
  let seen = played;
  let moment = momentOf();

  function tableNow(): LiveTable {
    const liveTable = parts.source.snapshot();
    if (liveTable === undefined) throw new Error('the table is not known yet');
    return liveTable;
  }

  function momentOf(): GameMoment {
    const { table } = tableNow();
    const earlyEnd = earlyEndOf(table, seen.game);
    const acting = actingIn({ game: seen.game, earlyEnd });
    const own = view(seen.game.state).seats.find(({ seat }) => isOwn(table, seat, user))?.seat;
    const decides = own !== undefined && seen === played && isPlaying(table, own);
    const isBots = acting !== undefined && table.seats[acting]?.kind === 'bot' && table.status === 'running';
    return {
      ...seen,
      players: players(table),
      seatsHere: decides ? [own] : [],
      front: own,
      // what a bot does in a seat that was left is not the reader's
      own: own !== undefined && table.seats[own]?.kind === 'human' ? own : undefined,
      earlyEnd,
      thinking: isBots ? acting : undefined,
      unconfirmed: steps.length,
    };
  }

  function isDealing(): boolean {
    return whoseTurn(played.game.state).who === 'chance';
  }

  function setPlayed(next: Replayed): void {
    played = { game: next.game, steps: stepsNow(played.steps, next) };
    if (!isDealing()) seen = played;
  }

  /** Replays the record plus the own steps beyond it, and notifies the table. */
  function show(): void {
    if (isClosed) return;
    const record = recordOf(
      tableNow(),
      steps.map(({ text }) => text),
    );
    const known = played.game.record.entries;
    const isShown =
      record.entries.length === known.length && record.entries.every((text, index) => text === known[index]);
    if (!isShown) {
      const next = openRecord(record, { from: played.game });
      // own steps were legal when they were made; entries that came in between may make them illegal, which voids them
      if ('fault' in next && steps.length > 0) {
        steps = [];
        onRefused({ code: 'stale-version' });
        show();
        return;
      }
      if ('fault' in next) throw new Error(`the record of the server does not replay: ${JSON.stringify(next.fault)}`);
      setPlayed(next);
    }
    memory?.keep(steps);
    moment = momentOf();
    for (const listener of listeners) listener();
  }

  /** The server has lost steps that were shown: own steps on top of them are void, and the player is told why. */
  function noticeLoss(): void {
    const now = tableNow().lost;
    if (now === lost) return;
    lost = now;
    steps = [];
    onRefused({ code: 'rewound' });
  }

  /** Drops own steps that are in the record. If the record has another entry in their place, the rest is void. */
  function reconcile(): void {
    noticeLoss();
    const { entries } = tableNow();
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

  /** One step at a time: the next is sent when the one before it is in the database. */
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

  /** Shows an own step immediately and sends it. */
  function add(text: string, next: Replayed): void {
    steps = [...steps, { id: parts.newId(), version: played.game.record.entries.length, text, isSent: false }];
    setPlayed(next);
    show();
    send();
  }

  /** Restores steps of an earlier visit. They may have been sent: the server recognises their ids. */
  function restoreSteps(): void {
    steps = (memory?.recall() ?? []).map((kept) => ({ ...kept, isSent: false }));
    // a step that starts beyond the end of the record follows on nothing
    const { length } = tableNow().entries;
    if (steps[0] !== undefined && steps[0].version > length) steps = [];
    reconcile();
  }

  const stop = parts.source.subscribe(reconcile);
  restoreSteps();

  return {
    moment: () => moment,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (action) => {
      const next = tryPlay(played.game, action);
      if ('refusal' in next) return next.refusal;
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
        // it was never sent
        steps = steps.slice(0, -1);
        show();
        return true;
      }
      const undone = undo(game, last.seq);
      if ('fault' in undone) return false;
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

/** The command that asks the server for an entry of the record. */
function commandOf(text: string): Command {
  return text.startsWith(UNDO)
    ? { kind: 'undo', to: Number(text.slice(UNDO.length)) }
    : { kind: 'action', action: text };
}

function isOwn({ seats }: TableView, seat: Seat, user: string | undefined): boolean {
  return user !== undefined && seats[seat]?.user === user;
}

/** A player who has left or run out of time decides nothing, and no one does after the end. */
function isPlaying({ seats, status }: TableView, seat: Seat): boolean {
  return status === 'running' && seats[seat]?.kind === 'human' && seats[seat].standing === 'playing';
}
