import type { Game } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { playThrough } from '../kit/play.ts';
import { createChronicler } from './chronicler.ts';

test('told step by step or at once, the story is the same', () => {
  const chronicler = createChronicler();
  const end = playThrough('beef01', {}, (game) => void chronicler(game));
  expect(chronicler(end)).toEqual(createChronicler()(end));
});

test('an undone step is no longer told', () => {
  const games: Game[] = [];
  playThrough('beef02', {}, (game) => games.push(game));
  const [before, after] = [games[40], games[41]];
  if (before === undefined || after === undefined) throw new Error('the game was too short');
  const chronicler = createChronicler();
  expect(chronicler(after)).not.toEqual(createChronicler()(before));
  expect(chronicler(before)).toEqual(createChronicler()(before));
});
