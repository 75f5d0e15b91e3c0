import {
  preview,
  score,
  view as viewOf,
  type ActionId,
  type Game,
  type Preview,
  type Seat,
  tryPlay,
} from '@la-stanza/engine';
import { refusalSentence, type RuleNumber } from '@la-stanza/words';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { GameMoment, GameSource } from '../../game/source/game-source.ts';
import { actingIn, readerIn } from '../../game/source/who-plays.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import { decide, preselected } from '../decision/decide.ts';
import type { Coach } from './coach.ts';
import type { Choice, Guide } from '../decision/deciding.ts';
import type { Ask, DecisionPicture } from '../decision/decision-picture.ts';
import { drawAsk } from '../decision/draw-ask.ts';
import { endTurnDecision } from '../decision/end-turn.ts';
import { stepOutcome, type StepOutcome } from './step-outcome.ts';
import type { Table } from './table.ts';

/** The choice of the person at the table for one position; nothing of it has been played. */
type Draft = {
  readonly game: Game;
  readonly choice: Choice;
  /** Who is to be hired or placed before anyone else was chosen, if a tap before has said so. */
  readonly first?: number | undefined;
  /** The option under the pointer. */
  readonly look?: Choice | undefined;
  /** Why the pressed option is closed, and its rule. */
  readonly reason?: string | undefined;
  readonly rule?: RuleNumber | undefined;
  /** A loss, or what draws tiles, waits for an answer. */
  readonly asking: boolean;
  /** The last step of the turn: shown as if it were played, and played by ending the turn. */
  readonly ending?: ActionId | undefined;
};

/** What was answered once is not asked again in the same turn. */
type Answered = { readonly turn: string; readonly kinds: ReadonlySet<string> };

export function useTable(source: GameSource, coach?: Coach): Table {
  const { guide, sentence: toRead } = coach ?? {};
  const t = useTranslate();
  const actual = useSyncExternalStore(source.subscribe, source.moment, source.moment);
  const { game, players, seatsHere } = actual;
  const confirms = useSettings((settings) => settings.confirmSteps);
  const preselects = useSettings((settings) => settings.preselect);
  const [held, setHeld] = useState<Draft>();
  const [answered, setAnswered] = useState<Answered>();
  const fresh = useMemo<Draft>(
    () => ({ game, choice: confirms ? allowed(preselected(game, preselects), guide) : begun(game), asking: false }),
    [game, guide, confirms, preselects],
  );
  // a draft belongs to one position: it is void when the game moves on
  const draft = held?.game === game ? held : fresh;
  const { ending } = draft;
  const moment = useMemo(() => (ending === undefined ? actual : momentAfter(actual, ending)), [actual, ending]);
  const view = useMemo(() => viewOf(moment.game.state), [moment]);
  const points = useMemo(() => score(moment.game.state), [moment]);
  const previews = useMemo(() => new Map<ActionId, Preview>(), [game]);

  const foresee = (action: ActionId): Preview => {
    const known = previews.get(action) ?? preview(game.state, action);
    previews.set(action, known);
    return known;
  };

  const actingSeat = actingIn(actual);
  const decidesHere = actingSeat !== undefined && seatsHere.includes(actingSeat);
  const seat = decidesHere ? actingSeat : (lastSeatHere(actual) ?? view.seats[0]?.seat);
  const turn = `${viewOf(game.state).turn} ${actingSeat}`;

  function play(action: ActionId): void {
    const refusal = source.play(action);
    if (refusal !== undefined) {
      setHeld({ ...draft, reason: refusalSentence(t, refusal, players), rule: refusal.rule });
    }
  }

  const outcomeOf = (action: ActionId): StepOutcome => stepOutcome(game.state, foresee(action).state);

  /** What must be answered before a step: a loss, or that tiles will be drawn. */
  function askBefore(choice: Choice, outcome: StepOutcome): Ask | undefined {
    if (choice.action === undefined) return undefined;
    const { label = '', ask } = decisionOn(choice)?.confirm ?? {};
    if (ask !== undefined || outcome.drawn === 0 || outcome.endsTurn) return ask;
    return drawAsk(t, foresee(choice.action).state, { drawn: outcome.drawn, label });
  }

  /** One tap is one step: it is played if nothing must be asked first; the last step of a turn waits for its end. */
  function step(choice: Choice, isAnswered: boolean): void {
    const { action, also, first } = choice;
    if (action === undefined) {
      setHeld({ game, choice, first: draft.first, asking: false });
      return;
    }
    const outcome = outcomeOf(action);
    const ask = askBefore(choice, outcome);
    const kinds = answered?.turn === turn ? answered.kinds : new Set<string>();
    if (ask !== undefined && !isAnswered && !kinds.has(ask.kind)) {
      setHeld({ game, choice, asking: true });
      return;
    }
    if (ask !== undefined) setAnswered({ turn, kinds: new Set([...kinds, ask.kind]) });
    if (outcome.endsTurn) setHeld({ game, choice, asking: false, ending: action });
    else {
      play(action);
      if (also !== undefined) followUp(also);
      // the recruit that was tapped is the one to hire next
      if (first !== undefined) setHeld({ game: source.moment().game, choice: { first }, first, asking: false });
    }
  }

  /** The second half of a tap that plays two steps: a reward and what is taken for it. */
  function followUp(action: ActionId): void {
    const { game: now } = source.moment();
    if (stepOutcome(now.state, preview(now.state, action).state).endsTurn)
      setHeld({ game: now, choice: { action }, asking: false, ending: action });
    else play(action);
  }

  function pick(choice: Choice): void {
    if (!confirms) {
      step(choice, false);
      return;
    }
    const { action } = choice;
    // tapping the chosen option again plays it if undo is free
    if (action !== undefined && action === draft.choice.action && decisionOn(choice)?.confirm?.ask === undefined) {
      const { endsTurn, drawn } = outcomeOf(action);
      if (!endsTurn && drawn === 0) {
        play(action);
        return;
      }
    }
    setHeld({ game, choice, asking: false });
  }

  const showReason = (reason: string, rule?: RuleNumber): void =>
    setHeld({ ...draft, reason, rule, asking: false, ending: undefined });

  function decisionOn(choice: Choice): DecisionPicture | undefined {
    if (!decidesHere || actingSeat === undefined || toRead !== undefined) return undefined;
    const before = viewOf(game.state);
    return decide({
      t,
      game,
      view: before,
      open: before.open,
      seat: actingSeat,
      players,
      choice,
      isDirect: !confirms,
      pick,
      // focus follows the pointer: ignore the second event for the same option
      look: (look) =>
        setHeld((now) => {
          const current = now?.game === game ? now : fresh;
          return current.look?.action === look?.action && current.look?.also === look?.also
            ? now
            : { ...current, look };
        }),
      showReason,
      foresee,
      guide,
    });
  }

  const isEnding = ending !== undefined && decidesHere && toRead === undefined;
  const endTurn = (): void => {
    if (ending !== undefined) play(ending);
  };
  const open = decisionOn(draft.choice);
  const decision =
    isEnding && open !== undefined ? endTurnDecision({ t, moment, view, seat: actingSeat, ending, endTurn }) : open;

  const shown = draft.look?.action ?? draft.choice.action;
  const isForeseen = decision !== undefined && shown !== undefined && !isEnding;
  const hasChosen =
    draft.choice.first !== (draft.first ?? fresh.choice.first) ||
    (confirms && draft.choice.action !== fresh.choice.action);
  const isChoosing = draft.asking || isEnding || hasChosen;
  const last = game.line.at(-1);
  const canStepBack = decidesHere && last !== undefined && last.seq >= game.undo.free;
  const choice = draft.choice.action;

  return {
    moment,
    entries: game.record.entries.length,
    turn,
    view,
    score: points,
    seat,
    you: readerIn(actual),
    acting: actingSeat,
    decision,
    isDirect: !confirms,
    isEnding,
    look: isEnding ? undefined : draft.look,
    foreseen: isForeseen ? foreseeBoth(game, draft.look ?? draft.choice, foresee) : undefined,
    chosen: decision === undefined || choice === undefined || isEnding ? undefined : foresee(choice),
    reason: draft.reason,
    rule: draft.rule,
    asking: draft.asking,
    ask: draft.asking && choice !== undefined && !confirms ? askBefore(draft.choice, outcomeOf(choice)) : undefined,
    isChoosing,
    canUndo: isChoosing || canStepBack,
    undoes: draft.asking || hasChosen ? undefined : (ending ?? (canStepBack ? last.action : undefined)),
    undo: () => {
      if (draft.asking || isEnding) setHeld(confirms ? { ...draft, asking: false } : fresh);
      else if (hasChosen) setHeld(fresh);
      else source.undo();
    },
    showReason,
    pick,
    confirm: () => {
      if (isEnding) endTurn();
      else if (!confirms) {
        if (draft.asking) step(draft.choice, true);
      } else {
        const { action, ask } = decision?.confirm ?? {};
        if (action === undefined) return;
        if (ask !== undefined && !draft.asking) setHeld({ ...draft, asking: true });
        else play(action);
      }
    },
  };
}

/** What two steps of one tap change together. */
function foreseeBoth(
  { state }: Game,
  { action, also }: Choice,
  foresee: (action: ActionId) => Preview,
): Preview | undefined {
  if (action === undefined) return undefined;
  return also === undefined ? foresee(action) : preview(state, action, also);
}

/** The moment after a step that is shown but not played; its deals are still to come. */
function momentAfter(moment: GameMoment, action: ActionId): GameMoment {
  const { seed: _seed, ...game } = moment.game;
  const next = tryPlay(game, action);
  if ('refusal' in next) return moment;
  return { ...moment, game: next.game, steps: [...moment.steps, ...next.steps] };
}

/** The seat played here that acted last, or else the first one here. */
function lastSeatHere({ game, seatsHere, front }: GameMoment): Seat | undefined {
  const last = game.line.findLast((entry) => entry.seat !== 'chance' && seatsHere.includes(entry.seat))?.seat;
  return last === undefined || last === 'chance' ? (seatsHere[0] ?? front) : last;
}

/** The choice before the first tap, where a tap plays: only who is hired or placed first is decided. */
function begun(game: Game): Choice {
  const { first } = preselected(game, true);
  return { first };
}

/** Drops a preselection that the coach has closed. */
function allowed(choice: Choice, guide: Guide | undefined): Choice {
  return choice.action === undefined || guide?.(choice.action) === undefined ? choice : {};
}
