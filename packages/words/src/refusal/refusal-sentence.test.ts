import { describe, expect, test } from 'vitest';
import { SPOKEN } from '../../test/languages.ts';
import { SITTING } from '../../test/play-through.ts';
import { REFUSALS } from '../../test/refusals.ts';
import { refusalSentence } from './refusal-sentence.ts';

describe.each(SPOKEN)('in %s', (_, t) => {
  test.each(Object.values(REFUSALS))('$code has a sentence', (refusal) => {
    const sentence = refusalSentence(t, refusal, SITTING);
    expect(sentence).toMatch(/^(?!.*(?:undefined|NaN))[^{}]+\.$/);
    expect(sentence).not.toContain('refusal.');
  });
});
