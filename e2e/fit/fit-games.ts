import { DISCIPLINES, STANDARD_FIGURES, type State } from '@la-stanza/engine';
import type { SeatedPlayer } from '../../apps/web/src/game/source/game-source.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { findPosition, type Wanted } from '../kit/find-position.ts';
import { brings, canAct, decider, open } from '../kit/positions.ts';
import { playedGame } from '../kit/saved-games.ts';

/*
 * One position for every kind of decision, as full as possible: if that fits, every position fits. One human plays with
 * bots, so that the coach appears.
 */

const PLAYERS: readonly SeatedPlayer[] = [
  { name: 'Elena', colour: 'plum' },
  { name: 'Fiammetta', colour: 'onyx', bot: 'apprentice' },
  { name: 'Ambrogio', colour: 'copper', bot: 'novice' },
  { name: 'Pantaleo', colour: 'teal', bot: 'apprentice' },
];

export const PLAYER_COUNTS = [2, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

const recruitsToHire = (state: State): number =>
  new Set(open(state).flatMap((action) => (action.kind === 'hire' ? [action.recruit] : []))).size;

const SENSIBLE = { play: 'sensible' } as const;

export const FIT_GAMES = [
  'arrange',
  'walk',
  'action',
  'money',
  'hire',
  'fire',
  'strength',
  'sail',
  'masterpiece',
  'books',
  'boxes',
  'chairs',
  'artwork',
  'over-seven',
  'bonus-tiles',
  'lift',
  'fetch',
  'recruit-space',
  'finale',
] as const;

export type FitGame = (typeof FIT_GAMES)[number];

const WANTED: Readonly<Record<FitGame, Omit<Wanted, 'players'>>> = {
  arrange: {
    options: { arranged: true },
    decision: 'arrange',
    where: (now, state) => decider(now, state).workers.filter((tile) => tile !== null).length === 2,
  },
  walk: {
    ...SENSIBLE,
    decision: 'walk',
    where: (now, state) =>
      now.phase === 'rounds' &&
      now.round > 2 &&
      decider(now, state).recruits.every((tile) => tile !== null) &&
      open(state).length > 3,
  },
  action: {
    ...SENSIBLE,
    decision: 'action',
    where: (now, state) => now.round > 1 && open(state).length > 6,
  },
  money: {
    decision: 'action',
    where: (now, state) =>
      now.phase === 'rounds' &&
      brings(state, 'money', 'financier-flipped') &&
      brings(state, 'money', 'worker-pushed') &&
      decider(now, state).income > decider(now, state).money,
  },
  hire: { ...SENSIBLE, decision: 'hire', where: (_, state) => recruitsToHire(state) > 2 },
  fire: {
    ...SENSIBLE,
    options: { expert: true },
    decision: 'hire',
    where: (_, state) => recruitsToHire(state) > 1 && canAct(state, 'fire'),
  },
  strength: {
    ...SENSIBLE,
    decision: 'strength',
    where: (_, state) =>
      open(state).length > 6 && canAct(state, 'hire') && (canAct(state, 'disc') || canAct(state, 'coin')),
  },
  sail: {
    ...SENSIBLE,
    decision: 'strength',
    where: ({ open: now }, state) =>
      now.decision === 'strength' && now.discipline === 'discoveries' && now.strength > 2 && canAct(state, 'hire'),
  },
  masterpiece: {
    ...SENSIBLE,
    decision: 'strength',
    where: (_, state) => open(state).filter(({ kind }) => kind === 'masterpiece').length > 1,
  },
  books: {
    ...SENSIBLE,
    decision: 'book',
    where: ({ open: now }) =>
      now.decision === 'book' && now.from === 'reward' && now.chosen.length > 0 && now.remaining > 1,
  },
  boxes: {
    ...SENSIBLE,
    decision: 'box',
    where: ({ open: now }, state) =>
      now.decision === 'box' && now.from === 'reward' && now.remaining > 1 && open(state).length > 3,
  },
  chairs: {
    ...SENSIBLE,
    decision: 'meeple',
    where: ({ open: now }, state) =>
      now.decision === 'meeple' && now.from === 'reward' && now.remaining > 1 && open(state).length > 3,
  },
  artwork: { ...SENSIBLE, decision: 'artwork', where: (_, state) => open(state).length > 2 },
  'over-seven': {
    decision: 'return',
    where: (now, state) =>
      DISCIPLINES.reduce((sum, colour) => sum + decider(now, state).meeples[colour], 0) > now.figures.meepleLimit,
  },
  'bonus-tiles': { ...SENSIBLE, decision: 'take', where: (_, state) => open(state).length > 8 },
  lift: { figures: { ...STANDARD_FIGURES, discs: 4 }, decision: 'lift', where: (_, state) => open(state).length > 2 },
  fetch: { decision: 'fetch', where: (_, state) => open(state).length > 5 },
  'recruit-space': { decision: 'recruit-space' },
  finale: {
    ...SENSIBLE,
    decision: 'walk',
    where: (now, state) => now.phase === 'final' && now.finalTurn > 1 && canAct(state, 'land'),
  },
};

/** Where each search starts, so that it ends immediately. */
const FROM: Readonly<Record<PlayerCount, Partial<Readonly<Record<FitGame, number>>>>> = {
  2: { action: 46, sail: 20, artwork: 22, 'over-seven': 1353, 'bonus-tiles': 5, fetch: 453, 'recruit-space': 453 },
  4: { action: 48, sail: 5, 'over-seven': 201, 'bonus-tiles': 38, lift: 32 },
};

/** The id of a saved game. */
export const fitGameId = (game: FitGame | 'over', count: PlayerCount): string => `${game}-${count}`;

export function fitGame(game: FitGame, count: PlayerCount): SavedGame {
  return findPosition(fitGameId(game, count), {
    ...WANTED[game],
    players: PLAYERS.slice(0, count),
    from: FROM[count][game],
  });
}

/** A finished game, for score and replay. */
export function finishedGame(count: PlayerCount): SavedGame {
  return playedGame({ id: fitGameId('over', count), players: PLAYERS.slice(0, count), seed: 'ab12' });
}
