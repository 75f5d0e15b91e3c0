import {
  ARTWORKS,
  DISCIPLINES,
  type Discipline,
  type Preview,
  type Score,
  type Seat,
  type SeatView,
  type View,
} from '@la-stanza/engine';
import {
  BOOK_COLOURS,
  florins,
  moneySpace,
  playerName,
  points,
  seatOf,
  shelfRewards,
  shortName,
  signed,
  type Translate,
} from '@la-stanza/words';
import { personOf } from '../drawing/art/cast/person-of.ts';
import { faceOf } from '../game/bots/bot-people.ts';
import type { SeatedPlayer } from '../game/source/game-source.ts';
import { playerColour } from '../game/source/player-colour.ts';
import type {
  Changing,
  MatCaptions,
  MatPicture,
  MeepleCount,
  ShelfRowPicture,
  TrackSpacePicture,
  TrackTile,
  WorkerSpacePicture,
} from '../drawing/mat/mat-picture.ts';
import type { Ghosts } from './ghosts.ts';
import type { Targets, TrackTarget } from './targets.ts';

type MatParts = {
  readonly t: Translate;
  readonly view: View;
  readonly seat: Seat;
  readonly players: readonly SeatedPlayer[];
  readonly score: Score;
  readonly targets?: Targets | undefined;
  readonly ghosts?: Ghosts | undefined;
  /** The position and the scores after the choice. */
  readonly after?: { readonly view: View; readonly score: Preview['after'] } | undefined;
  /** Worker spaces hired onto in this activation, from 1. */
  readonly justHired?: readonly number[] | undefined;
  /** Books of the current reward by colour, with the number of their step. */
  readonly steps?: ReadonlyMap<Discipline, number> | undefined;
};

const MEEPLE_ORDER: readonly Discipline[] = ['literature', 'religion', 'discoveries', 'arts', 'politics'];

/** Draws one player's mat, with the targets of the decision and the changes the choice would make. */
export function matPicture(parts: MatParts): MatPicture {
  const { t, view, seat, players, score, after, ghosts } = parts;
  const own = seatOf(view, seat);
  const then = after === undefined ? undefined : seatOf(after.view, seat);
  const total = score.seats[seat]?.total ?? 0;
  const nextTotal = after?.score.seats[seat]?.total;
  const isGhosted = ghosts?.seat === seat;
  return {
    player: playerColour(players, seat),
    name: playerName(players, seat),
    face: faceOf(players[seat]),
    captions: captions(parts, own),
    score: changing(total, nextTotal, signed),
    florins: changing(own.money, then?.money, String),
    purse: parts.targets?.purse,
    discs: changing(own.discs, then?.discs, String),
    ship: changing(own.boat, then?.boat, (space) => moneySpace(t, view.figures, space)),
    pillars: changing(own.pillars, then?.pillars, String),
    recruits: own.recruits.map((_, index) => recruitSpace(parts, own, index + 1)),
    workers: own.workers.map((_, index) => workerSpace(parts, own, index + 1)),
    pushes: isGhosted ? pushes(ghosts) : undefined,
    shelf: BOOK_COLOURS.map((colour) => shelfRow(parts, own, colour)),
    strength: DISCIPLINES.map((discipline) => {
      const { workers, tiles } = own.strength[discipline];
      return { discipline, name: t(`terms.discipline.${discipline}`), count: workers + tiles };
    }),
    meeples: MEEPLE_ORDER.map((discipline) => meeples(parts, own, then, discipline)),
    museum: ARTWORKS.flatMap((kind, index) =>
      Array.from({ length: own.artworks[kind] }, () => ({
        kind,
        name: t(`terms.artwork.${kind}.name`),
        value: view.figures.artworkValues[index] ?? 0,
      })),
    ).toReversed(),
    tiles: own.tiles.map((tile) => ({ tile, name: t(`terms.tile.${tile}.name`) })),
  };
}

function changing(now: number, then: number | undefined, say: (figure: number) => string): Changing {
  if (then === undefined || then === now) return { now: say(now) };
  return { now: say(now), becomes: say(then), loss: then < now };
}

function captions({ t, view, seat }: MatParts, own: SeatView): MatCaptions {
  const held = MEEPLE_ORDER.reduce((sum, colour) => sum + own.meeples[colour], 0);
  const better = view.seats.filter((other) => other.seat !== seat && other.exhibitedValue > own.exhibitedValue).length;
  const dummy = view.dummyValue > own.exhibitedValue ? 1 : 0;
  return {
    score: t('table.mat.score'),
    florins: t('table.mat.florins'),
    discs: t('table.mat.discs'),
    ship: t('table.mat.ship'),
    pillars: t('table.mat.pillars'),
    recruits: t('table.mat.recruits'),
    workers: t('table.mat.workers'),
    shelf: t('table.mat.shelf'),
    shelfNote: t('table.mat.columns', { shelf: view.rulings.shelf, count: own.conditions.literature.have }),
    strength: t('table.mat.strength'),
    strengthNote: t('table.mat.strength-note'),
    meeples: t('table.mat.meeples'),
    meeplesNote: t('table.mat.held', { held, limit: view.figures.meepleLimit }),
    museum: t('table.mat.museum'),
    museumNote:
      own.exhibitedValue === 0 ? '' : t('table.mat.rank', { value: own.exhibitedValue, rank: better + dummy + 1 }),
    tiles: t('table.mat.tiles'),
    points: t('table.mat.points'),
  };
}

const person = (t: Translate, tile: number): TrackTile => ({
  kind: 'person',
  person: personOf(tile),
  name: shortName(t, tile),
});

const ghostsHere = ({ ghosts, seat }: MatParts): Ghosts | undefined => (ghosts?.seat === seat ? ghosts : undefined);

function trackWords(t: Translate, target: TrackTarget | undefined): Partial<TrackSpacePicture> {
  return {
    note: target?.note ?? [t('table.mat.empty')],
    label: target?.below,
    dimmed: target?.dimmed,
  };
}

function recruitSpace(parts: MatParts, own: SeatView, space: number): TrackSpacePicture {
  const { t, targets } = parts;
  const ghosts = ghostsHere(parts);
  const tile = own.recruits[space - 1];
  const target = targets?.recruits?.get(space);
  const leaving = ghosts?.left.find(({ from, space: at }) => from === 'recruitment' && at === space);
  const arriving = ghosts?.recruited?.recruit === space ? ghosts.recruited.tile : undefined;
  const sliding = space <= (ghosts?.slidTo ?? 0) ? own.recruits[space - 2] : undefined;
  const ghost = arriving ?? sliding?.tile;
  const isHired = ghosts?.hired?.recruit === space;
  return {
    ...trackWords(t, target),
    tile: tile === null || tile === undefined ? undefined : person(t, tile.tile),
    ghost: ghost === undefined ? undefined : person(t, ghost),
    dimmed: isHired || target?.dimmed,
    leaves: leaving !== undefined,
    label: leaving === undefined ? target?.below : t('table.mat.falls-off', { name: shortName(t, leaving.tile) }),
    target: target ?? {
      state: 'idle',
      label: tile === null || tile === undefined ? t('table.mat.empty') : shortName(t, tile.tile),
      about: `recruit ${space}`,
    },
  };
}

function workerSpace(parts: MatParts, own: SeatView, space: number): WorkerSpacePicture {
  const { t, view, targets, justHired = [] } = parts;
  const ghosts = ghostsHere(parts);
  const isFinancier = own.financier.worker === space;
  const target = targets?.workers?.get(space);
  const tile = own.workers[space - 1];
  const ghost = workerGhost(parts, own, space);
  const leaving = ghosts?.left.find(({ from, space: at }) => from === 'workers' && at === space);
  const isHiredHere = ghosts?.hired?.worker === space;
  const moved = ghosts?.financier !== undefined;
  const shown = isFinancier
    ? financierTile(t, view, own.financier.flipped)
    : tile === null || tile === undefined
      ? undefined
      : person(t, tile.tile);
  return {
    ...trackWords(t, target),
    price: florins(t, view.figures.hiringCosts[space - 1] ?? 0),
    closed: isFinancier,
    tile: shown,
    ghost,
    dimmed: (moved && ghost === undefined && shown !== undefined && isMoving(ghosts, space)) || target?.dimmed,
    // a hired worker replaces another; a pushed one falls off, though the next moves up
    leaves: leaving !== undefined && !isHiredHere,
    label: workerLabel(parts, leaving?.tile, target, justHired.includes(space), isHiredHere),
    tag: target?.tag,
    target: target ?? {
      state: 'idle',
      label: shown?.kind === 'person' ? shown.name : isFinancier ? t('terms.financier.name') : t('table.mat.empty'),
      about: `worker ${space}`,
    },
  };
}

const isMoving = (ghosts: Ghosts | undefined, space: number): boolean =>
  ghosts?.financier?.from === space || ghosts?.pushes.some(({ from }) => from === space) === true;

function workerLabel(
  { t }: MatParts,
  leaving: number | undefined,
  target: TrackTarget | undefined,
  hired: boolean,
  replaced: boolean,
): string | undefined {
  if (leaving !== undefined)
    return t(replaced ? 'table.mat.replaces' : 'table.mat.leaves', { name: shortName(t, leaving) });
  return target?.below ?? (hired ? t('table.mat.just-hired') : undefined);
}

function workerGhost(parts: MatParts, own: SeatView, space: number): TrackTile | undefined {
  const { t, view } = parts;
  const ghosts = ghostsHere(parts);
  if (ghosts === undefined) return undefined;
  const { hired, placed, financier, pushes: pushed } = ghosts;
  if (hired?.worker === space) return person(t, hired.tile);
  if (placed?.worker === space) return person(t, placed.tile);
  if (financier?.to === space) return financierTile(t, view, own.financier.flipped || ghosts.flipped);
  const arriving = pushed.find(({ to }) => to === space);
  return arriving === undefined ? undefined : person(t, arriving.tile);
}

function financierTile(t: Translate, view: View, flipped: boolean): TrackTile {
  const loss = points(t, -view.figures.flipPenalty);
  return { kind: 'financier', caption: t('terms.financier.name'), flipped: flipped ? { loss } : undefined };
}

function pushes({ financier, pushes: pushed }: Ghosts): MatPicture['pushes'] {
  const steps = financier === undefined || financier.to !== financier.from + 1 ? [] : [financier];
  return [...steps, ...pushed].map(({ from, to }) => ({ from: from - 1, to: to - 1 }));
}

function shelfRow(parts: MatParts, own: SeatView, colour: ShelfRowPicture['colour']): ShelfRowPicture {
  const { t, view, targets, steps } = parts;
  const ghosts = ghostsHere(parts);
  const written = own.books[colour];
  const done = steps?.get(colour);
  const ghost = ghosts?.books.find((book) => book.colour === colour)?.nth;
  return {
    colour,
    name: t(`terms.book.${colour}.count`, { count: written }),
    cells: shelfRewards(colour, view.figures).map((reward, index) => ({
      written: index < written,
      reward,
      ghost: ghost === index + 1,
      step:
        done !== undefined && index === written - 1
          ? { number: done, now: false }
          : ghost === index + 1 && steps !== undefined
            ? { number: steps.size + 1, now: true }
            : undefined,
      target: (index === written ? targets?.shelf?.get(colour) : undefined) ?? {
        state: 'idle',
        label: t(`terms.book.${colour}.name`),
        about: `book ${colour} ${index + 1}`,
      },
    })),
  };
}

function meeples(
  { t, targets }: MatParts,
  own: SeatView,
  then: SeatView | undefined,
  discipline: Discipline,
): MeepleCount {
  const count = own.meeples[discipline];
  const becomes = then?.meeples[discipline];
  return {
    discipline,
    name: t(`terms.meeple.${discipline}.count`, { count }),
    count,
    becomes: becomes === undefined || becomes === count ? undefined : String(becomes),
    target: targets?.meeples?.get(discipline),
  };
}
