import { dealer } from '@la-stanza/engine/fair';
import { createSparring } from '@la-stanza/bots';
import {
  preview,
  score,
  STANDARD_FIGURES,
  view,
  type Figures,
  type State,
  whoseTurn,
  newGame,
} from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import type { Translate } from '../translate.ts';
import { scoreLines, type ScoreLine } from './score-lines.ts';
import { finalOrder, placeOf } from './standing.ts';

/** Shows the id and every value, so that a test sees what a sentence would say. */
const spelled: Translate = (id, values = {}) => `${id} ${Object.values(values).join(' ')}`.trim();

const sparring = createSparring();

function playedOut(seed: string, figures: Figures = STANDARD_FIGURES): State {
  const bank = dealer(seed);
  let { state } = bank.dealOut(newGame({ players: 3, figures }).state);
  while (whoseTurn(state).who === 'seat') {
    ({ state } = bank.dealOut(preview(state, ...sparring.decide(state, 1).actions).state));
  }
  return state;
}

function linesOf(state: State): ScoreLine[] {
  return scoreLines({ t: spelled, view: view(state), score: score(state) });
}

const sumOf = (sources: readonly string[]): number =>
  sources.reduce((sum, source) => sum + Number(source.split(' ').at(-1)), 0);

// every figure that this screen shows is another than the printed one
const ODD: Figures = {
  ...STANDARD_FIGURES,
  prestige: STANDARD_FIGURES.prestige.map((points) => points + 60),
  masterpiecePrestige: [51, 52, 53, 54],
  museumMajority: [97, 91, 87, 83],
  bonusMajority: [79, 77, 75, 73],
  passingSpots: [69, 67, 65, 63],
  artworkValues: [41, 43, 47],
  flipPenalty: 57,
  bookPrestige: {
    discoveries: [21, 22, 23, 24],
    religion: [25, 26, 27, 28],
    arts: [31, 32, 33, 34],
    politics: [35, 36, 37, 38],
  },
};

describe.each(['aa', 'ab', 'ac', 'ad', 'ae', 'af'])('a game dealt from %s', (seed) => {
  test.each([
    ['printed', STANDARD_FIGURES],
    ['odd', ODD],
  ])('adds up with %s figures: what each line tells is what the engine counted', (_, figures) => {
    const state = playedOut(seed, figures);
    for (const { category, cells } of linesOf(state)) {
      cells.forEach(({ points, sources }, seat) => {
        expect(points).toBe(score(state).seats[seat]?.[category]);
        expect(sources.length).toBeGreaterThan(0);
        // these two are told piece by piece
        const isSummed = category === 'masterpieces' || category === 'books';
        expect(isSummed ? sumOf(sources.filter((source) => source.startsWith('score.line '))) : points).toBe(points);
      });
    }
  });
});

test('the ranks that are told are those of the figures, as many as there are players', () => {
  const lines = linesOf(playedOut('aa', ODD));
  expect(lines.find(({ category }) => category === 'museumMajority')?.hint).toBe(
    'score.hint.majority 97\u00a0/\u00a091\u00a0/\u00a087',
  );
  expect(lines.find(({ category }) => category === 'passing')?.hint).toBe(
    'score.hint.passing 69\u00a0/\u00a067\u00a0/\u00a065',
  );
});

test('a place counts those above and says whether it is shared', () => {
  expect(placeOf(9, [9, 12, 9])).toEqual({ rank: 2, isShared: true });
  expect(placeOf(12, [9, 12, 9])).toEqual({ rank: 1, isShared: false });
});

test('the final order begins with the winner', () => {
  const state = playedOut('ab');
  const result = score(state);
  expect(finalOrder(view(state).seats, result)[0]).toBe(result.winners[0]);
});
