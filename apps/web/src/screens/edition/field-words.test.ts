import { translateWith } from '@la-stanza/words';
import { describe, expect, test } from 'vitest';
import { messages as en } from 'virtual:messages/en';
import { messages as enRules } from 'virtual:messages/en/rules';
import { OUR_EDITION } from '../../game/edition/edition.ts';
import { readField, type FieldName, type Scope } from '../../game/edition/figure-fields.ts';
import { fieldFaultSentence } from './field-words.ts';

const english = translateWith('en', { ...en, ...enRules });

function refused(scope: Scope, name: FieldName, text: string): string {
  const read = readField(OUR_EDITION, scope, name, text);
  return 'fault' in read ? fieldFaultSentence(english, read.fault) : 'not refused';
}

describe('why figures cannot be played is said in the words of the page', () => {
  test.each([
    ['hiringCosts', 'six', 'Write whole numbers, separated by spaces.'],
    ['discs', '8 8', 'Write one whole number.'],
    ['hiringCosts', '6 5 4', '“Hiring costs, left to right” needs 6 numbers.'],
    ['recruitmentSpaces', '9', '“Spaces of the recruitment track” must be between 1 and 6.'],
    ['coverTiles', '1 1 1', 'The numbers of “Covers for each of the three lower niches” must add up to at least 5.'],
    [
      'florins',
      '7 8 9 10 12 11 13 14 15',
      '“Money track: florin spaces, with a star for a white meeple”: no number may be lower than the one before it.',
    ],
    ['tiles-lead', '11', '“PP for leading (tile “Flagship”)” must be between 0 and 10.'],
  ] as const)('%s %s', (name, text, sentence) => {
    expect(refused(2, name, text)).toBe(sentence);
  });
});
