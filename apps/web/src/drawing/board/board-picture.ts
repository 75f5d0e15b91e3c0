import type { Artwork, BonusTile } from '@la-stanza/engine';
import type { BookColour } from '@la-stanza/words';
import type { Person } from '../art/cast/cast.ts';
import type { Discipline } from '../art/discipline.ts';
import type { PlayerColour } from '../art/player.ts';
import type { Target } from '../targets/target.tsx';

/**
 * All the board needs to be drawn: its pieces, the targets of the current decision, and the words on the walls. The drawing knows no
 * rule; every figure, length and name is given here.
 */
export type BoardPicture = {
  /** The accessible name of the whole board. */
  readonly name: string;
  /** Whose pieces are drawn on top; undefined for spectators. */
  readonly you?: PlayerColour | undefined;
  /** The room the current decision is about. */
  readonly activeRoom?: RoomName | undefined;
  /** A walk to preview, as ring spaces. */
  readonly walk?: { readonly from: number; readonly to: number } | undefined;
  readonly discoveries: DiscoveriesPicture;
  readonly literature: LiteraturePicture;
  readonly religion: ReligionPicture;
  readonly arts: ArtsPicture;
  readonly politics: PoliticsPicture;
  readonly bonus: BonusPicture;
};

export type RoomName = Discipline | 'bonus';

/** What the rooms of all disciplines have. */
export type WallPicture = {
  readonly title: string;
  /** The character spaces, in the order of the walk. */
  readonly spaces: readonly SpacePicture[];
  /** The whole room, where it can be activated. */
  readonly target?: Target | undefined;
  /** The masterpiece spaces, cheapest first. */
  readonly niches: readonly NichePicture[];
};

export type SpacePicture = {
  readonly person?: Person | undefined;
  readonly figurine?: PlayerColour | undefined;
  /** Whose figurine would be here after the choice. */
  readonly ghost?: PlayerColour | undefined;
  readonly target?: Target | undefined;
  /** A hint's verdict on this landing; the best one is filled. */
  readonly hint?: { readonly text: string; readonly best: boolean } | undefined;
};

export type NichePicture = {
  readonly prestige: number;
  readonly strength: number;
  /** The highest niche also needs strength in a partner discipline (rule 4.10). */
  readonly partner?: { readonly discipline: Discipline; readonly strength: number } | undefined;
  readonly boarded?: boolean | undefined;
  readonly pillar?: PlayerColour | undefined;
  readonly ghost?: PlayerColour | undefined;
  readonly target?: Target | undefined;
};

export type DiscoveriesPicture = WallPicture & { readonly moneyTrack: readonly MoneySpacePicture[] };

export type MoneySpacePicture = {
  readonly kind: 'florins' | 'prestige';
  readonly figure: number;
  readonly whiteMeeple: boolean;
  /** In turn order. */
  readonly ships: readonly PlayerColour[];
  readonly ghost?: PlayerColour | undefined;
  readonly target?: Target | undefined;
};

export type LiteraturePicture = WallPicture & { readonly piles: readonly BookPilePicture[] };

export type BookPilePicture = { readonly colour: BookColour; readonly target?: Target | undefined };

export type ReligionPicture = WallPicture & { readonly boxes: readonly BoxPicture[] };

export type BoxPicture = {
  readonly discipline: Discipline;
  readonly discs: readonly DiscPicture[];
  readonly ghost?: PlayerColour | undefined;
  readonly target?: Target | undefined;
  /** A word above the box, for example what spending a disc would do. */
  readonly tag?: string | undefined;
};

type DiscPicture = { readonly owner: PlayerColour; readonly target?: Target | undefined };

export type ArtsPicture = WallPicture & { readonly stands: readonly ArtworkStandPicture[] };

export type ArtworkStandPicture = {
  readonly kind: Artwork;
  readonly name: string;
  readonly value: number;
  readonly left: number;
  /** How many there were at the start. */
  readonly places: number;
  readonly target?: Target | undefined;
};

export type PoliticsPicture = WallPicture & { readonly chairs: readonly ChairPicture[] };

export type ChairPicture = {
  readonly discipline: Discipline;
  readonly meeples: number;
  readonly target?: Target | undefined;
};

export type BonusPicture = {
  readonly title: string;
  readonly grid: readonly BonusSpacePicture[];
  readonly rounds: readonly RoundPicture[];
  readonly finale: { readonly caption: string; readonly turns: readonly RoundPicture[] };
  readonly loggia: { readonly caption: string; readonly spots: readonly PassingSpotPicture[] };
  readonly entrance: EntrancePicture;
};

export type BonusSpacePicture =
  | { readonly kind: 'taken'; readonly by: PlayerColour }
  | {
      readonly kind: 'tile';
      readonly tile: BonusTile;
      readonly target?: Target | undefined;
      /** The meeple it would cost. */
      readonly price?: Discipline | undefined;
      /** What is missing, in a word or two. */
      readonly missing?: string | undefined;
    };

export type RoundPicture = { readonly name: string; readonly when: 'past' | 'now' | 'later' };

export type PassingSpotPicture = {
  readonly prestige: number;
  readonly boarded: boolean;
  readonly figurine?: PlayerColour | undefined;
  readonly ghost?: PlayerColour | undefined;
  readonly target?: Target | undefined;
};

/** The Bonus Tiles space, where any number of figurines may share the carpet (rule 3.3). */
export type EntrancePicture = {
  readonly caption: string;
  readonly figurines: readonly PlayerColour[];
  readonly ghost?: PlayerColour | undefined;
  readonly target?: Target | undefined;
};
