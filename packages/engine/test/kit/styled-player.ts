import {
  ACTIONS,
  DISCIPLINES,
  view,
  type Action,
  type ActionId,
  type Discipline,
  type SeatView,
  type State,
  type View,
} from '../../src/index.ts';
import { actionId, legal, MOST_LEGAL } from '../../src/search.ts';

/*
 * Players with a plan. Play at random hardly meets what makes the game: bonus tiles, third and fourth books, masterpieces of
 * strength 6, the flipped financier. Each style goes after a part of it, so that a few games together meet everything.
 */

const STYLES = [
  'builder',
  'writer',
  'sailor',
  'curator',
  'confessor',
  'politician',
  'collector',
  'banker',
  'hoarder',
  'random',
] as const;

type Style = (typeof STYLES)[number];

export interface Player {
  readonly style: Style;
  /** The discipline the player wants to be strong in. */
  readonly favourite: Discipline;
  /** Waits for the greatest masterpieces, and fills rows of books before columns. */
  readonly isPatient: boolean;
  /** Withdraws as soon as it may. */
  readonly isQuitter: boolean;
}

type Random = (below: number) => number;

const FAVOURITES: Partial<Record<Style, Discipline>> = {
  writer: 'literature',
  sailor: 'discoveries',
  curator: 'arts',
  confessor: 'religion',
  politician: 'politics',
};

const pick = <T>(items: readonly [T, ...T[]], random: Random): T => items[random(items.length)] ?? items[0];

/** One player for each seat. Without a style each seat draws one. */
export function seatPlayers(players: number, random: Random, styles: readonly Style[] = []): Player[] {
  return Array.from({ length: players }, (_, seat) => {
    const style = styles[seat] ?? pick(STYLES, random);
    return {
      style,
      favourite: FAVOURITES[style] ?? pick(DISCIPLINES, random),
      isPatient: random(2) === 0,
      isQuitter: random(4) === 0,
    };
  });
}

const buffer = new Uint16Array(MOST_LEGAL);

/** Chooses for the acting seat; the same random numbers give the same choice. */
export function chooseInStyle(state: State, player: Player, random: Random): ActionId {
  const count = legal(state, buffer);
  if (count === 1 || player.style === 'random') return actionId(buffer[random(count)] ?? 0);
  const position = view(state);
  const mat = position.seats[position.activeSeat];
  const weights = Array.from({ length: count }, (_, index) => {
    const action = ACTIONS[buffer[index] ?? 0];
    return action === undefined || mat === undefined ? 1 : weightOf(action, position, mat, player);
  });
  return actionId(buffer[draw(weights, random)] ?? 0);
}

const FINE = 2 ** 30;

/** The place of a weight, drawn in proportion. */
function draw(weights: readonly number[], random: Random): number {
  let rest = (random(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    if (rest < weight) return index;
    rest -= weight;
  }
  return weights.length - 1;
}

function weightOf(action: Action, position: View, mat: SeatView, player: Player): number {
  const { style, favourite, isPatient, isQuitter } = player;
  switch (action.kind) {
    case 'land':
      return landWeight(action.space, position, mat, player);
    case 'withdraw':
      return isQuitter ? 100 : 0.1;
    case 'activate':
      return activationWeight(action.discipline, mat, player);
    case 'money':
      return style === 'banker' ? 60 : mat.money < 3 ? 30 : 0.3;
    case 'hire':
      return hireWeight(action.worker, position, mat, player);
    case 'fire':
      return position.open.decision === 'hire' && mat.strength[position.open.discipline].workers >= 4 ? 3 : 0.2;
    case 'disc':
      return style === 'confessor' ? 0.05 : boostWeight(position);
    case 'coin':
      return 10 * boostWeight(position);
    case 'reward':
      return 4 ** action.strength;
    case 'masterpiece':
      return isPatient && action.place < 3 ? 0.5 : 100 * 4 ** action.place;
    case 'book':
      return 6 ** (isPatient ? mat.books[action.discipline] : 4 - mat.books[action.discipline]);
    case 'box':
      return action.discipline === favourite || mat.boxes[action.discipline] === 1 ? 10 : 1;
    case 'artwork':
      return action.artwork === 'painting' ? 6 : 1;
    case 'pass':
    case 'forgo':
    case 'stop':
      return 0.1;
    default:
      return 1;
  }
}

const BONUS_SPACE = 0;

function landWeight(space: number, { ring }: View, mat: SeatView, { style, favourite }: Player): number {
  if (space === BONUS_SPACE) return style === 'hoarder' ? 0.5 : 80;
  const place = ring[space];
  const recruits = [place?.tile, ...mat.recruits].map((tile) => tile?.discipline);
  const canHire = place !== undefined && place.room !== null && recruits.includes(place.room);
  return 1 + (canHire ? 2 : 0) + (canHire && place.room === favourite ? 8 : 0) + (recruits[0] === favourite ? 8 : 0);
}

/** A collector works for the next bonus tile of whichever discipline is nearest to one. */
function activationWeight(discipline: Discipline, mat: SeatView, { style, favourite }: Player): number {
  if (style === 'hoarder') return 40;
  if (style !== 'collector') return discipline === favourite ? 40 : 4;
  if (discipline === 'politics') return 2;
  const { have, need } = mat.conditions[discipline];
  return need === Number.POSITIVE_INFINITY ? 1 : 5 + (20 * Math.min(have, need)) / need;
}

function hireWeight(worker: number, position: View, mat: SeatView, { style, favourite }: Player): number {
  const displaced = mat.workers[worker - 1];
  if (style === 'hoarder') return displaced === null ? 40 : displaced?.starter === true ? 20 : 0.01;
  const cost = position.figures.hiringCosts[worker - 1] ?? 0;
  const liking = displaced?.discipline === favourite ? 0.05 : displaced === null ? 6 : 3;
  return liking / (cost + 1);
}

/** Strength is worth paying for when a masterpiece or the next reward is near. */
function boostWeight({ open }: View): number {
  return open.decision === 'strength' && open.strength >= 3 && open.strength < 6 ? 30 : 0.5;
}
