import { score, type Score, type State } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { playThrough } from '../../table/kit/play.ts';
import type { Review, ReviewedTurn } from './review.ts';
import { leadsOf } from './lead.ts';
import { bestMoveOf, decidedBy, levelOf, luckVerdict, richestTurnOf } from './story.ts';
import { tipOf } from './tip.ts';

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

test('the tip is about what cost a player most, with the number of their turns', () => {
  const books = [{ code: 'books', count: 2 }] as const;
  const spared = [{ code: 'keeps-money', left: 4, other: 1 }] as const;
  const turns = [
    turnOf(0, { label: 'mistake', loss: 0.1, gains: books }),
    turnOf(1, { label: 'inaccuracy', loss: 0.06, gains: spared }),
    turnOf(2, { label: 'inaccuracy', loss: 0.05, gains: spared }),
    // neither a good turn nor a rival's mistake counts
    turnOf(3, { label: 'good', loss: 0.2, gains: books }),
    turnOf(4, { seat: 1, label: 'blunder', loss: 0.5, gains: books }),
  ];
  expect(tipOf(reviewOf(turns), 0)).toEqual({ theme: 'save', turns: 2 });
  expect(tipOf(reviewOf([turnOf(0, { gains: books })]), 0)).toBeUndefined();
});

test('the lead is measured against the best rival', () => {
  const review: Review = {
    ...reviewOf([]),
    chances: [
      [0.25, 0.25, 0.5],
      [0.5, 0.125, 0.375],
      [1, 0, 0],
    ],
  };
  expect(leadsOf(review, 0)).toEqual([-0.25, 0.125, 1]);
  expect(leadsOf(review, 2)).toEqual([0.25, -0.125, -1]);
});

test('without a praised move the one that brought most points stands in', () => {
  const { steps, game } = playThrough('51', {}, () => undefined);
  const starts = steps.filter(({ entry }, index) => entry.turn > 0 && steps[index - 1]?.entry.turn !== entry.turn);
  const turns = starts.map(({ before, entry }, index) => ({
    ...turnOf(index, { seat: Number(entry.seat), seq: entry.seq }),
    before,
  }));
  const richest = richestTurnOf(reviewOf(turns), game.state, 0);
  const total = (at: State): number => score(at).seats[0]?.total ?? 0;
  expect(richest).toBeDefined();
  if (richest === undefined) return;
  const after = turns[richest.turn.index + 1]?.before ?? game.state;
  expect(total(after) - total(richest.turn.before)).toBe(richest.brought);
  const own = turns.filter(({ review }) => review.seat === 0);
  for (const { index, before } of own)
    expect(total(turns[index + 1]?.before ?? game.state) - total(before)).toBeLessThanOrEqual(richest.brought);
});
