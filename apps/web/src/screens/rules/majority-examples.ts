import { score, view, type Artwork, type Figures, type SeatView, type State, type View } from '@la-stanza/engine';
import {
  listed,
  museumValues,
  placeOf,
  placeWords,
  playerName,
  scoreLines,
  type ScoreCell,
  type Translate,
} from '@la-stanza/words';
import type { BoardPicture } from '../../drawing/board/board-picture.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { boardPicture } from '../../picture/board.ts';
import { MOMENTS } from './example-moments.ts';
import { examplePlayers } from './example-players.ts';
import { playMoment } from './moment.ts';

/** A majority at the end of a game: the room it is about, what everyone has, and what the engine's score gives for it. */
export type MajorityExample = {
  readonly kind: 'majority';
  readonly told: string;
  readonly where: 'arts' | 'bonus';
  readonly board: BoardPicture;
  readonly rows: readonly MajorityRow[];
};

export type MajorityRow = {
  /** Undefined for the artworks left on the board. */
  readonly player?: SeatedPlayer | undefined;
  readonly name: string;
  readonly artworks: Readonly<Record<Artwork, number>>;
  readonly discs: number;
  /** Whether the tile of rule 9.6 adds a disc. */
  readonly hasDiscTile: boolean;
  readonly note: string;
  /** Undefined where no one gets them. */
  readonly points?: number | undefined;
};

type MajorityName = 'museum' | 'museum-tied' | 'tile-majority';

/** The majorities of the endings that can be reached with these figures. */
export function majorityExamples(
  t: Translate,
  figures: Figures,
): Readonly<Record<MajorityName, MajorityExample | undefined>> {
  const museum = playMoment(MOMENTS.museum, figures);
  const majorities = playMoment(MOMENTS.majorities, figures);
  return {
    museum: museum && museumExample(endOf(t, museum.end)),
    'museum-tied': majorities && museumExample(endOf(t, majorities.end)),
    'tile-majority': majorities && tileExample(endOf(t, majorities.end)),
  };
}

type End = {
  readonly t: Translate;
  readonly view: View;
  readonly players: readonly SeatedPlayer[];
  /** By category, then by seat. */
  readonly lines: ReturnType<typeof scoreLines>;
};

function endOf(t: Translate, state: State): End {
  const seen = view(state);
  return {
    t,
    view: seen,
    players: examplePlayers(t, seen.players),
    lines: scoreLines({ t, view: seen, score: score(state) }),
  };
}

/** Rule 12.2: what is left on the board has a place of its own, or shares one. */
function museumExample(end: End): MajorityExample {
  const { t, view: seen, players } = end;
  const values = museumValues(seen);
  const place = placeWords(t, seen.dummyValue, values);
  const level = seen.seats.filter(({ exhibitedValue }) => exhibitedValue === seen.dummyValue);
  const cells = cellsOf(end, 'museumMajority');
  const rows = seen.seats.map((mat, index) => ({
    ...rowOf(end, mat, cells[index]),
    artworks: mat.artworks,
  }));
  const left = {
    name: t('rules.example.left'),
    artworks: seen.artworksLeft,
    discs: 0,
    hasDiscTile: false,
    note: t('score.note.worth', { value: seen.dummyValue, place }),
  };
  const why =
    level.length === 0
      ? t('rules.example.museum.left', {
          value: seen.dummyValue,
          place,
          points: pointsOf(seen, 'museumMajority')[placeOf(seen.dummyValue, values).rank - 1] ?? 0,
        })
      : t('rules.example.museum.tied', { value: seen.dummyValue, names: listed(t, namesOf(players, level)) });
  return {
    kind: 'majority',
    told: toldOf(end, 'museumMajority', [why, ...splits(end, 'museumMajority', values)]),
    where: 'arts',
    board: boardPicture({ t, view: seen, players, targets: {} }),
    rows: [...rows, left],
  };
}

/** Rule 12.1: discs on the grid, and the tile that counts as one more. */
function tileExample(end: End): MajorityExample {
  const { t, view: seen, players } = end;
  const cells = cellsOf(end, 'bonusMajority');
  const rows = seen.seats.map((mat, index) => ({
    ...rowOf(end, mat, cells[index]),
    discs: mat.tiles.length,
    hasDiscTile: mat.bonusDiscs > mat.tiles.length,
  }));
  const more = seen.seats.flatMap(({ seat, bonusDiscs, tiles }) =>
    bonusDiscs === tiles.length
      ? []
      : [
          t('rules.example.more', {
            tile: t('terms.tile.Rc.name'),
            count: bonusDiscs - tiles.length,
            name: playerName(players, seat),
          }),
        ],
  );
  const values = seen.seats.map(({ bonusDiscs }) => bonusDiscs);
  return {
    kind: 'majority',
    told: toldOf(end, 'bonusMajority', [...more, ...splits(end, 'bonusMajority', values)]),
    where: 'bonus',
    board: boardPicture({ t, view: seen, players, targets: {} }),
    rows,
  };
}

type Majority = 'museumMajority' | 'bonusMajority';

function cellsOf({ lines }: End, majority: Majority): readonly ScoreCell[] {
  return lines.find(({ category }) => category === majority)?.cells ?? [];
}

/** Rule 1.15: only as many ranks score as there are players. */
function pointsOf({ figures, players }: View, majority: Majority): readonly number[] {
  return figures[majority].slice(0, players);
}

function rowOf({ players }: End, { seat }: SeatView, cell: ScoreCell | undefined): MajorityRow {
  return {
    player: players[seat],
    name: playerName(players, seat),
    artworks: NO_ARTWORKS,
    discs: 0,
    hasDiscTile: false,
    note: cell?.note ?? '',
    points: cell?.points ?? 0,
  };
}

const NO_ARTWORKS = { sculpture: 0, script: 0, painting: 0 } as const;

function namesOf(players: readonly SeatedPlayer[], mats: readonly SeatView[]): string[] {
  return mats.map(({ seat }) => playerName(players, seat));
}

/** Who gets how much, then why. */
function toldOf(end: End, majority: Majority, why: readonly string[]): string {
  const { t, players, view: seen } = end;
  const shares = cellsOf(end, majority).flatMap(({ points }, index) => {
    const mat = seen.seats[index];
    return mat === undefined || points === 0
      ? []
      : [t('rules.example.gets', { name: playerName(players, mat.seat), points })];
  });
  return [`${listed(t, shares)}.`, ...why].join(' ');
}

/** How those who tie divide the points of their ranks; what they get is the engine's score. */
function splits(end: End, majority: Majority, values: readonly number[]): string[] {
  const { t, view: seen } = end;
  const cells = cellsOf(end, majority);
  const tied = [...new Set(values)].filter((value) => value > 0 && placeOf(value, values).isShared);
  return tied.map((value) => {
    const count = values.filter((other) => other === value).length;
    const first = placeOf(value, values).rank - 1;
    const ranks = Array.from({ length: count }, (_, index) => first + index);
    return t('rules.example.split', {
      ranks: listed(
        t,
        ranks.map((rank) => String(rank + 1)),
      ),
      points: ranks.map((rank) => pointsOf(seen, majority)[rank] ?? 0).join(' + '),
      count,
      share: cells[values.indexOf(value)]?.points ?? 0,
    });
  });
}
