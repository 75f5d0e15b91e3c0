import { dealer, setup, type GameEvent, type Seat } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { cueOf, notesOf } from './cue.ts';

function someSeat(): Seat {
  const [event] = dealer('5ea7').dealOut(setup({ players: 2 })).events;
  if (event?.type !== 'start-player') throw new Error('no start player');
  return event.seat;
}

const seat = someSeat();
const passed: GameEvent = { type: 'passed', seat };
const disc: GameEvent = { type: 'disc-placed', seat, discipline: 'arts', cause: 'reward' };
const sailed: GameEvent = { type: 'sailed', seat, from: 0, to: 2, cause: 'reward' };

test('what others show is silent', () => {
  expect(cueOf(passed)).toEqual([]);
  expect(notesOf([passed])).toEqual([]);
});

test('the same cue several times in a row sounds once', () => {
  expect(notesOf([disc, disc, disc])).toEqual(cueOf(disc));
});

test('different cues follow one another', () => {
  const notes = notesOf([disc, sailed]);
  expect(notes).toHaveLength(cueOf(disc).length + cueOf(sailed).length);
  expect(notes.at(cueOf(disc).length)?.at).toBeGreaterThan(notes[0]?.at ?? 0);
});

test('every cue is short and quiet', () => {
  for (const { at, length, loud } of notesOf([disc, sailed, { type: 'over' }])) {
    expect(at + length).toBeLessThan(1.5);
    expect(loud).toBeLessThanOrEqual(1);
  }
});
