import { ARTWORKS, DISCIPLINES, type Discipline } from '@la-stanza/engine';
import { BOOK_COLOURS, type Translate } from '@la-stanza/words';
import { opening } from 'virtual:opening';
import { CHARACTERS } from '../../drawing/art/cast/cast.ts';
import type { BoardPicture, MoneySpacePicture, RoundPicture, WallPicture } from '../../drawing/board/board-picture.ts';

/** The board of a real opening, before the first walk: a picture without targets. */
export function openingBoard(t: Translate): BoardPicture {
  const wall = (discipline: Discipline): WallPicture => ({
    title: t(`terms.discipline.${discipline}`),
    spaces: opening.ring
      .filter(({ room }) => room === discipline)
      .map(({ tile }) => ({ person: tile === null ? undefined : CHARACTERS[tile.tile] })),
    niches: opening.niches[discipline].map(({ prestige, strength }, index, { length }) => ({
      prestige,
      strength,
      partner: index === length - 1 ? { discipline: roomBefore(discipline), strength: 1 } : undefined,
    })),
  });
  return {
    name: t('home.palazzo'),
    discoveries: { ...wall('discoveries'), moneyTrack: moneyTrack(opening) },
    literature: { ...wall('literature'), piles: BOOK_COLOURS.map((colour) => ({ colour })) },
    religion: { ...wall('religion'), boxes: DISCIPLINES.map((discipline) => ({ discipline, discs: [] })) },
    arts: {
      ...wall('arts'),
      stands: ARTWORKS.map((kind, index) => ({
        kind,
        name: t(`terms.artwork.${kind}.name`),
        value: opening.figures.artworkValues[index] ?? 0,
        left: opening.artworksLeft[kind],
        places: opening.players,
      })),
    },
    politics: {
      ...wall('politics'),
      chairs: DISCIPLINES.map((discipline) => ({ discipline, meeples: opening.supply[discipline] })),
    },
    bonus: {
      title: t('home.palazzo.bonus'),
      grid: opening.grid.flatMap(({ tile }) => (tile === null ? [] : [{ kind: 'tile', tile }])),
      rounds: track(opening.rounds, opening.round),
      finale: { caption: t('home.palazzo.finale'), turns: track(opening.figures.finalTurns, 0, LETTERS) },
      loggia: {
        caption: t('home.palazzo.passing'),
        spots: opening.figures.passingSpots.map((prestige, index) => ({ prestige, boarded: index >= opening.players })),
      },
      entrance: { caption: t('home.palazzo.entrance'), figurines: [] },
    },
  };
}

function moneyTrack({ figures }: typeof opening): MoneySpacePicture[] {
  const { florins, prestige, whiteMeeples } = figures;
  const space = (kind: MoneySpacePicture['kind'], figure: number, index: number): MoneySpacePicture => ({
    kind,
    figure,
    whiteMeeple: whiteMeeples.includes(index),
    ships: [],
  });
  return [
    ...florins.map((figure, index) => space('florins', figure, index)),
    ...prestige.map((figure, index) => space('prestige', figure, florins.length + index)),
  ];
}

/** Rule 4.10: the highest masterpiece also asks for strength in the room before. */
function roomBefore(discipline: Discipline): Discipline {
  return DISCIPLINES.at(DISCIPLINES.indexOf(discipline) - 1) ?? discipline;
}

const LETTERS = 'ABCDEFGHI';

function track(length: number, now: number, names = ''): RoundPicture[] {
  return Array.from({ length }, (_, index) => ({
    name: names[index] ?? String(index + 1),
    when: index + 1 === now ? 'now' : 'later',
  }));
}
