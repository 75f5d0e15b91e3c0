import {
  ACTIONS,
  explain,
  type Action,
  type ActionId,
  type ActionKind,
  type Game,
  type OpenDecision,
  type Preview,
  type Refusal,
  type Seat,
  type SeatView,
  type View,
} from '@la-stanza/engine';
import { refusalSentence, RULE_OF_REFUSAL, seatOf, type RuleNumber, type Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { Target, TargetState } from '../../drawing/target/target.tsx';
import type { Drawing, Offer } from './decision-picture.ts';

/** What is chosen but not confirmed: an action, or the first half of one (the recruit to hire, the starter to place). */
export type Choice = { readonly action?: ActionId | undefined; readonly first?: number | undefined };

/** All a decision needs to present itself. */
export type Deciding = {
  readonly t: Translate;
  readonly game: Game;
  readonly view: View;
  readonly open: OpenDecision;
  readonly seat: Seat;
  readonly players: readonly SeatedPlayer[];
  readonly choice: Choice;
  readonly pick: (choice: Choice) => void;
  /** Pointed at, without being chosen. */
  readonly look: (action: ActionId | undefined) => void;
  /** A closed option was chosen: say why it is closed. */
  readonly tell: (reason: string, rule: RuleNumber | undefined) => void;
  /** What a legal action would change. */
  readonly foresee: (action: ActionId) => Preview;
  /** Why a legal action is not the one to take now, where a coach leads; nothing leaves it open. */
  readonly guide?: Guide | undefined;
};

export type Guide = (action: ActionId) => string | undefined;

type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

type AnyOption = { readonly action: Action; readonly refusal: Refusal | undefined };

export type Option<Kind extends ActionKind> = {
  readonly action: ActionOf<Kind>;
  readonly refusal: Refusal | undefined;
};

/** All options of a kind, legal ones and closed ones with their refusal. */
export function optionsOf<Kind extends ActionKind>({ game }: Deciding, kind: Kind): Option<Kind>[] {
  return ACTIONS.filter((action): action is ActionOf<Kind> => action.kind === kind).map((action) => ({
    action,
    refusal: explain(game.state, action.id),
  }));
}

export const isLegal = ({ refusal }: Pick<AnyOption, 'refusal'>): boolean => refusal === undefined;

export const own = ({ view, seat }: Deciding): SeatView => seatOf(view, seat);

/** The action that is chosen, if any. */
export function chosenAction({ choice }: Deciding): Action | undefined {
  return choice.action === undefined ? undefined : ACTIONS[choice.action];
}

type Face = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly isNoteBelow?: boolean | undefined;
  readonly spoken?: string | undefined;
  readonly badge?: string | undefined;
  readonly drawing?: Drawing | undefined;
  readonly end?: Drawing | undefined;
  readonly about?: string | undefined;
};

/** Gives an option its face: how it looks in the panel and what it is called on the table. */
export function offer(deciding: Deciding, option: AnyOption, face: Face): Offer {
  const { t, choice, players } = deciding;
  const { action, refusal } = option;
  const reason = refusal === undefined ? deciding.guide?.(action.id) : refusalSentence(t, refusal, players);
  return {
    ...face,
    key: action.text,
    state: stateOf(reason, choice.action === action.id),
    note: reason ?? face.note,
    onChoose: () =>
      reason === undefined
        ? deciding.pick({ action: action.id })
        : deciding.tell(reason, refusal && RULE_OF_REFUSAL[refusal.code]),
    onLook: (on) => deciding.look(on && reason === undefined ? action.id : undefined),
  };
}

function stateOf(reason: string | undefined, chosen: boolean): TargetState {
  return reason === undefined ? (chosen ? 'chosen' : 'legal') : 'not-now';
}

/** The same offer as a thing on board or mat. */
export function targetOf(from: Offer): Target {
  const { state, title, spoken = title, note, badge, about, onChoose, onLook } = from;
  return {
    state,
    label: note === undefined ? spoken : `${spoken}. ${note}`,
    badge: state === 'not-now' ? undefined : badge,
    about,
    onChoose,
    onPreview: onLook,
  };
}
