import { fromText, toText, view, type PositionFault, type Seat, newGame } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { english, SPOKEN } from '../../test/languages.ts';
import { positionFaultSentence } from './position-fault-sentence.ts';

const seat: Seat = view(newGame({ players: 2 }).state).activeSeat;

/** An example of every fault; a new code does not compile until it has one. */
const FAULTS: { readonly [Code in PositionFault['code']]: Extract<PositionFault, { code: Code }> } = {
  'not-a-position': { code: 'not-a-position' },
  'notation-unknown': { code: 'notation-unknown', version: '9' },
  'field-expected': { code: 'field-expected', field: 'ring', found: 'draw:-' },
  'field-left-over': { code: 'field-left-over', found: 'seat2:' },
  'field-unreadable': { code: 'field-unreadable', field: 'niches', text: 'xxx' },
  'out-of-range': { code: 'out-of-range', field: 'players', value: 5, least: 2, most: 4 },
  'figures-unplayable': {
    code: 'figures-unplayable',
    fault: { code: 'figure-order', figure: 'whiteMeeples', least: 0, most: 16 },
  },
  'tile-unknown': { code: 'tile-unknown', field: 'ring', tile: 'c40' },
  'tile-misplaced': { code: 'tile-misplaced', field: 'aside', tile: 'c3' },
  'tile-twice': { code: 'tile-twice', tile: 'c3' },
  'tile-missing': { code: 'tile-missing', tile: 'c3' },
  'bonus-tile-twice': { code: 'bonus-tile-twice', tile: 'Da' },
  'bonus-tile-count': { code: 'bonus-tile-count', discipline: 'arts', found: 2, needed: 3 },
  'cover-count': { code: 'cover-count', discipline: 'arts', found: 2 },
  'cover-copies': { code: 'cover-copies', place: 1, found: 3, most: 2 },
  'masterpiece-twice': { code: 'masterpiece-twice', seat, discipline: 'arts' },
  'meeple-count': { code: 'meeple-count', discipline: 'politics', found: 8, expected: 7 },
  'artwork-count': { code: 'artwork-count', artwork: 'painting', found: 1, expected: 2 },
  'disc-count': { code: 'disc-count', seat, found: 9, expected: 8 },
  'financier-count': { code: 'financier-count', seat, found: 0 },
  'over-meeple-limit': { code: 'over-meeple-limit', seat, found: 9, most: 7 },
  'space-shared': { code: 'space-shared', space: 4 },
  'withdrawals-out-of-order': { code: 'withdrawals-out-of-order' },
  'start-not-first': { code: 'start-not-first', seat },
  'phase-mismatch': { code: 'phase-mismatch', phase: 'rounds', field: 'final', value: 1 },
  'refill-due': { code: 'refill-due' },
  'setup-impossible': { code: 'setup-impossible', decision: 'deal' },
  'decision-impossible': { code: 'decision-impossible', decision: 'take' },
  'nothing-to-decide': { code: 'nothing-to-decide', decision: 'hire' },
};

describe.each(SPOKEN)('in %s', (_, t) => {
  test('every fault of a position has a sentence of its own', () => {
    const sentences = Object.values(FAULTS).map((fault) => positionFaultSentence(t, fault));
    for (const sentence of sentences) expect(sentence).toMatch(/^(?!.*(?:undefined|NaN))[^{}]+\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test('a sentence names what the line says', () => {
  const result = fromText(toText(newGame({ players: 2 }).state).replace('c3c4', 'c3c3'));
  expect('fault' in result && positionFaultSentence(english, result.fault)).toBe(
    'The character c3 is in this position twice.',
  );
});
