import type { Artwork, BonusTile } from '@la-stanza/engine';
import { BOOK_COLOURS } from '@la-stanza/words';
import type { Person } from '../../art/cast/cast.ts';
import { DISCIPLINES, type Discipline } from '../../art/discipline.ts';
import type { PlayerColour } from '../../art/player.ts';
import type {
  ArtworkStandPicture,
  BoardPicture,
  BonusSpacePicture,
  MoneySpacePicture,
  NichePicture,
  RoundPicture,
  SpacePicture,
} from '../board-picture.ts';

type PerDiscipline<Value> = Readonly<Partial<Record<Discipline, Value>>>;

/** A position in short form, for Storybook. */
export type SampleBoard = {
  readonly players: readonly PlayerColour[];
  /** Sixteen ring spaces; a dash is an empty one. */
  readonly ring: readonly (Person | '-')[];
  readonly figurines: Readonly<Partial<Record<PlayerColour, number>>>;
  readonly ships: Readonly<Partial<Record<PlayerColour, number>>>;
  /** By prestige of the niche: its player, or boards. */
  readonly niches: PerDiscipline<Readonly<Record<number, PlayerColour | 'boards'>>>;
  readonly boxes: PerDiscipline<readonly PlayerColour[]>;
  readonly artworks: Readonly<Record<Artwork, number>>;
  readonly meeples: Readonly<Record<Discipline, number>>;
  readonly grid: readonly (BonusTile | PlayerColour)[];
  readonly round: number;
  readonly finaleTurn?: number;
  readonly withdrawn?: Readonly<Record<number, PlayerColour>>;
};

const TITLES: Readonly<Record<Discipline, string>> = {
  discoveries: 'Discoveries',
  literature: 'Literature',
  religion: 'Religion',
  arts: 'Arts',
  politics: 'Politics',
};
const PARTNERS: Readonly<Record<Discipline, Discipline>> = {
  discoveries: 'politics',
  literature: 'discoveries',
  religion: 'literature',
  arts: 'religion',
  politics: 'arts',
};
const ARTWORK_NAMES: Readonly<Record<Artwork, readonly [name: string, value: number]>> = {
  sculpture: ['Sculptures', 2],
  script: ['Scripts', 3],
  painting: ['Paintings', 4],
};
const PLAYERS: ReadonlySet<string> = new Set(['plum', 'onyx', 'copper', 'teal']);

export function sampleBoard(sample: SampleBoard): BoardPicture {
  const wall = (discipline: Discipline) => ({
    title: TITLES[discipline],
    spaces: spacesOf(sample, 1 + DISCIPLINES.indexOf(discipline) * 3),
    niches: nichesOf(sample, discipline),
  });
  const stand = (kind: Artwork): ArtworkStandPicture => ({
    kind,
    name: ARTWORK_NAMES[kind][0],
    value: ARTWORK_NAMES[kind][1],
    left: sample.artworks[kind],
    places: sample.players.length,
  });
  const chairs = (['literature', 'religion', 'discoveries', 'arts', 'politics'] as const).map((discipline) => ({
    discipline,
    meeples: sample.meeples[discipline],
  }));
  return {
    name: 'The palazzo',
    you: 'plum',
    discoveries: { ...wall('discoveries'), moneyTrack: moneyTrackOf(sample) },
    literature: { ...wall('literature'), piles: BOOK_COLOURS.map((colour) => ({ colour })) },
    religion: {
      ...wall('religion'),
      boxes: DISCIPLINES.map((discipline) => ({
        discipline,
        discs: (sample.boxes[discipline] ?? []).map((owner) => ({ owner })),
      })),
    },
    arts: { ...wall('arts'), stands: [stand('sculpture'), stand('script'), stand('painting')] },
    politics: { ...wall('politics'), chairs },
    bonus: {
      title: 'Bonus Tiles',
      grid: sample.grid.map(gridSpace),
      rounds: trackOf(roundNames(sample), sample.round),
      finale: { caption: 'finale turns', turns: trackOf(['A', 'B', 'C'], sample.finaleTurn ?? 0) },
      loggia: {
        caption: 'passing spots',
        spots: [4, 3, 2, 1].map((prestige) => ({
          prestige,
          boarded: prestige <= 4 - sample.players.length,
          figurine: sample.withdrawn?.[prestige],
        })),
      },
      entrance: { caption: 'Bonus', figurines: standingOn(sample, 0) },
    },
  };
}

function standingOn({ players, figurines }: SampleBoard, space: number): PlayerColour[] {
  return players.filter((player) => figurines[player] === space);
}

function spacesOf(sample: SampleBoard, first: number): SpacePicture[] {
  return [0, 1, 2].map((order) => {
    const person = sample.ring[first + order];
    return {
      person: person === '-' ? undefined : person,
      figurine: standingOn(sample, first + order)[0],
    };
  });
}

function nichesOf(sample: SampleBoard, discipline: Discipline): NichePicture[] {
  const figures = [
    [5, 4],
    [8, 5],
    [12, 6],
    [17, 6],
  ] as const;
  return figures.map(([prestige, strength]) => {
    const there = sample.niches[discipline]?.[prestige];
    return {
      prestige,
      strength,
      partner: prestige === 17 ? { discipline: PARTNERS[discipline], strength: 1 } : undefined,
      boarded: there === 'boards',
      pillar: there === 'boards' ? undefined : there,
    };
  });
}

function moneyTrackOf({ players, ships }: SampleBoard): MoneySpacePicture[] {
  const florins = [7, 8, 9, 10, 11, 12, 13, 14, 15].map((figure) => ({ kind: 'florins', figure }) as const);
  const prestige = [1, 3, 5, 7, 9, 11, 13, 15].map((figure) => ({ kind: 'prestige', figure }) as const);
  return [...florins, ...prestige].map((space, index) => ({
    ...space,
    whiteMeeple: [4, 9, 14].includes(index),
    ships: players.filter((player) => ships[player] === index),
  }));
}

function gridSpace(entry: BonusTile | PlayerColour): BonusSpacePicture {
  return isPlayer(entry) ? { kind: 'taken', by: entry } : { kind: 'tile', tile: entry };
}

function isPlayer(entry: string): entry is PlayerColour {
  return PLAYERS.has(entry);
}

function roundNames({ players }: SampleBoard): string[] {
  return [...players, 'one more'].map((_, index) => String(index + 1));
}

function trackOf(names: readonly string[], now: number): RoundPicture[] {
  return names.map((name, index) => ({
    name,
    when: index + 1 === now ? 'now' : index + 1 < now ? 'past' : 'later',
  }));
}
