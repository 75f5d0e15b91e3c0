import { score, type Score } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { playThrough } from '../../table/kit/play.ts';
import type { Review, ReviewedTurn } from './review.ts';
import { bestMoveOf, decidedBy, levelOf, luckVerdict } from './story.ts';

const { state } = playThrough('51', {}, () => undefined).game;

function turnOf(index: number, review: Partial<ReviewedTurn['review']>): ReviewedTurn {
  const calm: ReviewedTurn['review'] = {
    seq: index,
    seat: 0,
    played: [],
    winShares: [],
    loss: 0,
    error: 0,
    label: 'good',
    best: undefined,
    gains: [],
    praise: undefined,
  };
  const where = { phase: 'rounds', round: 1, finalTurn: 0 } as const;
  return { index, review: { ...calm, ...review }, before: state, where, error: 0 };
}

const reviewOf = (turns: readonly ReviewedTurn[], result = 1, luck = 0): Review => ({
  turns,
  chances: [[result, 1 - result]],
  swings: [],
  seats: [{ skill: 0, luck, labels: { inaccuracy: 0, mistake: 0, blunder: 0 } }],
});

test('a game is decided where the winner was furthest ahead of the runner-up', () => {
  const final: Score = score(state);
  const [winner = 0] = final.winners;
  const decided = decidedBy(final, winner);
  expect(decided?.beside).not.toBe(winner);
  expect(decidedBy(final, decided?.beside ?? 0)?.beside).toBe(winner);
});

test('the best move is the own one furthest ahead of any other, and only if it has a reason', () => {
  const books = [{ code: 'books', count: 2 }] as const;
  const turns = [
    turnOf(0, { praise: { edge: 0.05, gains: books } }),
    turnOf(1, { praise: { edge: 0.2, gains: books } }),
    turnOf(2, { praise: { edge: 0.4, gains: [] } }),
    turnOf(3, { seat: 1, praise: { edge: 0.5, gains: books } }),
  ];
  expect(bestMoveOf(reviewOf(turns), 0)?.index).toBe(1);
  const joins = [{ code: 'recruit', tile: 3, discipline: 'discoveries' }] as const;
  expect(bestMoveOf(reviewOf([...turns, turnOf(4, { praise: { edge: 0.6, gains: joins } })]), 0)?.index).toBe(1);
  expect(bestMoveOf(reviewOf([turnOf(0, { praise: { edge: 0.001, gains: books } })]), 0)).toBeUndefined();
});

test('whoever loses nothing plays like a master, whoever loses much like a novice', () => {
  expect(levelOf(reviewOf([turnOf(0, {}), turnOf(1, {})]), 0)).toBe('master');
  expect(levelOf(reviewOf([turnOf(0, { loss: 0.005 })]), 0)).toBe('adept');
  expect(levelOf(reviewOf([turnOf(0, { loss: 0.04 })]), 0)).toBe('apprentice');
  expect(levelOf(reviewOf([turnOf(0, { loss: 0.2 })]), 0)).toBe('novice');
});

test('a result is earned if it stands without the draws', () => {
  expect(luckVerdict(reviewOf([], 1, 0.2), 0)).toBe('earned');
  expect(luckVerdict(reviewOf([], 1, 0.45), 0)).toBe('close');
  expect(luckVerdict(reviewOf([], 1, 0.7), 0)).toBe('draws');
  expect(luckVerdict(reviewOf([], 0, 0.1), 0)).toBe('earned');
  expect(luckVerdict(reviewOf([], 0, -0.7), 0)).toBe('draws');
});
