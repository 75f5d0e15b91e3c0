import { ARTWORKS, DISCIPLINES, type Score, type Seat, type SeatView } from '@la-stanza/engine';
import { disciplineName, florins, moneySpace, points } from '../pieces/amounts.ts';
import { bonusDiscipline } from '../pieces/bonus-tiles.ts';
import { BOOK_COLOURS, type BookColour } from '../pieces/book-colours.ts';
import { figureValues } from '../pieces/figure-values.ts';
import { playerName, seatOf } from '../people/seats.ts';
import { presenceText } from './presence.ts';
import { all, labelled, personIn, type Telling } from './telling.ts';
import type { TextSection } from './text-section.ts';

const CONDITIONS = ['discoveries', 'literature', 'religion', 'arts'] as const;
const NTHS = [1, 2, 3, 4] as const;

/** All that lies before a player. */
export function seatText(telling: Telling, score: Score, seat: Seat): TextSection {
  const { t, view, players } = telling;
  const own = seatOf(view, seat);
  const presence = presenceText(t, view, players, seat);
  const name = playerName(players, seat);
  return {
    title: presence === undefined ? name : labelled(t, name, presence),
    lines: [
      labelled(t, t('table.mat.score'), points(t, score.seats[seat]?.total ?? 0)),
      labelled(t, t('text.where'), whereStands(telling, own)),
      labelled(t, t('table.mat.florins'), florins(t, own.money)),
      labelled(t, t('table.mat.ship'), shipText(telling, own)),
      labelled(t, t('table.mat.discs'), String(own.discs)),
      labelled(t, t('table.mat.pillars'), String(own.pillars)),
      labelled(t, t('table.mat.strength'), all(t, strengths(telling, own))),
      labelled(t, t('text.boxes'), all(t, boxes(telling, own))),
      labelled(t, t('table.mat.meeples'), meeplesText(telling, own)),
      labelled(t, t('table.mat.museum'), museumText(telling, own)),
    ],
    parts: [
      { title: t('table.mat.workers'), lines: workers(telling, own) },
      {
        title: t('table.mat.recruits'),
        lines: own.recruits.map((tile, index) =>
          labelled(t, t('text.recruit-space', { space: index + 1 }), personIn(telling, tile)),
        ),
      },
      { title: t('table.mat.shelf'), lines: shelf(telling, own) },
      { title: t('table.mat.tiles'), lines: tiles(telling, own) },
      { title: t('text.next-tiles'), lines: conditions(telling, own) },
    ],
  };
}

function whereStands({ t, view }: Telling, { figurine }: SeatView): string {
  if (figurine === null) return t('table.presence.withdrawn');
  const room = view.ring[figurine]?.room ?? null;
  if (room === null) return t('terms.bonus-space.name');
  const place = view.ring.filter((space) => space.room === room && space.space <= figurine).length;
  return t('text.room-place', { room: t(`terms.room.${room}`), place });
}

function shipText({ t, view }: Telling, { boat, income }: SeatView): string {
  return t('text.income', { place: moneySpace(t, view.figures, boat), florins: florins(t, income) });
}

function strengths({ t }: Telling, { strength }: SeatView): string[] {
  return DISCIPLINES.map((discipline) =>
    t('text.strength-of', {
      discipline: disciplineName(t, discipline),
      strength: strength[discipline].workers + strength[discipline].tiles,
    }),
  );
}

function boxes({ t }: Telling, own: SeatView): string[] {
  return DISCIPLINES.filter((discipline) => own.boxes[discipline] > 0).map((discipline) =>
    t('text.box', { discipline: disciplineName(t, discipline), count: own.boxes[discipline] }),
  );
}

function meeplesText({ t, view }: Telling, { meeples }: SeatView): string {
  const held = DISCIPLINES.filter((colour) => meeples[colour] > 0);
  const sum = held.reduce((count, colour) => count + meeples[colour], 0);
  return t('text.and', {
    value: t('table.mat.held', { held: sum, limit: view.figures.meepleLimit }),
    more: all(
      t,
      held.map((colour) => t(`terms.meeple.${colour}.count`, { count: meeples[colour] })),
    ),
  });
}

function museumText({ t }: Telling, { artworks, exhibitedValue }: SeatView): string {
  const shown = ARTWORKS.filter((kind) => artworks[kind] > 0).map((kind) =>
    t(`terms.artwork.${kind}.count`, { count: artworks[kind] }),
  );
  return t('text.museum-worth', { artworks: all(t, shown), value: exhibitedValue });
}

function workers(telling: Telling, own: SeatView): string[] {
  const { t, view } = telling;
  const { worker, flipped } = own.financier;
  return own.workers.map((tile, index) => {
    const space = index + 1;
    const price = florins(t, view.figures.hiringCosts[index] ?? 0);
    const financier = t(flipped ? 'terms.financier.flipped' : 'terms.financier.name');
    return labelled(
      t,
      t('text.worker-space', { space, price }),
      space === worker ? financier : personIn(telling, tile),
    );
  });
}

function shelf(telling: Telling, own: SeatView): string[] {
  const { t } = telling;
  return [
    ...BOOK_COLOURS.map((colour) => {
      const books = t(`terms.book.${colour}.count`, { count: own.books[colour] });
      const reward = nextBook(telling, own, colour);
      return reward === undefined ? books : t('text.books-of', { books, reward });
    }),
    t('table.mat.columns', { shelf: telling.view.rulings.shelf, count: own.conditions.literature.have }),
  ];
}

/** What the next book of a colour would bring. */
function nextBook({ t, view }: Telling, own: SeatView, colour: BookColour): string | undefined {
  const nth = NTHS.find((each) => each === own.books[colour] + 1);
  if (nth === undefined) return undefined;
  const printed = view.figures.bookPrestige[colour][nth - 1] ?? 0;
  return t(`explain.book-${colour}-${nth}.rule`, { ...figureValues(t, view), points: printed });
}

function tiles({ t, view }: Telling, own: SeatView): string[] {
  if (own.tiles.length === 0) return [t('text.nothing')];
  return own.tiles.map((tile) => {
    const discipline = disciplineName(t, bonusDiscipline(tile));
    const name = t('text.tile', { tile: t(`terms.tile.${tile}.name`), discipline });
    return labelled(t, name, t(`terms.tile.${tile}.rule`, figureValues(t, view)));
  });
}

function conditions({ t, view }: Telling, own: SeatView): string[] {
  return CONDITIONS.map((discipline) => {
    const { have, need } = own.conditions[discipline];
    return Number.isFinite(need)
      ? t('text.condition', { discipline, have, need, shelf: view.rulings.shelf })
      : t('text.no-more-tiles', { discipline: disciplineName(t, discipline) });
  });
}
