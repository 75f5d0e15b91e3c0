import { DISCIPLINES } from '@la-stanza/engine';
import type { SeatedPlayer } from '../../apps/web/src/game/source/game-source.ts';
import { findPosition, type Wanted } from './find-position.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { brings, canAct, decider, open } from './positions.ts';
import { ELENA, AMBROGIO, FIAMMETTA } from './saved-games.ts';

/* Positions for pictures: well into a sensible game, one for every kind of decision. */

const ISABELLA: SeatedPlayer = { name: 'Isabella', colour: 'teal', bot: 'apprentice' };
const THREE: readonly SeatedPlayer[] = [ELENA, FIAMMETTA, AMBROGIO];
const FOUR: readonly SeatedPlayer[] = [...THREE, ISABELLA];
const TABLE = { players: THREE, play: 'sensible' } as const;

export const PICTURES = [
  'walk',
  'action',
  'activation',
  'hire',
  'bonus-tile',
  'books',
  'meeples',
  'money',
  'fire',
  'arrange',
  'finale',
] as const;

export type Picture = (typeof PICTURES)[number];

const WANTED: Readonly<Record<Picture, Wanted>> = {
  walk: {
    ...TABLE,
    decision: 'walk',
    where: (now, state) =>
      now.phase === 'rounds' &&
      now.round > 2 &&
      decider(now, state).recruits.every((tile) => tile !== null) &&
      open(state).length > 3,
  },
  action: {
    ...TABLE,
    decision: 'action',
    where: (now, state) =>
      now.round > 1 &&
      now.phase === 'rounds' &&
      open(state).filter(({ kind }) => kind === 'activate').length > 2 &&
      brings(state, 'money', 'money'),
  },
  activation: {
    ...TABLE,
    decision: 'strength',
    where: (now, state) =>
      now.round > 2 &&
      now.open.decision === 'strength' &&
      now.open.discipline === 'discoveries' &&
      now.open.strength > 2 &&
      canAct(state, 'hire'),
  },
  hire: {
    ...TABLE,
    decision: 'hire',
    where: (now, state) =>
      now.round > 1 &&
      new Set(open(state).flatMap((action) => (action.kind === 'hire' ? [action.recruit] : []))).size > 1,
  },
  'bonus-tile': {
    ...TABLE,
    decision: 'take',
    where: (now, state) => {
      const tiles = open(state).flatMap((action) => (action.kind === 'take' ? [action.tile] : []));
      return now.round > 1 && new Set(tiles.map((tile) => tile.charAt(0))).size > 1;
    },
  },
  books: {
    ...TABLE,
    decision: 'book',
    where: ({ round, open: now }) =>
      round > 1 && now.decision === 'book' && now.from === 'reward' && now.chosen.length > 0 && now.remaining > 1,
  },
  meeples: {
    ...TABLE,
    play: 'wild',
    decision: 'return',
    where: (now, state) =>
      DISCIPLINES.reduce((sum, colour) => sum + decider(now, state).meeples[colour], 0) > now.figures.meepleLimit + 1,
  },
  money: {
    ...TABLE,
    play: 'wild',
    decision: 'action',
    where: (now, state) =>
      now.phase === 'rounds' &&
      brings(state, 'money', 'financier-flipped') &&
      brings(state, 'money', 'worker-pushed') &&
      decider(now, state).income > decider(now, state).money,
  },
  fire: {
    ...TABLE,
    options: { expert: true },
    decision: 'hire',
    where: (now, state) => now.round > 1 && canAct(state, 'fire') && canAct(state, 'hire'),
  },
  arrange: {
    ...TABLE,
    options: { arranged: true },
    decision: 'arrange',
    where: (now, state) => decider(now, state).workers.filter((tile) => tile !== null).length === 2,
  },
  finale: {
    players: FOUR,
    play: 'sensible',
    decision: 'walk',
    where: (now, state) =>
      now.phase === 'final' &&
      now.finalTurn > 1 &&
      canAct(state, 'land') &&
      now.seats.some(({ withdrawn }) => withdrawn > 0),
  },
};

/** Where each search starts, so that it ends immediately. */
const FROM: Partial<Readonly<Record<Picture, number>>> = {
  walk: 4,
  action: 3,
  activation: 16,
  'bonus-tile': 9,
  books: 4,
  meeples: 2149,
  finale: 1,
};

export function pictured(picture: Picture): SavedGame {
  return findPosition(picture, { ...WANTED[picture], from: FROM[picture] });
}
