import type { ActionId, Artwork, BonusTile, Discipline } from '@la-stanza/engine';
import type { BookColour } from '@la-stanza/words';
import type { Person } from '../../drawing/art/cast/cast.ts';
import type { PlayerColour } from '../../drawing/art/player.ts';
import type { SymbolName } from '../../drawing/art/symbol.tsx';
import type { NichePicture, RoomName } from '../../drawing/board/board-picture.ts';
import type { TargetState } from '../../drawing/target/target.tsx';
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
  /** Too long for a row: it is said below the panel once it is chosen. */
  readonly isNoteBelow?: boolean | undefined;
  /** What it is and costs, for those who listen, where the picture shows it to all others. */
  readonly spoken?: string | undefined;
  /** Stands for the note where space is short. */
  readonly tag?: string | undefined;
  readonly badge?: string | undefined;
  readonly drawing?: Drawing | undefined;
  readonly end?: Drawing | undefined;
  readonly about?: string | undefined;
  /** What it can be dragged onto, as the first word of that thing's `about`; tapping both does the same. */
  readonly dragOnto?: string | undefined;
  readonly onChoose: () => void;
  readonly onLook?: ((on: boolean) => void) | undefined;
};

export type MeterPart = {
  readonly key: string;
  readonly figure: string;
  readonly caption: string;
  /** A part that can grow is a button; one that cannot is greyed. */
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
  /** Rows for offers that need words, chips for those a picture says. */
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
      /** Only pictures: the sentence below the panel says what they are. */
      readonly isBare?: boolean | undefined;
    }
  | {
      readonly kind: 'meter';
      readonly parts: readonly MeterPart[];
      readonly total: { readonly figure: string; readonly caption: string };
    }
  | { readonly kind: 'sequence'; readonly steps: readonly SequenceStep[] }
  | {
      /** The niches of a masterpiece, large enough for a thumb, and the reward that could be taken instead. */
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
  /** Whatever is chosen, that sentence is long: its place is kept. */
  readonly hasLongFooter?: boolean | undefined;
  /** Other ways to pay for what is chosen, beside that sentence. */
  readonly payments?: readonly Offer[] | undefined;
  /** The same in two lines of a phone. */
  readonly short?: string | undefined;
};

export type Confirm = {
  /** Names the effect. */
  readonly label: string;
  readonly action: ActionId | undefined;
  /** A loss asks once more, with a button that names it. */
  readonly ask?: { readonly sentence: string; readonly label: string } | undefined;
};

export type Steps = { readonly done: number; readonly total: number; readonly words: string };

/** A decision, ready to be shown: the bar's sentence, the panel, and what glows on the table. */
export type DecisionPicture = {
  /** Words between ** are bold. */
  readonly sentence: string;
  readonly emblem: Drawing;
  readonly steps?: Steps | undefined;
  readonly room?: RoomName | undefined;
  readonly panel: PanelPicture;
  readonly targets: Targets;
  readonly confirm?: Confirm | undefined;
  /** Said beside the recruits on the mat. */
  readonly aside?: string | undefined;
  /** Worker spaces just hired onto, from 1. */
  readonly justHired?: readonly number[] | undefined;
  /** Books of this reward and the number of their step. */
  readonly written?: ReadonlyMap<Discipline, number> | undefined;
};
