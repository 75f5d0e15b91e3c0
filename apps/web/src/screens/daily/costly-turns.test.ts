import { expect, test } from 'vitest';
import { playThrough } from '../../table/kit/play.ts';
import type { ReviewedTurn } from '../analysis/review.ts';
import { costlyTurns } from './costly-turns.ts';

const { state } = playThrough('51', {}, () => undefined).game;

const turnOf = (index: number, seat: number, loss: number, label: ReviewedTurn['review']['label']): ReviewedTurn => ({
  index,
  review: {
    seq: index,
    seat,
    played: [],
    winShares: [],
    loss,
    error: 0,
    label,
    best: [],
    gains: [],
    praise: undefined,
  },
  before: state,
  where: { phase: 'rounds', round: 1, finalTurn: 0 },
  error: 0,
});

test('the three own turns that cost most are told in the order of the game, with their number', () => {
  const turns = [
    turnOf(0, 0, 0.04, 'inaccuracy'),
    turnOf(1, 1, 0.5, 'blunder'),
    turnOf(2, 0, 0.2, 'blunder'),
    turnOf(3, 0, 0.3, 'good'),
    turnOf(4, 0, 0.05, 'inaccuracy'),
    turnOf(5, 0, 0.1, 'mistake'),
  ];
  expect(costlyTurns({ turns }).map(({ number, turn }) => [number, turn.index])).toEqual([
    [2, 2],
    [4, 4],
    [5, 5],
  ]);
  expect(costlyTurns({ turns: turns.slice(3, 4) })).toEqual([]);
});
