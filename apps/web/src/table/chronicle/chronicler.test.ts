import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { view as viewOf, type Game } from '@la-stanza/engine';
import { translateWith } from '@la-stanza/words';
import { expect, test } from 'vitest';
import { playThrough, SITTING } from '../kit/play.ts';
import { createChronicler } from './chronicler.ts';
import { chronicleSentences } from './sentence.ts';

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

test('everything that happens has a sentence in every language', () => {
  const end = playThrough('beef03', { expert: true }, () => undefined);
  const { figures, ring } = viewOf(end.state);
  const languages = Object.entries({ en, de, fr, nl }).map(([name, messages]) => translateWith(name, messages));
  const types = new Set<string>();
  for (const { steps } of createChronicler()(end)) {
    for (const { events } of steps) {
      for (const { type } of events) types.add(type);
      for (const t of languages) {
        for (const sentence of chronicleSentences({ t, players: SITTING, figures, ring }, events)) {
          expect(sentence).toMatch(/^[^{}]+[.]$/);
        }
      }
    }
  }
  expect(types.size).toBeGreaterThan(20);
});
