import {
  ARTWORKS,
  CATEGORIES,
  DISCIPLINES,
  type Category,
  type Score,
  type SeatView,
  type View,
} from '@la-stanza/engine';
import { bonusTiming } from '../pieces/bonus-tiles.ts';
import { BOOK_COLOURS } from '../pieces/book-colours.ts';
import type { Translate } from '../translate.ts';
import { placeOf } from './standing.ts';

/** A player's share of a category: the points, a few words beside them, and where each point came from. */
export type ScoreCell = { readonly points: number; readonly note: string; readonly sources: readonly string[] };

/** One line of the score, with a cell for each seat. */
export type ScoreLine = { readonly category: Category; readonly hint: string; readonly cells: readonly ScoreCell[] };

type Words = Omit<ScoreCell, 'points'>;
type Parts = { readonly t: Translate; readonly view: View; readonly score: Score };

/** The final score, category by category (rule 12.1). Points are the engine's; the words read the position. */
export function scoreLines(parts: Parts): ScoreLine[] {
  const { view, score } = parts;
  return CATEGORIES.map((category) => ({
    category,
    hint: hintOf(parts, category),
    cells: view.seats.map((mat) => {
      const points = score.seats[mat.seat]?.[category] ?? 0;
      const { note, sources } = wordsOf(parts, category, mat, points);
      return { points, note, sources };
    }),
  }));
}

function hintOf({ t, view }: Parts, category: Category): string {
  const { figures, players } = view;
  const byRank = (points: readonly number[]): string => points.slice(0, players).join('\u00a0/\u00a0');
  switch (category) {
    case 'passing':
      return t('score.hint.passing', { points: byRank(figures.passingSpots) });
    case 'financier':
      return t('score.hint.financier', { points: figures.flipPenalty });
    case 'bonusMajority':
      return t('score.hint.majority', { points: byRank(figures.bonusMajority) });
    case 'museumMajority':
      return t('score.hint.majority', { points: byRank(figures.museumMajority) });
    default:
      return t(`score.hint.${category}`);
  }
}

function wordsOf(parts: Parts, category: Category, mat: SeatView, points: number): Words {
  switch (category) {
    case 'masterpieces':
      return masterpieces(parts, mat);
    case 'sailboat':
      return sailboat(parts, mat);
    case 'books':
      return books(parts, mat);
    case 'passing':
      return passing(parts, mat, points);
    case 'tiles':
      return tiles(parts, mat);
    case 'financier': {
      const note = parts.t(mat.financier.flipped ? 'score.note.flipped' : 'score.note.unflipped');
      return { note, sources: [parts.t(mat.financier.flipped ? 'terms.financier.flipped' : 'score.note.unflipped')] };
    }
    case 'bonusMajority':
      return bonusMajority(parts, mat, points);
    case 'museumMajority':
      return museumMajority(parts, mat, points);
  }
}

const nothing = (t: Translate): Words => ({ note: '', sources: [t('score.line.nothing')] });

function masterpieces({ t, view }: Parts, { seat }: SeatView): Words {
  const made = DISCIPLINES.flatMap((discipline) =>
    view.niches[discipline].filter(({ holds }) => holds === seat).map(({ prestige }) => ({ discipline, prestige })),
  );
  if (made.length === 0) return nothing(t);
  return {
    note: made.map(({ prestige }) => prestige).join(' + '),
    sources: made.map(({ discipline, prestige }) =>
      t('score.line', { what: t(`terms.discipline.${discipline}`), points: prestige }),
    ),
  };
}

function sailboat({ t, view: { figures } }: Parts, { boat }: SeatView): Words {
  const amount = figures.florins[boat];
  const note =
    amount === undefined
      ? t('score.note.track-points', { points: figures.prestige[boat - figures.florins.length] ?? 0 })
      : t('score.note.track-florins', { amount });
  return { note, sources: [note] };
}

function books({ t, view: { figures } }: Parts, mat: SeatView): Words {
  const written = BOOK_COLOURS.filter((colour) => mat.books[colour] > 0);
  if (written.length === 0) return nothing(t);
  const count = written.reduce((sum, colour) => sum + mat.books[colour], 0);
  return {
    note: t('terms.book.count', { count }),
    sources: written.map((colour) =>
      t('score.line', {
        what: t(`terms.book.${colour}.count`, { count: mat.books[colour] }),
        points: figures.bookPrestige[colour].slice(0, mat.books[colour]).reduce((sum, points) => sum + points, 0),
      }),
    ),
  };
}

function passing({ t }: Parts, { withdrawn }: SeatView, points: number): Words {
  if (withdrawn === 0) return { note: t('score.note.stayed'), sources: [t('score.note.stayed')] };
  const note = t('score.note.withdrew', { place: withdrawn });
  return { note, sources: [t('score.line', { what: note, points })] };
}

/** The tiles that score at the end, each by its rule; the one of the museum counts there. */
function tiles({ t, view: { figures } }: Parts, mat: SeatView): Words {
  const scoring = mat.tiles.filter((tile) => bonusTiming(tile) === 'at-the-end' && tile !== 'Ab');
  if (scoring.length === 0) return nothing(t);
  const { lead, tiedLead, perWorker } = figures.tiles;
  const values = { deLead: lead, deTied: tiedLead, reLead: lead, reTied: tiedLead, acPoints: perWorker };
  return {
    note: scoring.map((tile) => t(`terms.tile.${tile}.name`)).join(', '),
    sources: scoring.map((tile) =>
      t('score.line.rule', { what: t(`terms.tile.${tile}.name`), rule: t(`terms.tile.${tile}.rule`, values) }),
    ),
  };
}

function bonusMajority(parts: Parts, mat: SeatView, points: number): Words {
  const { t, view } = parts;
  if (mat.bonusDiscs === 0) return { note: t('score.note.nothing'), sources: [t('score.line.unranked')] };
  const place = placeWords(
    t,
    mat.bonusDiscs,
    view.seats.map((other) => other.bonusDiscs),
  );
  const onGrid = mat.tiles.length;
  const more = mat.bonusDiscs - onGrid;
  return {
    note: t('score.note.discs', { count: mat.bonusDiscs, place }),
    sources: [
      t('score.line.grid', { count: onGrid }),
      ...(more > 0 ? [t('score.line.more', { tile: t('terms.tile.Rc.name'), count: more })] : []),
      t('score.line.place', { place, points }),
    ],
  };
}

function museumMajority(parts: Parts, mat: SeatView, points: number): Words {
  const { t, view } = parts;
  if (mat.exhibitedValue === 0) return { note: t('score.note.nothing'), sources: [t('score.line.unranked')] };
  const place = placeWords(t, mat.exhibitedValue, museumValues(view));
  const more = mat.exhibitedValue - mat.museumValue;
  const shown = ARTWORKS.filter((kind) => mat.artworks[kind] > 0);
  return {
    note: t('score.note.worth', { value: mat.exhibitedValue, place }),
    sources: [
      ...shown.map((kind) =>
        t('score.line.value', {
          what: t(`terms.artwork.${kind}.count`, { count: mat.artworks[kind] }),
          value: mat.artworks[kind] * (view.figures.artworkValues[ARTWORKS.indexOf(kind)] ?? 0),
        }),
      ),
      ...(more > 0 ? [t('score.line.more', { tile: t('terms.tile.Ab.name'), count: more })] : []),
      t('score.line.place', { place, points }),
    ],
  };
}

/** Everybody's value in the museum, and at the end that of what is left on the board (rule 12.2). */
export function museumValues({ seats, dummyValue }: View): number[] {
  return [...seats.map(({ exhibitedValue }) => exhibitedValue), dummyValue];
}

/** "2nd", or "2nd, shared". */
export function placeWords(t: Translate, value: number, values: readonly number[]): string {
  const { rank, isShared } = placeOf(value, values);
  return t(isShared ? 'score.place.shared' : 'score.place', { rank });
}
