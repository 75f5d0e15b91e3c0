import { translateWith } from '@la-stanza/words';
import { describe, expect, test } from 'vitest';
import { messages as de } from 'virtual:messages/de';
import { messages as deRules } from 'virtual:messages/de/rules';
import { messages as en } from 'virtual:messages/en';
import { messages as enRules } from 'virtual:messages/en/rules';
import { OUR_EDITION } from '../../game/edition/edition.ts';
import { readField, type FieldName, type Scope } from '../../game/edition/figure-fields.ts';
import { fieldFaultSentence } from './field-words.ts';

const english = translateWith('en', { ...en, ...enRules });
const german = translateWith('de', { ...de, ...deRules });

function refused(scope: Scope, name: FieldName, text: string, t = english): string {
  const read = readField({ ...OUR_EDITION, withPlayers: { 3: { whiteMeeples: [4, 16] } } }, scope, name, text);
  return 'fault' in read ? fieldFaultSentence(t, read.fault) : 'not refused';
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
      '“Money track: florin spaces”: no number may be lower than the one before it.',
    ],
    ['tiles-lead', '11', '“PP for leading (tile “Flagship”)” must be between 0 and 10.'],
  ] as const)('%s %s', (name, text, sentence) => {
    expect(refused(2, name, text)).toBe(sentence);
  });

  test('the figure at fault is named, even if another one was changed', () => {
    expect(refused(2, 'florins', '7 8 9')).toBe(
      '“Money track: spaces with a white meeple, counted from the start” must list rising numbers from 1 to 11.',
    );
  });

  test('so are the games, if they are others', () => {
    expect(refused('any', 'prestige', '1 3 5 7 9 11 13')).toMatch(/^With 3 players: “Money track: spaces/);
    expect(refused('any', 'prestige', '1 3 5 7 9 11 13', german)).toMatch(/^Mit 3 Personen: „Einkommensleiste: Felder/);
  });
});
