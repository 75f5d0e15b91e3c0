import {
  ACTIONS,
  preview,
  STANDARD_FIGURES,
  type Action,
  type BonusTile,
  type GameEvent,
  type SeatView,
  type State,
  type View,
  whyNot,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import type { SeatedPlayer } from '../../apps/web/src/game/source/game-source.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { findPosition, type Wanted } from './find-position.ts';

/* Positions with a certain open decision, for tests and pictures. */

const FOUR: readonly SeatedPlayer[] = [
  { name: 'Elena', colour: 'plum' },
  { name: 'Bastiano', colour: 'onyx' },
  { name: 'Marit', colour: 'copper' },
  { name: 'Tobia', colour: 'teal' },
];
const THREE = FOUR.slice(0, 3);
const TWO = FOUR.slice(0, 2);

export const open = (state: State): readonly Action[] => legalActions(state);

export const canAct = (state: State, kind: Action['kind']): boolean =>
  open(state).some((action) => action.kind === kind);

/** The seat that decides. */
export function decider({ seats }: View, state: State): SeatView {
  const acting = whoseTurn(state);
  const seat = acting.who === 'seat' ? seats[acting.seat] : undefined;
  if (seat === undefined) throw new Error('no seat has to decide');
  return seat;
}

const eventsOf = (state: State, kind: Action['kind']): readonly GameEvent[] =>
  open(state)
    .filter((action) => action.kind === kind)
    .slice(0, 1)
    .flatMap(({ id }) => preview(state, id).events);

export const brings = (state: State, kind: Action['kind'], type: GameEvent['type']): boolean =>
  eventsOf(state, kind).some((event) => event.type === type);

const bonusSpaceRefusal = (state: State): string | undefined => {
  const land = ACTIONS.find((action) => action.kind === 'land' && action.space === 0);
  return land === undefined ? undefined : whyNot(state, land.id)?.code;
};

const wallsFull = ({ ring }: View): boolean => ring.every(({ room, tile }) => room === null || tile !== null);

export type PositionName =
  | 'first walk'
  | 'walk, bonus space shut'
  | 'walk, a recruit falls off'
  | 'walk, walls refilled'
  | 'final walk'
  | 'final turn without a walk'
  | 'action'
  | 'action, two ways to pay'
  | 'money pushes a worker off'
  | 'money flips the financier'
  | 'money no more'
  | 'hire'
  | 'open hiring'
  | 'fire'
  | 'hire or fire'
  | 'spend a disc'
  | 'pay the coin'
  | 'sail'
  | 'masterpiece'
  | 'masterpiece with a partner'
  | 'books'
  | 'book for a meeple'
  | 'book for a sail'
  | 'boxes'
  | 'meeples'
  | 'artwork'
  | 'over seven meeples'
  | 'disc from a box'
  | 'two ways to pay a tile'
  | 'arranged start';

const WANTED: Readonly<Record<PositionName, Wanted>> = {
  'first walk': { players: TWO, decision: 'walk', where: wallsFull },
  'walk, bonus space shut': {
    players: THREE,
    decision: 'walk',
    where: (_, state) => bonusSpaceRefusal(state) === 'bonus-grid-closed',
  },
  'walk, a recruit falls off': {
    players: TWO,
    decision: 'walk',
    where: (now, state) => decider(now, state).recruits.every((tile) => tile !== null),
  },
  'walk, walls refilled': {
    players: TWO,
    decision: 'walk',
    where: (now, state) =>
      now.turn > 6 &&
      open(state).some(
        ({ kind, id }) => kind === 'land' && preview(state, id).events.some(({ type }) => type === 'refill-begun'),
      ),
  },
  'final walk': {
    players: FOUR,
    decision: 'walk',
    where: ({ phase }, state) => phase === 'final' && canAct(state, 'land') && canAct(state, 'withdraw'),
  },
  // rule 3.6: walls that never run dry in three final turns do so in nine
  'final turn without a walk': {
    players: FOUR,
    figures: { ...STANDARD_FIGURES, finalTurns: 9 },
    decision: 'walk',
    where: ({ phase }, state) => phase === 'final' && !canAct(state, 'land'),
  },
  action: {
    players: THREE,
    decision: 'action',
    where: (now, state) =>
      now.turn > 8 &&
      open(state).some((action) => action.kind === 'activate' && action.by === 'room') &&
      brings(state, 'money', 'money'),
  },
  'action, two ways to pay': {
    players: TWO,
    decision: 'action',
    where: (_, state) =>
      open(state).some(
        (action) =>
          action.kind === 'activate' &&
          action.by === 'meeple' &&
          open(state).some(
            (other) => other.kind === 'activate' && other.by === 'wild' && other.discipline === action.discipline,
          ),
      ),
  },
  'money pushes a worker off': {
    players: TWO,
    decision: 'action',
    where: (now, state) => brings(state, 'money', 'left') && decider(now, state).income > decider(now, state).money,
  },
  'money flips the financier': {
    players: TWO,
    decision: 'action',
    where: (now, state) =>
      brings(state, 'money', 'financier-flipped') && decider(now, state).income > decider(now, state).money,
  },
  'money no more': {
    players: TWO,
    decision: 'action',
    where: (now, state) => !canAct(state, 'money') && now.phase === 'rounds',
  },
  hire: {
    players: TWO,
    decision: 'hire',
    where: (_, state) =>
      new Set(open(state).flatMap((action) => (action.kind === 'hire' ? [action.recruit] : []))).size > 1,
  },
  'open hiring': {
    players: TWO,
    options: { openHiring: true },
    decision: 'strength',
    where: (now, state) =>
      now.open.decision === 'strength' &&
      open(state).some(
        (action) =>
          action.kind === 'hire' &&
          now.open.decision === 'strength' &&
          decider(now, state).recruits[action.recruit - 1]?.discipline !== now.open.discipline,
      ),
  },
  fire: {
    players: THREE,
    options: { expert: true },
    decision: 'hire',
    where: (_, state) => canAct(state, 'fire') && !canAct(state, 'hire'),
  },
  'hire or fire': {
    players: THREE,
    options: { expert: true },
    decision: 'hire',
    where: (_, state) => canAct(state, 'fire') && canAct(state, 'hire'),
  },
  'spend a disc': { players: TWO, decision: 'strength', where: (_, state) => canAct(state, 'disc') },
  'pay the coin': { players: TWO, decision: 'strength', where: (_, state) => canAct(state, 'coin') },
  sail: {
    players: TWO,
    decision: 'strength',
    where: (now, state) =>
      now.open.decision === 'strength' &&
      now.open.discipline === 'discoveries' &&
      now.open.strength > 1 &&
      brings(state, 'reward', 'sailed'),
  },
  masterpiece: {
    players: TWO,
    play: 'sensible',
    decision: 'strength',
    where: (_, state) => canAct(state, 'masterpiece'),
  },
  'masterpiece with a partner': {
    players: TWO,
    play: 'sensible',
    decision: 'strength',
    where: (now, state) =>
      open(state).some((action) => action.kind === 'masterpiece' && action.place === now.niches.arts.length),
  },
  books: {
    players: TWO,
    decision: 'book',
    where: (now, state) =>
      now.open.decision === 'book' &&
      now.open.from === 'reward' &&
      now.open.remaining === 3 &&
      decider(now, state).books.religion === 1 &&
      decider(now, state).discs > 1,
  },
  'book for a meeple': {
    players: TWO,
    decision: 'book',
    where: (now, state) => decider(now, state).books.politics === 1 && open(state).length > 2,
  },
  'book for a sail': {
    players: TWO,
    decision: 'book',
    where: (now, state) =>
      decider(now, state).books.discoveries === 1 &&
      open(state).some((action) => action.kind === 'book' && action.discipline === 'discoveries'),
  },
  boxes: {
    players: TWO,
    decision: 'box',
    where: ({ open: now }) => now.decision === 'box' && now.from === 'reward' && now.remaining > 1,
  },
  meeples: {
    players: TWO,
    decision: 'meeple',
    where: ({ open: now }) => now.decision === 'meeple' && now.from === 'reward' && now.remaining > 1,
  },
  artwork: {
    players: TWO,
    decision: 'artwork',
    where: (_, state) => open(state).filter(({ kind }) => kind === 'artwork').length === 3,
  },
  'over seven meeples': {
    players: TWO,
    decision: 'return',
    where: (now, state) =>
      Object.values(decider(now, state).meeples).reduce((sum, count) => sum + count, 0) > now.figures.meepleLimit + 1,
  },
  'disc from a box': { players: TWO, figures: { ...STANDARD_FIGURES, discs: 4 }, decision: 'lift' },
  'two ways to pay a tile': {
    players: TWO,
    decision: 'take',
    where: (_, state) =>
      open(state).some(
        (action) =>
          action.kind === 'take' &&
          action.by === 'meeple' &&
          open(state).some((other) => other.kind === 'take' && other.by === 'wild' && other.tile === action.tile),
      ),
  },
  'arranged start': { players: THREE, options: { arranged: true }, decision: 'arrange' },
};

/** Where each search starts, so that it ends immediately. */
const FROM: Partial<Readonly<Record<PositionName, number>>> = {
  'pay the coin': 470,
  'masterpiece with a partner': 6,
  books: 65,
  'over seven meeples': 2208,
  'two ways to pay a tile': 48,
};

export function position(name: PositionName): SavedGame {
  return findPosition(idOf(name), { ...WANTED[name], from: FROM[name] });
}

/** A bonus tile that the acting player may take and whose effect helps them. */
export function positionOfTile(tile: BonusTile): SavedGame {
  return findPosition(`tile-${tile}`, {
    players: TWO,
    decision: 'take',
    from: FROM_TILE[tile],
    where: (now, state) =>
      open(state).some((action) => action.kind === 'take' && action.tile === tile) && isUseful(tile, now, state),
  });
}

const FROM_TILE: Partial<Readonly<Record<BonusTile, number>>> = { La: 281, Lb: 512, Lc: 281, Ld: 1966, Le: 281 };

function isUseful(tile: BonusTile, now: View, state: State): boolean {
  const me = decider(now, state);
  switch (tile) {
    case 'Lb':
      return now.figures.prestige.length + now.figures.florins.length - me.boat > now.figures.tiles.sail;
    case 'Ld':
      return now.seats.some(({ boat }) => boat > me.boat);
    case 'Rb':
    case 'Ac':
      return me.discs > 2;
    case 'Re':
      return me.books.religion === 0;
    case 'Ad':
      return me.books.arts === 0 && me.financier.worker > 1;
    case 'Ae':
      return now.supply.politics > 2 && Object.values(me.meeples).reduce((sum, count) => sum + count, 0) < 6;
    default:
      return true;
  }
}

const idOf = (name: string): string => name.replaceAll(/[^a-z]+/g, '-');
