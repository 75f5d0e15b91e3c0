import { analyse, createAdviser, handEvaluator, type Analysis, type TurnReview } from '@la-stanza/bots';
import { score, type Replayed } from '@la-stanza/engine';
import { reviewSentence, translateWith, turnWords } from '@la-stanza/words';
import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { beforeAll, expect, test } from 'vitest';
import { playThrough, THREE_PLAYERS } from '../../table/kit/play.ts';
import { reviewOf, reviewSoFar, type Review } from './review.ts';
import { landingOf, whereName, whereWords } from './turn-words.ts';

const LANGUAGES = [
  translateWith('en', en),
  translateWith('de', de),
  translateWith('fr', fr),
  translateWith('nl', nl),
] as const;

let whole: Replayed;
let analysis: Analysis;
let review: Review;
beforeAll(() => {
  whole = playThrough('51', {}, () => undefined);
  const work = { look: 2, tries: 1, simulations: 1 };
  analysis = analyse(whole, { adviser: createAdviser(handEvaluator), evaluator: handEvaluator, work, seed: 1 });
  review = reviewOf(whole, analysis, score(whole.game.state).winners);
}, 180_000);

test('every turn has its round and chances that add up, and the last chances are the result', () => {
  expect(review.turns).toHaveLength(analysis.turns.length);
  expect(review.chances).toHaveLength(analysis.turns.length + 1);
  for (const shares of review.chances) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  const { winners } = score(whole.game.state);
  expect(review.chances.at(-1)?.map((share) => share > 0)).toEqual(
    THREE_PLAYERS.map((_, seat) => winners.some((w) => w === seat)),
  );
  const rounds = review.turns.map(({ where }) => where.round);
  expect(rounds).toEqual(rounds.toSorted((one, other) => one - other));
});

test('a review that is not finished is that of a game that ends before the last turn it knows', () => {
  const known = { ...analysis, turns: analysis.turns.slice(0, 9) };
  const soFar = reviewSoFar(whole, known);
  expect(soFar?.review.turns).toEqual(review.turns.slice(0, 8));
  expect(soFar?.review.chances).toEqual(review.chances.slice(0, 9));
  expect(soFar?.end).toBe(review.turns[8]?.before);
  expect(reviewSoFar(whole, { ...analysis, turns: analysis.turns.slice(0, 1) })).toBeUndefined();
});

test('every turn has its words in every language', () => {
  for (const t of LANGUAGES) {
    for (const turn of review.turns) {
      const words = [
        whereName(t, turn),
        whereWords(t, turn),
        turnWords(t, THREE_PLAYERS, turn.before, turn.review.played),
        reviewSentence(t, THREE_PLAYERS, { before: turn.before, ...turn.review, best: turn.review.best ?? [] }),
      ].join(' ');
      expect(words).not.toMatch(/hint\.|analysis\.|terms\.|[{}]/);
    }
  }
});

/** The analysis with one turn changed. */
function withTurn(index: number, change: Partial<TurnReview>): Analysis {
  const turns = analysis.turns.map((turn, at): TurnReview => {
    const calm: TurnReview = { ...turn, label: 'good', loss: 0 };
    return at === index ? { ...calm, ...change } : calm;
  });
  return { ...analysis, turns, refills: [] };
}

test('a clear loss is a turning point of its player, and counts as skill', () => {
  const seat = analysis.turns[7]?.seat ?? 0;
  const { swings, seats } = reviewOf(whole, withTurn(7, { label: 'mistake', loss: 0.1 }), [0]);
  expect(swings).toHaveLength(1);
  expect(swings[0]).toMatchObject({ kind: 'turn', turn: 7, seat, label: 'mistake' });
  expect((swings[0]?.before ?? 0) - (swings[0]?.after ?? 0)).toBeCloseTo(0.1);
  expect(seats[seat]?.skill).toBeCloseTo(-0.1);
  expect(seats[seat]?.labels).toEqual({ inaccuracy: 0, mistake: 1, blunder: 0 });
});

test('a loss within the noise does not count', () => {
  const { swings, seats } = reviewOf(whole, withTurn(7, { label: 'good', loss: 0.02 }), [0]);
  expect(swings).toEqual([]);
  expect(seats.every(({ skill }) => Math.abs(skill) === 0)).toBe(true);
});

test('a refill that moves the chances is a turning point of the player it moved most, and counts as luck', () => {
  const seq = (analysis.turns[5]?.seq ?? 0) - 1;
  const calm = withTurn(0, {});
  const drawn = { ...calm, refills: [{ seq, change: [0.02, -0.12, 0.1] }], luck: [0.02, -0.12, 0.1] };
  const { swings, seats } = reviewOf(whole, drawn, [0]);
  expect(swings).toHaveLength(1);
  expect(swings[0]).toMatchObject({ kind: 'refill', turn: 5, seat: 1 });
  expect(seats.map(({ luck }) => luck)).toEqual([0.02, -0.12, 0.1]);
  expect(reviewOf(whole, { ...drawn, refills: [{ seq, change: [0.02, -0.03, 0.01] }] }, [0]).swings).toEqual([]);
});

test('at most two turning points are shown, the largest, in the order of the game', () => {
  const turns = analysis.turns.map((turn, index): TurnReview => ({
    ...turn,
    label: 'mistake',
    loss: 0.1 + index / 1000,
  }));
  const { swings } = reviewOf(whole, { ...analysis, turns, refills: [] }, [0]);
  const last = analysis.turns.length - 1;
  expect(swings.map(({ turn }) => turn)).toEqual([last - 1, last]);
});

test('a walk is recognised by its landing space', () => {
  const walk = review.turns.find(({ review: { played } }) => landingOf(played) !== undefined);
  expect(walk).toBeDefined();
  expect(landingOf([])).toBeUndefined();
});
