import type { Artwork, BonusTile } from '@la-stanza/engine';
import type { BookColour, ShelfReward } from '@la-stanza/words';
import type { Face, Person } from '../art/cast/cast.ts';
import type { Discipline } from '../art/discipline.ts';
import type { PlayerColour } from '../art/player.ts';
import type { Target } from '../targets/target.tsx';

/** A player's mat, ready to be drawn: figures, words and targets are given; the drawing knows no rule. */
export type MatPicture = {
  readonly player: PlayerColour;
  readonly name: string;
  /** The face of a bot. */
  readonly face?: Face | undefined;
  readonly captions: MatCaptions;
  readonly score: Changing;
  readonly florins: Changing;
  /** The own florins, where money can be received. */
  readonly purse?: Target | undefined;
  readonly discs: Changing;
  /** The space of the ship, in words: "ƒ14" or "3 PP". */
  readonly ship: Changing;
  readonly pillars: Changing;
  readonly recruits: readonly TrackSpacePicture[];
  readonly workers: readonly WorkerSpacePicture[];
  /** Workers pushed by the financier, as pairs of space numbers from 0. */
  readonly pushes?: readonly Push[] | undefined;
  readonly shelf: readonly ShelfRowPicture[];
  readonly strength: readonly DisciplineCount[];
  readonly meeples: readonly MeepleCount[];
  readonly museum: readonly ArtworkPicture[];
  readonly tiles: readonly TilePicture[];
};

/** The words on a mat. */
export type MatCaptions = {
  readonly score: string;
  readonly florins: string;
  readonly discs: string;
  readonly ship: string;
  readonly pillars: string;
  readonly recruits: string;
  readonly workers: string;
  readonly shelf: string;
  readonly shelfNote: string;
  readonly strength: string;
  readonly strengthNote: string;
  readonly meeples: string;
  readonly meeplesNote: string;
  readonly museum: string;
  readonly museumNote: string;
  readonly tiles: string;
  /** Short for prestige points. */
  readonly points: string;
};

/** A figure and its value after the choice. */
export type Changing = {
  readonly now: string;
  readonly becomes?: string | undefined;
  readonly loss?: boolean | undefined;
};

type Push = { readonly from: number; readonly to: number };

export type TrackTile =
  | { readonly kind: 'person'; readonly person: Person; readonly name: string }
  | { readonly kind: 'financier'; readonly caption: string; readonly flipped?: { readonly loss: string } | undefined };

export type TrackSpacePicture = {
  readonly tile?: TrackTile | undefined;
  /** The tile after the choice; drawn instead of the current one. */
  readonly ghost?: TrackTile | undefined;
  /** The tile would leave. */
  readonly leaves?: boolean | undefined;
  readonly dimmed?: boolean | undefined;
  /** Replaces the name below. */
  readonly label?: string | undefined;
  /** One or two words in an empty space, such as "empty" or "ƒ2", "short". */
  readonly note?: readonly string[] | undefined;
  readonly target?: Target | undefined;
};

export type WorkerSpacePicture = TrackSpacePicture & {
  readonly price: string;
  /** The financier's space: no one can be hired onto it (rule 4.3). */
  readonly closed?: boolean | undefined;
  readonly tag?: WorkerTag | undefined;
};

/** The effect of choosing this space: a change beside its price, a word, or a loss. */
export type WorkerTag = { readonly kind: 'change' | 'word' | 'loss'; readonly text: string };

export type ShelfRowPicture = {
  readonly colour: BookColour;
  readonly name: string;
  readonly cells: readonly ShelfCellPicture[];
};

export type ShelfCellPicture = {
  readonly written: boolean;
  readonly reward: ShelfReward;
  readonly ghost?: boolean | undefined;
  /** The step of the current choice this cell belongs to. */
  readonly step?: { readonly number: number; readonly now: boolean } | undefined;
  readonly target?: Target | undefined;
};

type ArtworkPicture = { readonly kind: Artwork; readonly name: string; readonly value: number };

type TilePicture = { readonly tile: BonusTile; readonly name: string };

/** A count of a discipline; the name is for readers who do not see its emblem. */
type DisciplineCount = { readonly discipline: Discipline; readonly name: string; readonly count: number };

export type MeepleCount = DisciplineCount & {
  readonly becomes?: string | undefined;
  readonly target?: Target | undefined;
};

/** A player's presence, as a shape and a word. */
export type Presence = {
  readonly kind: 'here' | 'away' | 'lost' | 'bot' | 'substitute' | 'withdrawn';
  readonly text: string;
};

export type Clock = { readonly text: string; readonly state: 'idle' | 'running' | 'low' };
