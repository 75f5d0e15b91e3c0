import { preview, score, toAct, view as viewOf, type ActionId, type Game, type Preview } from '@la-stanza/engine';
import { refusalSentence, RULE_OF_REFUSAL, type RuleNumber } from '@la-stanza/words';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { GameSource } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import { decide, preselected } from '../decision/decide.ts';
import type { Coach } from './coach.ts';
import type { Choice, Guide } from '../decision/deciding.ts';
import type { DecisionPicture } from '../decision/decision-picture.ts';
import type { Table } from './table.ts';

/** What the person at the table has in hand for one position: nothing of it has happened yet. */
type Draft = {
  readonly game: Game;
  readonly choice: Choice;
  /** Pointed at. */
  readonly look?: ActionId | undefined;
  /** Why the option just pressed is closed, and the rule that says so. */
  readonly reason?: string | undefined;
  readonly rule?: RuleNumber | undefined;
  /** A loss was confirmed once and waits for the second time. */
  readonly asking: boolean;
};

export function useTable(source: GameSource, coach?: Coach): Table {
  const { guide, sentence: toRead } = coach ?? {};
  const t = useTranslate();
  const moment = useSyncExternalStore(source.subscribe, source.moment, source.moment);
  const { game, players, seatsHere } = moment;
  const confirms = useSettings((settings) => settings.confirm);
  const preselects = useSettings((settings) => settings.preselect);
  const [held, setHeld] = useState<Draft>();
  const fresh = useMemo<Draft>(
    () => ({ game, choice: allowed(preselected(game, preselects), guide), asking: false }),
    [game, guide, preselects],
  );
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
  const fallback =
    lastHere === undefined || lastHere === 'chance' ? (seatsHere[0] ?? moment.front ?? view.seats[0]?.seat) : lastHere;
  const seat = decidesHere ? actingSeat : fallback;

  function play(action: ActionId): void {
    const refusal = source.play(action);
    if (refusal !== undefined) {
      setHeld({ ...draft, reason: refusalSentence(t, refusal, players), rule: RULE_OF_REFUSAL[refusal.code] });
    }
  }

  /** Whether the same seat goes on deciding and no tile is drawn: then undo takes it back freely. */
  function isFree(action: ActionId): boolean {
    const next = toAct(foresee(action).state);
    return next.who === 'seat' && next.seat === actingSeat && viewOf(foresee(action).state).turn === view.turn;
  }

  function pick(choice: Choice): void {
    const { action } = choice;
    // tapping what is chosen goes on, where that can be taken back; who confirms only the last step goes on with the first tap
    if (action !== undefined && (confirms === 'final' || action === draft.choice.action)) {
      if (decisionOn(choice)?.confirm?.ask === undefined && isFree(action)) {
        play(action);
        return;
      }
    }
    setHeld({ game, choice, asking: false });
  }

  const tell = (reason: string, rule?: RuleNumber): void => setHeld({ ...draft, reason, rule, asking: false });

  function decisionOn(choice: Choice): DecisionPicture | undefined {
    if (!decidesHere || actingSeat === undefined || toRead !== undefined) return undefined;
    return decide({
      t,
      game,
      view,
      open: view.open,
      seat: actingSeat,
      players,
      choice,
      pick,
      // the focus follows the pointer: the same thing twice changes nothing
      look: (look) =>
        setHeld((now) => {
          const current = now?.game === game ? now : fresh;
          return current.look === look ? now : { ...current, look };
        }),
      tell,
      foresee,
      guide,
    });
  }

  const decision = decisionOn(draft.choice);

  const shown = draft.look ?? draft.choice.action;
  const hasChosen = draft.choice.first !== fresh.choice.first || draft.choice.action !== fresh.choice.action;
  const last = game.line.at(-1);
  const canStepBack = decidesHere && last !== undefined && last.seq >= game.undo.free;

  return {
    moment,
    view,
    score: points,
    seat,
    you: seatsHere.length === 1 ? seatsHere[0] : undefined,
    acting: actingSeat,
    decision,
    foreseen: decision === undefined || shown === undefined ? undefined : foresee(shown),
    chosen: decision === undefined || draft.choice.action === undefined ? undefined : foresee(draft.choice.action),
    reason: draft.reason,
    rule: draft.rule,
    asking: draft.asking,
    canUndo: draft.asking || hasChosen || canStepBack,
    undo: () => {
      if (draft.asking) setHeld({ ...draft, asking: false });
      else if (hasChosen) setHeld(fresh);
      else source.undo();
    },
    tell,
    confirm: () => {
      const { action, ask } = decision?.confirm ?? {};
      if (action === undefined) return;
      if (ask !== undefined && !draft.asking) setHeld({ ...draft, asking: true });
      else play(action);
    },
  };
}

/** A coach may keep what would be preselected for later. */
function allowed(choice: Choice, guide: Guide | undefined): Choice {
  return choice.action === undefined || guide?.(choice.action) === undefined ? choice : {};
}
