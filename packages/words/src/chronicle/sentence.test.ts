import { view as viewOf, type GameEvent } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { SPOKEN } from '../../test/languages.ts';
import { playThrough, SITTING } from '../../test/play-through.ts';
import { chronicleSentences } from './sentence.ts';

test('everything that happens has a sentence in every language', () => {
  const told: (readonly GameEvent[])[] = [];
  const end = playThrough(
    'beef03',
    { expert: true },
    () => undefined,
    (events) => told.push(events),
  );
  const { figures, ring } = viewOf(end.state);
  for (const events of told) {
    // whose turn begins is a heading, and those who listen hear it from the bar
    const happened = events.filter(({ type }) => type !== 'turn');
    for (const [, t] of SPOKEN) {
      for (const sentence of chronicleSentences({ t, players: SITTING, figures, ring }, happened)) {
        expect(sentence).toMatch(/^[^{}]+[.]$/);
      }
    }
  }
  const types = new Set(told.flatMap((events) => events.map(({ type }) => type)));
  expect(types.size).toBeGreaterThan(20);
});
