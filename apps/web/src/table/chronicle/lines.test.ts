import { expect, test } from 'vitest';
import { playThrough } from '../kit/play.ts';
import { createChronicler, type ChronicleStep, type ChronicleTurn } from './chronicler.ts';
import { linesOf } from './lines.ts';

function wholeGame(seed: string): readonly ChronicleTurn[] {
  const chronicler = createChronicler();
  let turns: readonly ChronicleTurn[] = [];
  playThrough(seed, {}, (game) => {
    turns = chronicler(game);
  });
  return turns;
}

const typesOf = ({ events }: ChronicleStep): string[] => events.map(({ type }) => type);

test('the portraits of a refill are told with the step that brought it about, and nothing is left out', () => {
  let refills = 0;
  for (const turn of wholeGame('beef21')) {
    const lines = linesOf(turn);
    expect(lines.flatMap(typesOf)).toEqual(turn.steps.flatMap(typesOf));
    for (const types of lines.map(typesOf)) {
      if (turn.turn > 0) expect(types[0]).not.toBe('dealt');
      if (types.includes('refill-begun')) {
        refills += 1;
        expect(types).toContain('dealt');
      }
    }
  }
  expect(refills).toBeGreaterThan(0);
});
