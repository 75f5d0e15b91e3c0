import {
  ARTWORKS,
  DISCIPLINES,
  preview,
  score,
  view,
  type ActionId,
  type Breakdown,
  type Discipline,
  type GameEvent,
  type SeatView,
  type State,
  type TileView,
  type View,
} from '@la-stanza/engine';
import { niche, NICHE_TAKEN, NICHES_PER_ROOM } from '@la-stanza/engine/search';
import { turnsLeft } from '../evaluation/turns-left.ts';
import { decider } from '../turns/decider.ts';
import { createTurnSpace, visitTurns } from '../turns/turn-space.ts';
import type { Gain, GainedCategory } from './gain.ts';

/** A gain, and roughly what it is worth in prestige: the most valuable ones are said. */
interface Weighed {
  readonly gain: Gain;
  readonly worth: number;
}

const MOST_GAINS = 2;
const GAINED_CATEGORIES: readonly GainedCategory[] = ['sailboat', 'books', 'passing', 'tiles', 'bonusMajority'];

/** What the first turn brings that the second does not, the most valuable first. Without a second: what the turn brings at all. */
export function gainsOf(
  before: State,
  better: readonly ActionId[],
  compared: readonly ActionId[] | undefined,
): readonly Gain[] {
  const seat = decider(before);
  const start = sideOf(before, [], seat);
  const one = sideOf(before, better, seat);
  const two = compared === undefined ? start : sideOf(before, compared, seat);
  const scored = [
    ...builtGains(start, one, two, seat),
    ...museumGains(start, one, two),
    ...prestigeGains(start, one, two),
    ...financierGains(one, two),
  ];
  // after the last turn nothing but prestige is of any use
  const useful =
    turnsLeft(one.state, seat) === 0
      ? []
      : [takenGains(one, two), grownGains(start, one, two), keptGains(start, one, two)];
  return [...scored, ...useful.flat()]
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_GAINS)
    .map(({ gain }) => gain);
}

/** A position reached by a turn, as its player sees it. */
interface Side {
  readonly state: State;
  readonly view: View;
  readonly own: SeatView;
  readonly points: Breakdown;
  readonly events: readonly GameEvent[];
}

function sideOf(before: State, actions: readonly ActionId[], seat: number): Side {
  const { state, events } = preview(before, ...actions);
  const shown = view(state);
  const own = shown.seats[seat];
  const points = score(state).seats[seat];
  if (own === undefined || points === undefined) throw new RangeError(`there is no seat ${seat}`);
  const end = events.findIndex(({ type }) => type === 'turn' || type === 'refill-begun');
  return { state, view: shown, own, points, events: end === -1 ? events : events.slice(0, end) };
}

const countOf = ({ events }: Side, type: GameEvent['type']): number =>
  events.filter((event) => event.type === type).length;

function builtGains(start: Side, one: Side, two: Side, seat: number): Weighed[] {
  return one.events.flatMap((event): Weighed[] => {
    if (event.type !== 'masterpiece') return [];
    const isInBoth = two.events.some((other) => other.type === 'masterpiece' && other.prestige >= event.prestige);
    if (isInBoth) return [];
    const { discipline, prestige, place } = event;
    const without = two === start ? undefined : two.state;
    const rival =
      without === undefined ? undefined : rivalFor(without, seat, DISCIPLINES.indexOf(discipline), place - 1);
    return [{ gain: { code: 'masterpiece', discipline, prestige, rival }, worth: 4 + prestige }];
  });
}

/** The player after this one, if a turn of theirs creates the same masterpiece. */
function rivalFor(state: State, seat: number, room: number, place: number): number | undefined {
  const next = decider(state);
  if (next < 0 || next === seat || place >= NICHES_PER_ROOM) return undefined;
  let isTaken = false;
  visitTurns(createTurnSpace(state), state, (after) => {
    isTaken ||= niche(after, room, place) === NICHE_TAKEN + next;
  });
  return isTaken ? next : undefined;
}

function museumGains(start: Side, one: Side, two: Side): Weighed[] {
  const taken = ARTWORKS.flatMap((artwork): Weighed[] => {
    const isTaken = one.own.artworks[artwork] > start.own.artworks[artwork];
    if (!isTaken || two.own.artworks[artwork] >= one.own.artworks[artwork]) return [];
    const isLast = one.view.artworksLeft[artwork] === 0;
    return [{ gain: { code: 'artwork', artwork, isLast }, worth: isLast ? 4 : 1.5 }];
  });
  const value = (side: Side): number => side.own.exhibitedValue;
  const points = (side: Side): number => side.points.museumMajority;
  if (points(one) <= points(two) || points(one) <= points(start) || value(one) <= value(start)) return taken;
  const gain = {
    code: 'museum',
    from: value(start),
    to: value(one),
    pointsFrom: points(start),
    pointsTo: points(one),
  } as const;
  return [...taken, { gain, worth: 1 + points(one) - points(two) }];
}

function prestigeGains(start: Side, one: Side, two: Side): Weighed[] {
  return GAINED_CATEGORIES.flatMap((category): Weighed[] => {
    const [from, to, other] = [start.points[category], one.points[category], two.points[category]];
    if (to <= other || to <= from) return [];
    return [{ gain: { code: 'prestige', category, from, to }, worth: 1 + to - Math.max(from, other) }];
  });
}

function financierGains(one: Side, two: Side): Weighed[] {
  const loss = one.points.financier - two.points.financier;
  return loss > 0 ? [{ gain: { code: 'keeps-financier', loss }, worth: loss }] : [];
}

function takenGains(one: Side, two: Side): Weighed[] {
  const taken = one.events.flatMap((event): Weighed[] =>
    event.type === 'bonus-tile-taken' && !two.own.tiles.includes(event.tile)
      ? [{ gain: { code: 'tile', tile: event.tile }, worth: 3 }]
      : [],
  );
  const books = countOf(one, 'book-written');
  if (books > countOf(two, 'book-written')) taken.push({ gain: { code: 'books', count: books }, worth: 1.2 * books });
  const discs = countOf(one, 'disc-placed');
  if (discs > countOf(two, 'disc-placed')) taken.push({ gain: { code: 'discs', count: discs }, worth: 0.9 * discs });
  return taken;
}

const strengthIn = ({ own }: Side, discipline: Discipline): number =>
  own.strength[discipline].workers + own.strength[discipline].tiles;
const meeplesOf = ({ own }: Side): number => DISCIPLINES.reduce((sum, discipline) => sum + own.meeples[discipline], 0);
const boxesOf = ({ own }: Side): number => DISCIPLINES.reduce((sum, discipline) => sum + own.boxes[discipline], 0);

function grownGains(start: Side, one: Side, two: Side): Weighed[] {
  const grown: Weighed[] = DISCIPLINES.flatMap((discipline): Weighed[] => {
    const [from, to] = [strengthIn(start, discipline), strengthIn(one, discipline)];
    if (to <= from || to <= strengthIn(two, discipline)) return [];
    return [{ gain: { code: 'strength', discipline, from, to }, worth: 0.8 * (to - from) + 0.2 * to }];
  });
  const [income, incomeBefore] = [one.own.income, start.own.income];
  if (income > incomeBefore && income > two.own.income)
    grown.push({ gain: { code: 'income', from: incomeBefore, to: income }, worth: 0.8 * (income - incomeBefore) });
  const [meeples, meeplesBefore] = [meeplesOf(one), meeplesOf(start)];
  if (meeples > meeplesBefore && meeples > meeplesOf(two))
    grown.push({ gain: { code: 'meeples', from: meeplesBefore, to: meeples }, worth: 0.9 * (meeples - meeplesBefore) });
  const [money, moneyBefore] = [one.own.money, start.own.money];
  if (money > moneyBefore && money > two.own.money)
    grown.push({ gain: { code: 'money', from: moneyBefore, to: money }, worth: 0.35 * (money - moneyBefore) });
  return [...grown, ...recruitGains(one, two)];
}

function recruitGains(one: Side, two: Side): Weighed[] {
  return one.events.flatMap((event): Weighed[] => {
    if (event.type !== 'recruited') return [];
    const joined = one.own.recruits.find((tile) => tile?.tile === event.tile);
    if (joined === undefined || joined === null) return [];
    const others = peopleOf(two).filter(({ discipline }) => discipline === joined.discipline).length;
    const own = peopleOf(one).filter(({ discipline }) => discipline === joined.discipline).length;
    if (own <= others) return [];
    return [{ gain: { code: 'recruit', tile: joined.tile, discipline: joined.discipline }, worth: 0.5 }];
  });
}

const isTile = (tile: TileView | null): tile is TileView => tile !== null;
const peopleOf = ({ own }: Side): TileView[] => [...own.recruits, ...own.workers].filter(isTile);

/** What the compared turn gives away and this one keeps; also a smaller price. */
function keptGains(start: Side, one: Side, two: Side): Weighed[] {
  const kept: Weighed[] = [];
  const [left, other] = [one.own.money, two.own.money];
  if (left > other && left <= start.own.money)
    kept.push({ gain: { code: 'keeps-money', left, other }, worth: 0.3 * (left - other) });
  if (meeplesOf(one) > meeplesOf(two) && meeplesOf(one) <= meeplesOf(start)) {
    const gain = { code: 'keeps-meeples', left: meeplesOf(one), other: meeplesOf(two) } as const;
    kept.push({ gain, worth: 0.8 * (gain.left - gain.other) });
  }
  if (boxesOf(one) > boxesOf(two) && boxesOf(one) <= boxesOf(start)) {
    const gain = { code: 'keeps-discs', left: boxesOf(one), other: boxesOf(two) } as const;
    kept.push({ gain, worth: 0.8 * (gain.left - gain.other) });
  }
  const isLost = (from: readonly (TileView | null)[], tile: TileView): boolean =>
    !from.some((each) => each?.tile === tile.tile);
  for (const tile of start.own.workers.filter(isTile)) {
    if (isLost(two.own.workers, tile) && !isLost(one.own.workers, tile))
      kept.push({ gain: { code: 'keeps-worker', tile: tile.tile }, worth: 0.7 });
  }
  for (const tile of start.own.recruits.filter(isTile)) {
    const isGone = isLost(two.own.recruits, tile) && isLost(two.own.workers, tile);
    if (isGone && !isLost(one.own.recruits, tile))
      kept.push({ gain: { code: 'keeps-recruit', tile: tile.tile }, worth: 0.4 });
  }
  return kept;
}
