import { ACTIONS, type Game, type GameRecord, type Replayed, type Seat, type Step, whoseTurn } from '@la-stanza/engine';
import type { GameMoment, GameSource, SeatedPlayer } from '../../game/source/game-source.ts';
import { replaySteps, type ReplayStep } from './replay-steps.ts';

/** A game to replay: the table shows one of its steps. */
export type ReplaySource = GameSource & {
  readonly whole: Replayed;
  readonly steps: readonly ReplayStep[];
  readonly step: () => number;
  /** Whether the shown step does not directly follow the previous one. */
  readonly isJump: () => boolean;
  /** Shows another step; an index out of range is clamped. */
  readonly goTo: (step: number) => void;
};

/** `own`: the reader's seat, who is then spoken to. */
export function openReplay(replayed: Replayed, players: readonly SeatedPlayer[], first = 0, own?: Seat): ReplaySource {
  const steps = replaySteps(replayed);
  const whole = withoutUndos(replayed);
  const listeners = new Set<() => void>();
  const nearest = (step: number): number => Math.min(Math.max(0, step), steps.length - 1);
  let shown = nearest(first);
  let isJump = false;
  let moment = { ...momentAt(whole, steps, shown, players), own };
  return {
    whole,
    steps,
    step: () => shown,
    isJump: () => isJump,
    goTo: (step) => {
      if (nearest(step) === shown) return;
      isJump = nearest(step) !== shown + 1;
      shown = nearest(step);
      moment = { ...momentAt(whole, steps, shown, players), own };
      for (const listener of listeners) listener();
    },
    moment: () => moment,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // a replay has no seat on this device, so nothing can be played
    play: () => undefined,
    undo: () => false,
    close: () => listeners.clear(),
  };
}

/** The same game with the entries in force only: undone steps are not shown. */
function withoutUndos({ game, steps }: Replayed): Replayed {
  const entries = game.line.map(({ action }) => ACTIONS[action]?.text ?? '');
  const line = game.line.map((entry, seq) => ({ ...entry, seq }));
  return {
    game: { ...game, record: { ...headOf(game.record), entries }, line, undo: noUndo(line.length) },
    steps: steps.map((step, seq): Step => ({ ...step, entry: { ...step.entry, seq } })),
  };
}

/** The record without result and checks, which belong to all entries together. */
function headOf({ result: _result, checks: _checks, ...head }: GameRecord): GameRecord {
  return head;
}

const noUndo = (entries: number): Game['undo'] => ({ free: entries, consent: entries });

/** The game at a step. */
function gameAt({ closing, ...whole }: Game, { entries, state }: ReplayStep): Game {
  const shown = {
    ...whole,
    record: { ...whole.record, entries: whole.record.entries.slice(0, entries) },
    line: whole.line.slice(0, entries),
    state,
    undo: noUndo(entries),
  };
  const isEnd = entries === whole.line.length && closing !== undefined;
  return isEnd ? { ...shown, isOver: true, closing } : { ...shown, isOver: false };
}

function momentAt(
  whole: Replayed,
  steps: readonly ReplayStep[],
  index: number,
  players: readonly SeatedPlayer[],
): GameMoment {
  const step = steps[index];
  if (step === undefined) throw new RangeError(`there is no step ${index}`);
  return {
    game: gameAt(whole.game, step),
    steps: whole.steps.slice(0, step.entries),
    players,
    seatsHere: [],
    front: frontOf(step),
  };
}

/** The player who has decided, so that the change is visible on their mat; at the opening the first player to act. */
function frontOf({ seat, state }: ReplayStep): Seat | undefined {
  const acting = whoseTurn(state);
  return seat ?? (acting.who === 'seat' ? acting.seat : undefined);
}
