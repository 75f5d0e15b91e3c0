import type { Step } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { playThrough } from '../kit/play.ts';
import { createChronicler } from './chronicler.ts';

test('told step by step or at once, the story is the same', () => {
  const chronicler = createChronicler();
  const { steps } = playThrough('beef01', {}, (_game, soFar) => void chronicler(soFar));
  expect(chronicler(steps)).toEqual(createChronicler()(steps));
});

test('an undone step is no longer told', () => {
  const told: (readonly Step[])[] = [];
  playThrough('beef02', {}, (_game, steps) => told.push(steps));
  const [before, after] = [told[40], told[41]];
  if (before === undefined || after === undefined) throw new Error('the game was too short');
  const chronicler = createChronicler();
  expect(chronicler(after)).not.toEqual(createChronicler()(before));
  expect(chronicler(before)).toEqual(createChronicler()(before));
});
