import { createChronicler, type ChronicleStep, type ChronicleTurn } from '@la-stanza/words';
import { expect, test } from 'vitest';
import { playThrough } from '../kit/play.ts';
import { linesOf } from './lines.ts';

function wholeGame(seed: string): readonly ChronicleTurn[] {
  const chronicler = createChronicler();
  let turns: readonly ChronicleTurn[] = [];
  playThrough(seed, {}, (_game, steps) => {
    turns = chronicler(steps);
  });
  return turns;
}

const typesOf = ({ events }: ChronicleStep): string[] => events.map(({ type }) => type);

test('the portraits of a refill are in the line of the step that caused it, and no event is left out', () => {
  const turns = wholeGame('beef21');
  for (const turn of turns) expect(linesOf(turn).flatMap(typesOf)).toEqual(turn.steps.flatMap(typesOf));
  const lines = turns.filter(({ turn }) => turn > 0).flatMap((turn) => linesOf(turn).map(typesOf));
  const refills = lines.filter((types) => types.includes('refill-begun'));
  expect(refills.length).toBeGreaterThan(0);
  for (const types of refills) expect(types).toContain('dealt');
  for (const [first] of lines) expect(first).not.toBe('dealt');
});
