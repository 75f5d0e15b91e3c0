import type { ActionId, Artwork, BonusTile, Discipline } from '@la-stanza/engine';
import type { BookColour } from '@la-stanza/words';
import type { Person } from '../../drawing/art/cast/cast.ts';
import type { PlayerColour } from '../../drawing/art/player.ts';
import type { SymbolName } from '../../drawing/art/symbol.tsx';
import type { NichePicture, RoomName } from '../../drawing/board/board-picture.ts';
import type { TargetState } from '../../drawing/targets/target.tsx';
import type { Targets } from '../../picture/targets.ts';

/** A small picture beside words. */
export type Drawing =
  | { readonly kind: 'portrait'; readonly person: Person }
  | { readonly kind: 'emblem'; readonly discipline: Discipline }
  | { readonly kind: 'player'; readonly player: PlayerColour }
  | { readonly kind: 'coin'; readonly figure?: string | undefined }
  | { readonly kind: 'prestige'; readonly figure: string }
  | { readonly kind: 'meeple'; readonly discipline: Discipline | 'any' }
  | { readonly kind: 'book'; readonly colour: BookColour | 'any' }
  | { readonly kind: 'artwork'; readonly artwork: Artwork }
  | { readonly kind: 'tile'; readonly tile: BonusTile }
  | { readonly kind: 'pillar'; readonly player: PlayerColour }
  | { readonly kind: 'ship'; readonly player: PlayerColour }
  | { readonly kind: 'star' }
  | { readonly kind: 'symbol'; readonly name: SymbolName };

/** One option as the panel offers it. */
export type Offer = {
  readonly key: string;
  readonly state: TargetState;
  readonly title: string;
  /** The effect, or the reason why it is closed. */
  readonly note?: string | undefined;
  /** Too long for a row: shown below the panel when chosen. */
  readonly isNoteBelow?: boolean | undefined;
  /** Name and price for screen readers, where the picture shows them to everyone else. */
  readonly spoken?: string | undefined;
  /** Replaces the note where space is short. */
  readonly tag?: string | undefined;
  readonly badge?: string | undefined;
  readonly drawing?: Drawing | undefined;
  readonly end?: Drawing | undefined;
  readonly about?: string | undefined;
  /** What it can be dragged onto, as the first word of that target's `about`; tapping both does the same. */
  readonly dragOnto?: string | undefined;
  readonly onChoose: () => void;
  readonly onLook?: ((on: boolean) => void) | undefined;
};

export type MeterPart = {
  readonly key: string;
  readonly figure: string;
  readonly caption: string;
  /** A part that can grow is a button; one that cannot is grey. */
  readonly offer?: Offer | undefined;
  readonly closed?: boolean | undefined;
};

export type SequenceStep = {
  readonly number: number;
  readonly when: 'done' | 'now' | 'next';
  readonly title: string;
  readonly note?: string | undefined;
  readonly drawing?: Drawing | undefined;
  readonly offers?: readonly Offer[] | undefined;
  /** Rows for offers that need words, chips for those a picture explains. */
  readonly look?: 'rows' | 'chips' | undefined;
};

export type PanelPart =
  | {
      readonly kind: 'rows';
      readonly caption?: string | undefined;
      readonly drawing?: Drawing | undefined;
      readonly rows: readonly Offer[];
    }
  | { readonly kind: 'ladder'; readonly caption?: string | undefined; readonly rungs: readonly Offer[] }
  | {
      readonly kind: 'chips';
      readonly caption?: string | undefined;
      readonly chips: readonly Offer[];
      /** Pictures only; the sentence below the panel says what they are. */
      readonly isBare?: boolean | undefined;
      /** Short cuts to what other offers lead to: left out where space is short. */
      readonly isExtra?: boolean | undefined;
    }
  | {
      readonly kind: 'meter';
      readonly parts: readonly MeterPart[];
      readonly total: { readonly figure: string; readonly caption: string };
    }
  | { readonly kind: 'sequence'; readonly steps: readonly SequenceStep[] }
  | {
      /** The niches of a masterpiece, large enough to touch, and the reward that could be taken instead. */
      readonly kind: 'niches';
      readonly choices: readonly { readonly niche: NichePicture; readonly text: string }[];
      readonly instead?: Offer | undefined;
    }
  | {
      readonly kind: 'closed';
      readonly discipline: Discipline;
      readonly tiles: readonly BonusTile[];
      readonly text: string;
    }
  | { readonly kind: 'words'; readonly heading?: string | undefined; readonly lines: readonly string[] };

type Tone = Discipline | 'bonus' | 'player';

export type PanelPicture = {
  readonly title: string;
  readonly note: string;
  readonly tone: Tone;
  readonly parts: readonly PanelPart[];
  /** What the choice would change, in a sentence; words between ** are bold. */
  readonly footer?: string | undefined;
  /** Reserves space for a long footer, whatever is chosen. */
  readonly hasLongFooter?: boolean | undefined;
  /** Other ways to pay for the choice, beside the footer. */
  readonly payments?: readonly Offer[] | undefined;
  /** The footer in two lines of a phone. */
  readonly short?: string | undefined;
};

export type Confirm = {
  /** Names the effect. */
  readonly label: string;
  readonly action: ActionId | undefined;
  /** A loss asks once more, with a button that names it. */
  readonly ask?: Ask | undefined;
};

/** What is asked before a step that costs something for good. */
export type Ask = {
  readonly kind: 'flip' | 'fire' | 'withdraw' | 'draw';
  /** The heading, where the sentence does not begin with the question. */
  readonly title?: string | undefined;
  readonly sentence: string;
  /** Names the deed. */
  readonly label: string;
};

export type Steps = { readonly done: number; readonly total: number; readonly words: string };

/** A decision, ready to be shown: the bar's sentence, the panel, and the targets on the table. */
export type DecisionPicture = {
  /** Words between ** are bold. */
  readonly sentence: string;
  readonly emblem: Drawing;
  readonly steps?: Steps | undefined;
  readonly room?: RoomName | undefined;
  readonly panel: PanelPicture;
  readonly targets: Targets;
  readonly confirm?: Confirm | undefined;
  /** The whole turn in one sentence, once it is complete. */
  readonly summary?: string | undefined;
  /** Shown beside the recruits on the mat. */
  readonly aside?: string | undefined;
  /** Worker spaces hired onto in this activation, from 1. */
  readonly justHired?: readonly number[] | undefined;
  /** Books of this reward with the number of their step. */
  readonly written?: ReadonlyMap<Discipline, number> | undefined;
};
