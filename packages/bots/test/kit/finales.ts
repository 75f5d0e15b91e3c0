import type { State } from '@la-stanza/engine';
import { turnsToEnd } from '../../src/search/finale.ts';
import { positionsOf } from './positions.ts';

/** The last positions of games played by rules of thumb, with at most so many turns to the end. */
export const finalesOf = (players: number, games: number, mostTurns = 1): State[] =>
  Array.from({ length: games }, (_, seed) =>
    positionsOf(seed, players).filter((state) => turnsToEnd(state) <= mostTurns),
  ).flat();
