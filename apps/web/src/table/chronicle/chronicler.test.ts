import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { view as viewOf, type Step } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { playThrough, SITTING } from '../kit/play.ts';
import { translateWith } from '../kit/translate.ts';
import { createChronicler } from './chronicler.ts';
import { chronicleSentences } from './sentence.ts';

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

test('everything that happens has a sentence in every language', () => {
  const { game: end, steps: all } = playThrough('beef03', { expert: true }, () => undefined);
  const { figures, ring } = viewOf(end.state);
  const languages = Object.entries({ en, de, fr, nl }).map(([name, messages]) => translateWith(name, messages));
  const types = new Set<string>();
  for (const { steps } of createChronicler()(all)) {
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
