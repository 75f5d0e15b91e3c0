import {
  ACTIONS,
  type Action,
  type ActionId,
  type ActionKind,
  type Game,
  type OpenDecision,
  type Preview,
  type RuledRefusal,
  type Seat,
  type SeatView,
  type View,
  whyNot,
} from '@la-stanza/engine';
import { refusalSentence, seatOf, type RuleNumber, type Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { Target, TargetState } from '../../drawing/targets/target.tsx';
import type { Drawing, Offer } from './decision-picture.ts';

/** What is chosen but not played: an action, or its first half (the recruit to hire, the starter to place). */
export type Choice = {
  readonly action?: ActionId | undefined;
  /** A second action that the same tap plays: what is taken for a reward. */
  readonly also?: ActionId | undefined;
  readonly first?: number | undefined;
};

/** Everything a decision needs to build its picture. */
export type Deciding = {
  readonly t: Translate;
  readonly game: Game;
  readonly view: View;
  readonly open: OpenDecision;
  readonly seat: Seat;
  readonly players: readonly SeatedPlayer[];
  readonly choice: Choice;
  /** A tap plays; otherwise it selects, and the step is confirmed. */
  readonly isDirect: boolean;
  readonly pick: (choice: Choice) => void;
  /** An option is pointed at, without being chosen. */
  readonly look: (choice: Choice | undefined) => void;
  /** A closed option was chosen: show the reason. */
  readonly showReason: (reason: string, rule: RuleNumber | undefined) => void;
  /** What a legal action would change. */
  readonly foresee: (action: ActionId) => Preview;
  /** Why a legal action is closed by a coach; undefined leaves it open. */
  readonly guide?: Guide | undefined;
};

/** The reason why a legal action, or a second one of the same tap, is closed. */
export type Guide = (action: ActionId, also?: ActionId) => string | undefined;

type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

type AnyOption = { readonly action: Action; readonly refusal: RuledRefusal | undefined };

export type Option<Kind extends ActionKind> = {
  readonly action: ActionOf<Kind>;
  readonly refusal: RuledRefusal | undefined;
};

/** All options of a kind: legal ones, and closed ones with their refusal. */
export function optionsOf<Kind extends ActionKind>({ game }: Deciding, kind: Kind): Option<Kind>[] {
  return ACTIONS.filter((action): action is ActionOf<Kind> => action.kind === kind).map((action) => ({
    action,
    refusal: whyNot(game.state, action.id),
  }));
}

export const isLegal = ({ refusal }: Pick<AnyOption, 'refusal'>): boolean => refusal === undefined;

export const own = ({ view, seat }: Deciding): SeatView => seatOf(view, seat);

/** The chosen action, if any. */
export function chosenAction({ choice }: Deciding): Action | undefined {
  return choice.action === undefined ? undefined : ACTIONS[choice.action];
}

type OfferLook = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly isNoteBelow?: boolean | undefined;
  readonly spoken?: string | undefined;
  readonly badge?: string | undefined;
  readonly drawing?: Drawing | undefined;
  readonly end?: Drawing | undefined;
  readonly about?: string | undefined;
};

/** Makes an offer of an option: its look in the panel and its name on the table; `more` is what the same tap also does. */
export function offer(
  deciding: Deciding,
  option: AnyOption,
  offerLook: OfferLook,
  more: Pick<Choice, 'also' | 'first'> = {},
): Offer {
  const { t, choice, players } = deciding;
  const { action, refusal } = option;
  const reason = refusal === undefined ? deciding.guide?.(action.id, more.also) : refusalSentence(t, refusal, players);
  const picked: Choice = { action: action.id, ...more };
  return {
    ...offerLook,
    key: keyOf(picked),
    state: stateOf(reason, choice.action === action.id && choice.also === picked.also),
    note: reason ?? offerLook.note,
    onChoose: () => (reason === undefined ? deciding.pick(picked) : deciding.showReason(reason, refusal?.rule)),
    onLook: (on) => deciding.look(on && reason === undefined ? picked : undefined),
  };
}

/** The name of an option, in the notation of its actions. */
export function keyOf({ action, also }: Choice): string {
  return [action, also].flatMap((id) => (id === undefined ? [] : (ACTIONS[id]?.text ?? []))).join(' ');
}

/** Whether an option begins with this action: a tap may play another one after it. */
export function beginsWith(key: string, text: string): boolean {
  return key === text || key.startsWith(`${text} `);
}

function stateOf(reason: string | undefined, chosen: boolean): TargetState {
  return reason === undefined ? (chosen ? 'chosen' : 'legal') : 'not-now';
}

/** The same offer as a target on board or mat. */
export function targetOf(from: Offer): Target {
  const { key, state, title, spoken = title, note, badge, about, onChoose, onLook } = from;
  return {
    state,
    offer: key,
    label: note === undefined ? spoken : `${spoken}. ${note}`,
    badge: state === 'not-now' ? undefined : badge,
    about,
    onChoose,
    onPreview: onLook,
  };
}
