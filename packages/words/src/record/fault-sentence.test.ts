import type { FigureFault, RecordFault } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { english, SPOKEN } from '../../test/languages.ts';
import { SITTING } from '../../test/play-through.ts';
import { faultSentence, figureFaultSentence } from './fault-sentence.ts';

const FIGURE_FAULT: FigureFault = { code: 'figure-order', figure: 'whiteMeeples', least: 0, most: 16 };

/** An example of every fault; a new code does not compile until it has one. */
const FAULTS: { readonly [Code in RecordFault['code']]: Extract<RecordFault, { code: Code }> } = {
  'not-a-record': { code: 'not-a-record' },
  'field-missing': { code: 'field-missing', field: 'entries' },
  'field-unknown': { code: 'field-unknown', field: 'colour' },
  'field-malformed': { code: 'field-malformed', field: 'players' },
  'format-unknown': { code: 'format-unknown', format: 9 },
  'edition-unknown': { code: 'edition-unknown', edition: 9 },
  'figures-unplayable': { code: 'figures-unplayable', fault: FIGURE_FAULT },
  'entry-unknown': { code: 'entry-unknown', entry: 3, text: 'dance' },
  'entry-refused': { code: 'entry-refused', entry: 3, text: 'pass', refusal: { code: 'can-walk' } },
  'undo-refused': { code: 'undo-refused', entry: 9, to: 2, earliest: 7 },
  'commitment-mismatch': { code: 'commitment-mismatch' },
  'secret-mismatch': { code: 'secret-mismatch' },
  'seed-mismatch': { code: 'seed-mismatch' },
  'deal-mismatch': { code: 'deal-mismatch', entry: 4, text: 'deal c1', expected: 'deal c2' },
  'result-mismatch': { code: 'result-mismatch', field: 'totals' },
  'result-early': { code: 'result-early' },
  'head-changed': { code: 'head-changed' },
  'entries-changed': { code: 'entries-changed', from: 10, to: 19 },
};

const FIGURE_CODES: readonly FigureFault['code'][] = [
  'figure-missing',
  'figure-unknown',
  'figure-not-whole',
  'figure-out-of-range',
  'figure-count',
  'figure-total',
  'figure-order',
  'figure-falls',
];

const SENTENCE = /^(?!.*(?:undefined|NaN))[^{}]+\.$/;

describe.each(SPOKEN)('in %s', (_, t) => {
  test('every fault of a record has a sentence of its own', () => {
    const sentences = Object.values(FAULTS).map((fault) => faultSentence(t, fault, SITTING));
    for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('every fault of figures has a sentence of its own', () => {
    const sentences = FIGURE_CODES.map((code) => figureFaultSentence(t, { ...FIGURE_FAULT, code }));
    for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test('a list that needs a certain number of figures says how many, not from where to where', () => {
  const sentence = (least: number, most: number): string =>
    figureFaultSentence(english, { code: 'figure-count', figure: 'hiringCosts', least, most });
  expect(sentence(6, 6)).toBe('“hiringCosts” needs 6 numbers.');
  expect(sentence(1, 40)).toBe('“hiringCosts” needs 1 to 40 numbers.');
});

test('entries count from 1 for people, from 0 beside the record itself', () => {
  expect(faultSentence(english, FAULTS['entry-unknown'], SITTING)).toContain('4');
  expect(faultSentence(english, FAULTS['entry-unknown'], SITTING, 0)).toContain('3');
});
