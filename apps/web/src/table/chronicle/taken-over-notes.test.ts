import { createChronicler, type ChronicleTurn, type Translate } from '@la-stanza/words';
import { expect, test } from 'vitest';
import { playThrough } from '../kit/play.ts';
import { takenOverNotes } from './taken-over-notes.ts';

let turns: readonly ChronicleTurn[] = [];
const chronicler = createChronicler();
playThrough('beef21', {}, (_game, steps) => {
  turns = chronicler(steps);
});
const firstOfRound = (round: number): number | undefined => turns.find((turn) => turn.round === round)?.turn;

const t: Translate = (id, values) => `${id} ${String(values?.['name'])} ${String(values?.['round'])}`;

test('the first turn of the round in which somebody took a bot’s seat over tells it', () => {
  const notes = takenOverNotes(t, turns, [
    { name: 'Ada', colour: 'plum' },
    { name: 'Marit', colour: 'onyx', since: 2 },
    { name: 'Jonas', colour: 'teal', since: 2 },
  ]);
  expect([...notes]).toEqual([[firstOfRound(2), 'chronicle.taken-over Marit 2 chronicle.taken-over Jonas 2']]);
  expect(firstOfRound(2)).toBeGreaterThan(1);
});

test('before that round nothing is told, and of players who sat there from the start never', () => {
  const early = turns.filter(({ round }) => round === 1);
  const players = [{ name: 'Ada', colour: 'plum' } as const, { name: 'Marit', colour: 'onyx', since: 2 } as const];
  expect(takenOverNotes(t, early, players).size).toBe(0);
});
