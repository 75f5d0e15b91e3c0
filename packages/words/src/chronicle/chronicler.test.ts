import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { view, type Step, openRecord } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { createChronicler } from './chronicler.ts';

const FOLDER = join(import.meta.dirname, '../../../../fixtures/games');

function stepsOf(file: string): readonly Step[] {
  const replayed = openRecord(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
  return replayed.steps;
}

const STEPS = stepsOf('3p-standard-strong-level-4-53.json');

test('built step by step or from the whole game, the chronicle is the same', () => {
  const chronicler = createChronicler();
  for (let many = 0; many < STEPS.length; many += 1) chronicler(STEPS.slice(0, many));
  expect(chronicler(STEPS)).toEqual(createChronicler()(STEPS));
});

test('an undone step is removed from the chronicle', () => {
  const [before, after] = [STEPS.slice(0, 60), STEPS.slice(0, 61)];
  const chronicler = createChronicler();
  expect(chronicler(after)).not.toEqual(createChronicler()(before));
  expect(chronicler(before)).toEqual(createChronicler()(before));
});

test('a turn begins with its position, in its round and with its number', () => {
  for (const file of globSync('4p-*-strong-level-4-*.json', { cwd: FOLDER })) {
    const turns = createChronicler()(stepsOf(file));
    const counts = new Map<number, number>();
    for (const { seat, nth, round, finalTurn, before, turn } of turns.slice(1)) {
      if (seat === undefined || before === undefined) throw new Error(`turn ${turn} has no seat or no steps`);
      counts.set(seat, (counts.get(seat) ?? 0) + 1);
      expect(nth).toBe(counts.get(seat));
      const shown = view(before);
      expect(shown.activeSeat).toBe(seat);
      expect(finalTurn).toBe(shown.finalTurn);
      expect(round).toBe(shown.phase === 'rounds' ? shown.round : undefined);
    }
  }
});
