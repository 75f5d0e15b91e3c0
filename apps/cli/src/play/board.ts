import { ARTWORKS, DISCIPLINES, type NicheView, type View } from '@la-stanza/engine';
import { disciplineName, labelled, phaseWords, type Translate } from '@la-stanza/words';
import type { Paint } from '../terminal/paint.ts';
import { disciplineSign } from '../text/legend.ts';

const SPACE_WIDTH = 13;
const SPACES_PER_ROOM = 3;

/** How many steps the acting figurine needs to each space it may land on. */
export type Steps = ReadonlyMap<number, number>;

/** The palazzo: the ring room by room with the masterpiece places beside, then what lies on the table. */
export function drawBoard(t: Translate, position: View, steps: Steps, paint: Paint): string[] {
  const bonus = t('table.room.bonus');
  const names = DISCIPLINES.map((discipline) => disciplineName(t, discipline));
  const width = Math.max(...[bonus, ...names].map(({ length }) => length)) + 1;
  const draw = (space: number): string => drawSpace(t, position, space, steps, paint);
  return [
    drawHead(t, position, paint),
    `${bonus.padEnd(width)} ${draw(0)} ${drawGrid(t, position)}`,
    ...DISCIPLINES.map((discipline, room) => {
      const first = SPACES_PER_ROOM * room + 1;
      const spaces = [first, first + 1, first + 2].map(draw);
      const name = paint.discipline(discipline, (names[room] ?? '').padEnd(width));
      return `${name} ${spaces.join(' ')} ${position.niches[discipline].map(drawNiche).join('  ')}`.trimEnd();
    }),
    drawSupplies(t, position, paint),
  ];
}

function drawHead(t: Translate, position: View, paint: Paint): string {
  const { draw, discard, aside } = position.pile;
  const piles = t('cli.board.piles', { draw: draw.length, discard: discard.length, aside: aside.length });
  const turn = t('cli.board.turn', { turn: position.turn });
  return `${paint.title(`${turn} · ${phaseWords(t, position)}`)} ${paint.quiet(`· ${piles}`)}`;
}

function drawSpace(t: Translate, { ring }: View, space: number, steps: Steps, paint: Paint): string {
  const place = ring[space];
  const tile = place?.tile ?? null;
  const sign =
    tile === null ? (space === 0 ? '' : '·') : `${disciplineSign(t, tile.discipline)}${tile.starter ? '*' : ''}`;
  const here = (place?.figurines ?? []).map((seat) => seat + 1);
  const figurines = here.length === 0 ? '' : `[${here.join(' ')}]`;
  const needed = steps.get(space);
  const parts = [String(space).padStart(2), sign, figurines, needed === undefined ? '' : `+${needed}`];
  const text = parts
    .filter((part) => part !== '')
    .join(' ')
    .padEnd(SPACE_WIDTH);
  return tile === null ? text : paint.discipline(tile.discipline, text);
}

function drawNiche({ prestige, holds }: NicheView): string {
  const mark = holds === 'nothing' ? '–' : holds === 'cover' ? '×' : `[${holds + 1}]`;
  return `${String(prestige).padStart(2)} ${mark.padEnd(3)}`;
}

function drawGrid(t: Translate, { grid }: View): string {
  const free = grid.flatMap(({ tile, takenBy }) => (tile === null || takenBy !== null ? [] : [tile]));
  return labelled(t, t('cli.board.grid'), free.length === 0 ? '–' : free.toSorted().join(' '));
}

function drawSupplies(t: Translate, { supply, artworksLeft, dummyValue }: View, paint: Paint): string {
  const meeples = DISCIPLINES.map((colour) =>
    paint.discipline(colour, `${disciplineSign(t, colour)}${supply[colour]}`),
  ).join(' ');
  const artworks = ARTWORKS.map((kind) => t(`terms.artwork.${kind}.count`, { count: artworksLeft[kind] })).join(', ');
  const museum = t('text.museum-worth', { artworks, value: dummyValue });
  return `${labelled(t, t('text.meeples-left'), meeples)} · ${labelled(t, t('text.museum-left'), museum)}`;
}
