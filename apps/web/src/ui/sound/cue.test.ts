import { newGame, type GameEvent, type Seat } from '@la-stanza/engine';
import { dealer } from '@la-stanza/engine/fair';
import { expect, test } from 'vitest';
import { cuesOf } from './cue.ts';

function someSeat(): Seat {
  const [event] = dealer('5ea7').dealOut(newGame({ players: 2 }).state).events;
  if (event?.type !== 'start-player') throw new Error('no start player');
  return event.seat;
}

const seat = someSeat();
const passed: GameEvent = { type: 'passed', seat };
const disc: GameEvent = { type: 'disc-placed', seat, discipline: 'arts', cause: 'reward' };
const sailed: GameEvent = { type: 'sailed', seat, from: 0, to: 2, cause: 'reward' };
const money: GameEvent = { type: 'money', seat, amount: 2, cause: 'reward' };
const book: GameEvent = { type: 'book-written', seat, discipline: 'arts', nth: 1 };
const round: GameEvent = { type: 'round', round: 2, last: false };

test('an event that only accompanies others is silent', () => {
  expect(cuesOf([passed])).toEqual([]);
});

test('the same cue several times in a row sounds once', () => {
  expect(cuesOf([disc, disc, passed, disc])).toEqual(['disc']);
});

test('different cues follow one another, at most four', () => {
  expect(cuesOf([disc, sailed, money, book, disc])).toEqual(['sail', 'coin', 'page', 'disc']);
});

test('a turn that begins is heard after what led to it', () => {
  expect(cuesOf([disc], true)).toEqual(['disc', 'your-turn']);
});

test('a call of a ceremony comes last, and no other call talks over it', () => {
  expect(cuesOf([disc, round, money], true)).toEqual(['disc', 'coin', 'round']);
});

test('the finale is called once, not for each of its turns', () => {
  expect(cuesOf([{ type: 'final-turns', finalTurn: 1 }])).toEqual(['finale']);
  expect(cuesOf([{ type: 'final-turns', finalTurn: 2 }])).toEqual([]);
});
