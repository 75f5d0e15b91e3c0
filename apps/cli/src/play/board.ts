import { DISCIPLINES, type NicheView, type View } from '@la-stanza/engine';
import type { Paint } from '../terminal/paint.ts';
import { LABELS } from '../text/labels.ts';
import { DISCIPLINE_SIGNS, DISCIPLINE_WORDS, MEEPLE_WORDS } from '../text/words.ts';

const ROOM_WIDTH = 12;
const SPACE_WIDTH = 13;
const SPACES_PER_ROOM = 3;

/** How many steps the acting figurine needs to each space it may land on. */
export type Steps = ReadonlyMap<number, number>;

/** The palazzo: the ring room by room with the masterpiece places beside, then what lies on the table. */
export function drawBoard(position: View, steps: Steps, paint: Paint): string[] {
  return [
    drawHead(position, paint),
    `${LABELS.bonusRoom.padEnd(ROOM_WIDTH)} ${drawSpace(position, 0, steps, paint)} ${drawGrid(position)}`,
    ...DISCIPLINES.map((discipline, room) => {
      const first = SPACES_PER_ROOM * room + 1;
      const spaces = [first, first + 1, first + 2].map((space) => drawSpace(position, space, steps, paint));
      const name = paint.discipline(discipline, DISCIPLINE_WORDS[discipline].padEnd(ROOM_WIDTH));
      return `${name} ${spaces.join(' ')} ${position.niches[discipline].map(drawNiche).join('  ')}`.trimEnd();
    }),
    drawSupplies(position, paint),
  ];
}

function drawHead({ turn, round, rounds, finalTurn, pile }: View, paint: Paint): string {
  const when =
    finalTurn > 0 ? LABELS.finalTurn(finalTurn) : round > rounds ? LABELS.lastTurns : LABELS.round(round, rounds);
  const piles = LABELS.piles(pile.draw.length, pile.discard.length, pile.aside.length);
  return `${paint.title(`${LABELS.turn(turn)} · ${when}`)} ${paint.quiet(`· ${piles}`)}`;
}

function drawSpace({ ring }: View, space: number, steps: Steps, paint: Paint): string {
  const place = ring[space];
  const tile = place?.tile ?? null;
  const sign =
    tile === null ? (space === 0 ? '' : '·') : `${DISCIPLINE_SIGNS[tile.discipline]}${tile.starter ? '*' : ''}`;
  const figurines = place === undefined || place.figurines.length === 0 ? '' : `[${place.figurines.join('')}]`;
  const needed = steps.get(space);
  const parts = [String(space).padStart(2), sign, figurines, needed === undefined ? '' : `+${needed}`];
  const text = parts
    .filter((part) => part !== '')
    .join(' ')
    .padEnd(SPACE_WIDTH);
  return tile === null ? text : paint.discipline(tile.discipline, text);
}

function drawNiche({ prestige, holds }: NicheView): string {
  const mark = holds === 'nothing' ? '–' : holds === 'cover' ? '×' : `[${holds}]`;
  return `${String(prestige).padStart(2)} ${mark.padEnd(3)}`;
}

function drawGrid({ grid }: View): string {
  const free = grid.flatMap(({ tile, takenBy }) => (tile === null || takenBy !== null ? [] : [tile]));
  return `${LABELS.tilesOnGrid} ${free.length === 0 ? '–' : free.toSorted().join(' ')}`;
}

function drawSupplies({ supply, artworksLeft, dummyValue }: View, paint: Paint): string {
  const meeples = DISCIPLINES.map((colour) => paint.discipline(colour, `${MEEPLE_WORDS[colour]} ${supply[colour]}`));
  const { sculpture, script, painting } = artworksLeft;
  return `${LABELS.politicsRoom} ${meeples.join(' ')} · ${LABELS.artworksLeft(sculpture, script, painting, dummyValue)}`;
}
