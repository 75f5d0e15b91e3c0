import {
  preview,
  score,
  toAct,
  view as viewOf,
  type ActionId,
  type Game,
  type Preview,
  type Score,
  type Seat,
  type View,
} from '@la-stanza/engine';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { GameMoment, GameSource } from '../game/game-source.ts';
import { useTranslate } from '../messages/messages.ts';
import { decide, preselected } from './decision/decide.ts';
import type { Choice } from './decision/deciding.ts';
import type { DecisionPicture } from './decision/decision-picture.ts';
import { refusalSentence } from './words/refusal.ts';

/** What the person at the table has in hand for one position: nothing of it has happened yet. */
type Draft = {
  readonly game: Game;
  readonly choice: Choice;
  /** Pointed at. */
  readonly look?: ActionId | undefined;
  /** Why the option just pressed is closed. */
  readonly reason?: string | undefined;
  /** A loss was confirmed once and waits for the second time. */
  readonly asking: boolean;
};

export type Table = {
  readonly moment: GameMoment;
  readonly view: View;
  readonly score: Score;
  /** Whose mat is shown: the deciding seat where it is played here, else the last one that was. */
  readonly seat: Seat | undefined;
  /** The seat that must decide, wherever it is. */
  readonly acting: Seat | undefined;
  /** The decision, if it is made here. */
  readonly decision: DecisionPicture | undefined;
  /** What the choice, or what is pointed at, would change. */
  readonly foreseen: Preview | undefined;
  readonly reason: string | undefined;
  readonly asking: boolean;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly confirm: () => void;
};

export function useTable(source: GameSource): Table {
  const t = useTranslate();
  const moment = useSyncExternalStore(source.subscribe, source.moment, source.moment);
  const { game, players, seatsHere } = moment;
  const [held, setHeld] = useState<Draft>();
  const fresh = useMemo<Draft>(() => ({ game, choice: preselected(game), asking: false }), [game]);
  // a draft belongs to one position; as soon as the game moves on it is void
  const draft = held?.game === game ? held : fresh;
  const view = useMemo(() => viewOf(game.state), [game]);
  const points = useMemo(() => score(game.state), [game]);
  const previews = useMemo(() => new Map<ActionId, Preview>(), [game]);

  const foresee = (action: ActionId): Preview => {
    const known = previews.get(action) ?? preview(game.state, action);
    previews.set(action, known);
    return known;
  };

  const acting = toAct(game.state);
  const actingSeat = acting.who === 'seat' ? acting.seat : undefined;
  const decidesHere = actingSeat !== undefined && seatsHere.includes(actingSeat);
  const lastHere = game.line.findLast((entry) => entry.seat !== 'chance' && seatsHere.includes(entry.seat))?.seat;
  const fallback = lastHere === undefined || lastHere === 'chance' ? (seatsHere[0] ?? view.seats[0]?.seat) : lastHere;
  const seat = decidesHere ? actingSeat : fallback;

  function play(action: ActionId): void {
    const refusal = source.play(action);
    if (refusal !== undefined) setHeld({ ...draft, reason: refusalSentence(t, refusal, players) });
  }

  /** Whether the same seat goes on deciding and no tile is drawn: then undo takes it back freely. */
  function isFree(action: ActionId): boolean {
    const next = toAct(foresee(action).state);
    return next.who === 'seat' && next.seat === actingSeat && viewOf(foresee(action).state).turn === view.turn;
  }

  function pick(choice: Choice): void {
    const { action } = choice;
    // tapping what is chosen goes on, where that can be taken back
    if (
      action !== undefined &&
      action === draft.choice.action &&
      decision?.confirm?.ask === undefined &&
      isFree(action)
    ) {
      play(action);
      return;
    }
    setHeld({ game, choice, asking: false });
  }

  const decision =
    decidesHere && actingSeat !== undefined
      ? decide({
          t,
          game,
          view,
          open: view.open,
          seat: actingSeat,
          players,
          choice: draft.choice,
          pick,
          look: (look) => setHeld((now) => ({ ...(now?.game === game ? now : fresh), look })),
          tell: (reason) => setHeld({ ...draft, reason, asking: false }),
          foresee,
        })
      : undefined;

  const shown = draft.look ?? draft.choice.action;
  const hasChosen = draft.choice.first !== undefined || draft.choice.action !== fresh.choice.action;
  const last = game.line.at(-1);
  const canStepBack = decidesHere && last !== undefined && last.seq >= game.undo.free;

  return {
    moment,
    view,
    score: points,
    seat,
    acting: actingSeat,
    decision,
    foreseen: decision === undefined || shown === undefined ? undefined : foresee(shown),
    reason: draft.reason,
    asking: draft.asking,
    canUndo: draft.asking || hasChosen || canStepBack,
    undo: () => {
      if (draft.asking) setHeld({ ...draft, asking: false });
      else if (hasChosen) setHeld(fresh);
      else source.undo();
    },
    confirm: () => {
      const { action, ask } = decision?.confirm ?? {};
      if (action === undefined) return;
      if (ask !== undefined && !draft.asking) setHeld({ ...draft, asking: true });
      else play(action);
    },
  };
}
