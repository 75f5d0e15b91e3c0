import type { Artwork, BonusTile } from '@la-stanza/engine';
import { BOOK_COLOURS, type BookColour, type ShelfReward } from '@la-stanza/words';
import type { Person } from '../../art/cast/cast.ts';
import { DISCIPLINES, type Discipline } from '../../art/discipline.ts';
import type { PlayerColour } from '../../art/player.ts';
import type { MatCaptions, MatPicture, TrackTile } from '../mat-picture.ts';

/** A mat in short form, for Storybook. */
export type SampleMat = {
  readonly player: PlayerColour;
  readonly name: string;
  readonly score: string;
  readonly florins: string;
  readonly discs: string;
  readonly ship: string;
  readonly pillars: string;
  /** A dash is an empty space, a florin sign the financier. */
  readonly recruits: readonly (Person | '-')[];
  readonly workers: readonly (Person | '-' | 'ƒ')[];
  readonly flipped?: boolean;
  readonly books: Readonly<Record<BookColour, number>>;
  readonly strength: Readonly<Partial<Record<Discipline, number>>>;
  readonly meeples: Readonly<Partial<Record<Discipline, number>>>;
  readonly museum: readonly Artwork[];
  readonly tiles: readonly BonusTile[];
};

const CAPTIONS: MatCaptions = {
  score: 'PP if the game ended now',
  florins: 'Florins',
  discs: 'Discs left',
  ship: 'Ship at',
  pillars: 'Pillars left',
  recruits: 'Recruits',
  workers: 'Workers',
  shelf: 'Bookshelf',
  shelfNote: '1 full column',
  strength: 'Strength',
  strengthNote: 'workers + tiles',
  meeples: 'Meeples',
  meeplesNote: '4 of 7',
  museum: 'Museum',
  museumNote: '7, rank 2',
  tiles: 'Tiles',
  points: 'PP',
};

const NONE: ShelfReward = { kind: 'none' };
const INTO_RELIGION: ShelfReward = { kind: 'disc', box: 'religion' };
const prestige = (figure: string): ShelfReward => ({ kind: 'prestige', figure });
const REWARDS: Readonly<Record<BookColour, readonly ShelfReward[]>> = {
  religion: [NONE, { kind: 'disc-anywhere' }, INTO_RELIGION, prestige('3')],
  politics: [NONE, { kind: 'meeple' }, INTO_RELIGION, prestige('3')],
  arts: [NONE, prestige('2'), INTO_RELIGION, prestige('+5')],
  discoveries: [NONE, { kind: 'sail', steps: 2 }, INTO_RELIGION, prestige('3')],
};
const PRICES = ['ƒ6', 'ƒ5', 'ƒ4', 'ƒ3', 'ƒ2', 'ƒ1'];
const VALUES: Readonly<Record<Artwork, number>> = { sculpture: 2, script: 3, painting: 4 };
const MEEPLE_ORDER = ['literature', 'religion', 'discoveries', 'arts', 'politics'] as const;

export function sampleMat(sample: SampleMat): MatPicture {
  return {
    player: sample.player,
    name: sample.name,
    captions: CAPTIONS,
    score: { now: sample.score },
    florins: { now: sample.florins },
    discs: { now: sample.discs },
    ship: { now: sample.ship },
    pillars: { now: sample.pillars },
    recruits: sample.recruits.map((person) => ({
      tile: person === '-' ? undefined : personTile(person),
      note: ['empty'],
    })),
    workers: sample.workers.map((worker, index) => ({
      tile: worker === '-' ? undefined : worker === 'ƒ' ? financier(sample) : personTile(worker),
      note: ['empty'],
      price: PRICES[index] ?? '',
      closed: worker === 'ƒ',
    })),
    shelf: BOOK_COLOURS.map((colour) => ({
      colour,
      name: `${colour} books`,
      cells: REWARDS[colour].map((reward, index) => ({ written: index < sample.books[colour], reward })),
    })),
    strength: DISCIPLINES.map((discipline) => ({
      discipline,
      name: discipline,
      count: sample.strength[discipline] ?? 0,
    })),
    meeples: MEEPLE_ORDER.map((discipline) => ({
      discipline,
      name: `${discipline} meeples`,
      count: sample.meeples[discipline] ?? 0,
    })),
    museum: sample.museum.map((kind) => ({ kind, name: kind, value: VALUES[kind] })),
    tiles: sample.tiles.map((tile) => ({ tile, name: tile })),
  };
}

export function personTile(person: Person): TrackTile {
  const name = person
    .split('-')
    .map((word) => (word === 'da' || word === 'de' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
  return { kind: 'person', person, name };
}

function financier({ flipped = false }: SampleMat): TrackTile {
  return { kind: 'financier', caption: 'Financier', flipped: flipped ? { loss: '−5 PP' } : undefined };
}
