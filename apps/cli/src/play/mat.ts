import {
  ARTWORKS,
  type Discipline,
  DISCIPLINES,
  type Score,
  type SeatView,
  type TileView,
  type View,
} from '@la-stanza/engine';
import type { Paint } from '../terminal/paint.ts';
import { LABELS } from '../text/labels.ts';
import { DISCIPLINE_SIGNS, florins, nameOf, type Names } from '../text/words.ts';

/** One player's mat in three lines. */
export function drawMat(position: View, mat: SeatView, score: Score, names: Names, paint: Paint): string[] {
  const total = score.seats[mat.seat]?.total ?? 0;
  const isActing = position.open.decision !== 'over' && position.open.seat === mat.seat;
  const name = `${isActing ? '►' : ' '} [${mat.seat}] ${nameOf(names, mat.seat)}`;
  const facts = [
    `${total} ${LABELS.prestige}`,
    florins(mat.money),
    LABELS.boat(mat.income, position.figures.prestige[mat.boat - position.figures.florins.length] ?? 0),
    `${LABELS.meeples} ${drawCounts(mat.meeples, paint)}`,
    `${LABELS.discs} ${mat.discs}`,
    `${LABELS.pillars} ${mat.pillars}`,
    ...(mat.withdrawn > 0 ? [LABELS.withdrawn(mat.withdrawn)] : []),
  ];
  const prices = position.figures.hiringCosts;
  const workers = mat.workers.map((tile, index) => {
    const onSpace = index + 1 === mat.financier.worker ? (mat.financier.flipped ? 'f ' : 'F ') : drawTile(tile, paint);
    return `${index + 1}:${florins(prices[index] ?? 0)} ${onSpace}`;
  });
  const recruits = mat.recruits.map((tile, index) => `${index + 1}:${drawTile(tile, paint)}`);
  const artworks = ARTWORKS.filter((artwork) => mat.artworks[artwork] > 0).map(
    (artwork) => `${mat.artworks[artwork]} ${artwork}`,
  );
  return [
    `${isActing ? paint.title(name) : name}  ${facts.join(' · ')}`,
    `    ${LABELS.workers} ${workers.join('  ')}   ${LABELS.recruits} ${recruits.join(' ')}`.trimEnd(),
    `    ${LABELS.books} ${drawCounts(mat.books, paint)} · ${LABELS.boxes} ${drawCounts(mat.boxes, paint)} · ${
      LABELS.museum
    } ${mat.museumValue}${artworks.length > 0 ? ` (${artworks.join(', ')})` : ''} · ${LABELS.tiles} ${
      mat.tiles.length > 0 ? mat.tiles.join(' ') : LABELS.none
    }`,
  ];
}

function drawTile(tile: TileView | null, paint: Paint): string {
  if (tile === null) return '· ';
  return paint.discipline(tile.discipline, `${DISCIPLINE_SIGNS[tile.discipline]}${tile.starter ? '*' : ' '}`);
}

/** The counts that are not zero. */
function drawCounts(counts: Readonly<Record<Discipline, number>>, paint: Paint): string {
  const held = DISCIPLINES.filter((discipline) => counts[discipline] > 0);
  if (held.length === 0) return LABELS.none;
  return held
    .map((discipline) => paint.discipline(discipline, `${DISCIPLINE_SIGNS[discipline]}${counts[discipline]}`))
    .join(' ');
}
