import { provenanceOf } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { readTopics } from '../topics.ts';
import { LANGUAGES } from '../language.ts';
import { SECTIONS } from './sections.ts';
import { sentencesOf } from './sentences.ts';

/** Every paragraph but the first, which introduces the game and is no rule. */
const PARAGRAPHS = SECTIONS.flatMap(({ paragraphs }) => paragraphs).filter((id) => id !== 'reference.1.0');

describe.each(LANGUAGES)('%s: every sentence of a rule has a provenance', (language) => {
  const texts = readTopics(language).find(({ name }) => name === 'reference')?.messages ?? {};

  test.each(PARAGRAPHS)('%s', (id) => {
    expect(sentencesOf(texts[id] ?? '')).toHaveLength(provenanceOf(id.slice('reference.'.length))?.length ?? 0);
  });
});

test('a colon, a number and a bracket end no sentence', () => {
  expect(sentencesOf('One: “A” (b. c) is 4. 5 of 6. Two? ‘{three}’ four.')).toEqual([
    'One: “A” (b. c) is 4. 5 of 6.',
    'Two?',
    '‘{three}’ four.',
  ]);
});
