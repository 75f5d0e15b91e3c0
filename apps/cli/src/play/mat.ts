import {
  ARTWORKS,
  type Discipline,
  DISCIPLINES,
  type Score,
  type SeatView,
  type TileView,
  type View,
} from '@la-stanza/engine';
import { florins, labelled, moneySpace, type NamedPlayer, playerName, points, type Translate } from '@la-stanza/words';
import type { Paint } from '../terminal/paint.ts';
import { disciplineSign } from '../text/legend.ts';

interface Drawn {
  readonly t: Translate;
  readonly position: View;
  readonly players: readonly NamedPlayer[];
  readonly paint: Paint;
}

const NONE = '–';

/** One player's mat in three lines. */
export function drawMat(drawn: Drawn, mat: SeatView, score: Score): string[] {
  const { t, position, players, paint } = drawn;
  const isActing = position.open.decision !== 'over' && position.open.seat === mat.seat;
  const name = `${isActing ? '►' : ' '} [${mat.seat + 1}] ${playerName(players, mat.seat)}`;
  const facts = [
    points(t, score.seats[mat.seat]?.total ?? 0),
    florins(t, mat.money),
    labelled(t, t('table.mat.ship'), moneySpace(t, position.figures, mat.boat)),
    labelled(t, t('table.mat.meeples'), drawCounts(drawn, mat.meeples)),
    labelled(t, t('table.mat.discs'), String(mat.discs)),
    labelled(t, t('table.mat.pillars'), String(mat.pillars)),
    ...(mat.withdrawn > 0 ? [t('score.note.withdrew', { place: mat.withdrawn })] : []),
  ];
  const prices = position.figures.hiringCosts;
  const workers = mat.workers.map((tile, index) => {
    const financier = mat.financier.flipped ? 'f ' : 'F ';
    const onSpace = index + 1 === mat.financier.worker ? financier : drawTile(drawn, tile);
    return `${index + 1}:${florins(t, prices[index] ?? 0)} ${onSpace}`;
  });
  const recruits = mat.recruits.map((tile, index) => `${index + 1}:${drawTile(drawn, tile)}`);
  const artworks = ARTWORKS.filter((artwork) => mat.artworks[artwork] > 0).map((artwork) =>
    t(`terms.artwork.${artwork}.count`, { count: mat.artworks[artwork] }),
  );
  const things = [
    labelled(t, t('cli.mat.books'), drawCounts(drawn, mat.books)),
    labelled(t, t('text.boxes'), drawCounts(drawn, mat.boxes)),
    labelled(t, t('table.mat.museum'), `${mat.museumValue}${artworks.length > 0 ? ` (${artworks.join(', ')})` : ''}`),
    labelled(t, t('table.mat.tiles'), mat.tiles.length > 0 ? mat.tiles.join(' ') : NONE),
  ];
  const tracks = [
    labelled(t, t('table.mat.workers'), workers.join('  ')),
    labelled(t, t('table.mat.recruits'), recruits.join(' ')),
  ];
  return [
    `${isActing ? paint.title(name) : name}  ${facts.join(' · ')}`,
    `    ${tracks.join('   ')}`.trimEnd(),
    `    ${things.join(' · ')}`,
  ];
}

function drawTile({ t, paint }: Drawn, tile: TileView | null): string {
  if (tile === null) return '· ';
  return paint.discipline(tile.discipline, `${disciplineSign(t, tile.discipline)}${tile.starter ? '*' : ' '}`);
}

/** The counts that are not zero. */
function drawCounts({ t, paint }: Drawn, counts: Readonly<Record<Discipline, number>>): string {
  const held = DISCIPLINES.filter((discipline) => counts[discipline] > 0);
  if (held.length === 0) return NONE;
  return held
    .map((discipline) => paint.discipline(discipline, `${disciplineSign(t, discipline)}${counts[discipline]}`))
    .join(' ');
}
