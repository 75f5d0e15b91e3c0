import type { Seat } from '@la-stanza/engine';
import { createChronicler, type ChronicleTurn } from '@la-stanza/words';
import { expect, test } from 'vitest';
import { playThrough } from '../kit/play.ts';
import { turnsToRecap } from './turns-to-recap.ts';

/** The chronicle at every decision of a game for three. */
function chronicles(seed: string): (readonly ChronicleTurn[])[] {
  const chronicler = createChronicler();
  const found: (readonly ChronicleTurn[])[] = [];
  playThrough(seed, {}, (_game, steps) => found.push(chronicler(steps)));
  return found;
}

const CHRONICLES = chronicles('beef21');
const SEATS: readonly Seat[] = [
  ...new Set(CHRONICLES.at(-1)?.flatMap(({ seat }) => (seat === undefined ? [] : [seat]))),
];

test('the recap has the turns of the two others since the last own one, never an own one', () => {
  const [you] = SEATS;
  if (you === undefined) throw new Error('nobody played');
  const lengths = CHRONICLES.map((turns) => {
    const recapTurns = turnsToRecap(turns, [you]);
    expect(recapTurns.map(({ seat }) => seat)).not.toContain(you);
    const whole = turns.filter(({ steps }) => steps.length > 0);
    const inOwnTurn = turns.at(-1)?.seat === you && turns.at(-1)?.steps.length !== 0;
    expect(recapTurns).toEqual(
      (inOwnTurn ? whole.slice(0, -1) : whole).slice(recapTurns.length === 0 ? Infinity : -recapTurns.length),
    );
    return recapTurns.length;
  });
  expect(Math.max(...lengths)).toBe(2);
});

test('where all players share this device there is no recap', () => {
  for (const turns of CHRONICLES) expect(turnsToRecap(turns, SEATS)).toEqual([]);
});
