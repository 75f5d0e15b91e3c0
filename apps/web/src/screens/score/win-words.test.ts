import { view as viewOf, type Breakdown, type Score, type Seat, newGame, openRecord } from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import { expect, test } from 'vitest';
import type { GameMoment } from '../../game/source/game-source.ts';
import { winWords } from './win-words.ts';

/** Shows the id and every value. */
const spelled: Translate = (id, values = {}) => `${id} ${Object.values(values).join(' ')}`.trim();

const opened = openRecord(newGame({ players: 2 }).record);
if ('fault' in opened) throw new Error('the game cannot be opened');
const { game } = opened;
const view = viewOf(game.state);
const [one, other] = view.seats.map(({ seat }) => seat);
if (one === undefined || other === undefined) throw new Error('two play');

const players = [
  { name: 'Elena', colour: 'plum' },
  { name: 'Marit', colour: 'teal' },
] as const;

const moment = (...seatsHere: readonly Seat[]): GameMoment => ({ game, steps: [], players, seatsHere });

const NOTHING: Breakdown = {
  masterpieces: 0,
  sailboat: 0,
  books: 0,
  passing: 0,
  tiles: 0,
  financier: 0,
  bonusMajority: 0,
  museumMajority: 0,
  total: 0,
};

const won: Score = {
  seats: [
    { ...NOTHING, books: 20, museumMajority: 17, total: 37 },
    { ...NOTHING, books: 24, museumMajority: 8, total: 32 },
  ],
  winners: [one],
  decidedBy: 'points',
};
const tied: Score = { ...won, seats: won.seats.map((seat) => ({ ...seat, total: 37 })) };

test('the only person at the device has won', () => {
  const words = winWords(spelled, moment(one), view, won);
  expect(words.title).toBe('ceremony.win.you');
  expect(words.why).toBe('ceremony.win.yours 37 5 Marit');
  expect(words.decided).toBe('ceremony.win.decided.by terms.score.museum-majority 17 Elena 8 Marit first');
});

test('a reader is spoken to after a game at a server, where nothing is decided any more', () => {
  expect(winWords(spelled, { ...moment(), own: one }, view, won).title).toBe('ceremony.win.you');
});

test('the only person at the device has lost', () => {
  const words = winWords(spelled, moment(other), view, won);
  expect(words.title).toBe('ceremony.win.lost 2');
  expect(words.why).toBe('ceremony.win.behind Elena 1 37 5');
});

test.each([[[one, other]], [[]]])('with several people at the device, or none, the winner has a name', (seats) => {
  const words = winWords(spelled, moment(...seats), view, won);
  expect(words.title).toBe('ceremony.win.other Elena');
  expect(words.why).toBe('score.margin 37 5 Marit no');
});

test('a tie-break is said to have decided', () => {
  const words = winWords(spelled, moment(one), view, { ...tied, decidedBy: 'withdrawal' });
  expect(words.title).toBe('ceremony.win.you');
  expect(words.why).toBe('score.level Marit yes 37');
  expect(words.decided).toBe('ceremony.win.decided.tie');
});

test('a shared palazzo names the other', () => {
  const shared: Score = { ...tied, winners: [one, other], decidedBy: 'shared' };
  expect(winWords(spelled, moment(one), view, shared).title).toBe('ceremony.win.you-and Marit');
  expect(winWords(spelled, moment(), view, shared).decided).toBe('ceremony.win.decided.shared');
});
