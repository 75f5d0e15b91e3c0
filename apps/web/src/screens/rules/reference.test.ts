import { BONUS_TILES, RULE_OF_REFUSAL, STANDARD_FIGURES, view, type Figures, newGame } from '@la-stanza/engine';
import { referenceValues, RULE_OF_EVENT, RULE_OF_EXPLAIN, SECTIONS, translateWith } from '@la-stanza/words';
import { describe, expect, test } from 'vitest';
import { messages as de } from 'virtual:messages/de';
import { messages as deRules } from 'virtual:messages/de/rules';
import { messages as en } from 'virtual:messages/en';
import { messages as enRules } from 'virtual:messages/en/rules';
import { messages as fr } from 'virtual:messages/fr';
import { messages as frRules } from 'virtual:messages/fr/rules';
import { messages as nl } from 'virtual:messages/nl';
import { messages as nlRules } from 'virtual:messages/nl/rules';
import { OUR_EDITION } from '../../game/edition/edition.ts';
import { findables } from './findables.ts';
import { printedWords } from './printed-words.ts';
import { sampleOf } from './sample.ts';
import { search } from './search.ts';

const LANGUAGES = [
  ['en', { ...en, ...enRules }],
  ['de', { ...de, ...deRules }],
  ['fr', { ...fr, ...frRules }],
  ['nl', { ...nl, ...nlRules }],
] as const;

const t = translateWith('en', { ...en, ...enRules });

test('the sections list every paragraph of the catalogue once, in order', () => {
  const listed = SECTIONS.flatMap(({ title, short, paragraphs }) => [title, short, ...paragraphs]);
  expect(listed).toEqual(Object.keys(enRules).filter((id) => id.startsWith('reference.')));
});

test.each(LANGUAGES)('%s: every paragraph has all its figures', (language, messages) => {
  const speak = translateWith(language, messages);
  const places = findables(speak, referenceValues(speak, OUR_EDITION));
  expect(places.filter(({ text }) => /[{}]|undefined|NaN|reference\./.test(text))).toEqual([]);
});

test('the paragraphs contain the figures of the game', () => {
  const values = referenceValues(t, OUR_EDITION);
  expect(t('reference.1.9', values)).toContain('has 6 spaces');
  expect(t('reference.1.9', values)).toContain('ƒ6, 5, 4, 3, 2 and 1');
  expect(t('reference.2.5', values)).toMatch(/15 character spaces; the other 25 form/);
  expect(t('reference.2.8', values)).toMatch(/3 rounds with two players, 4 with three and 5 with four/);
  expect(t('reference.1.6', values)).toContain('16 of each');
  const own: Figures = { ...STANDARD_FIGURES, hiringCosts: [9, 8, 7, 6, 5, 4] };
  expect(t('reference.1.9', referenceValues(t, { ...OUR_EDITION, figures: own }))).toContain('ƒ9, 8, 7, 6, 5 and 4');
});

test.each(LANGUAGES)('%s: 4.4, 11.1 and 11.3 say how they are read', (language, messages) => {
  const speak = translateWith(language, messages);
  const first = referenceValues(speak, OUR_EDITION);
  const other = referenceValues(speak, {
    ...OUR_EDITION,
    rulings: { ...OUR_EDITION.rulings, withdraw: 'turn', ending: 'before-last-refill' },
    openHiring: true,
  });
  for (const id of ['reference.4.4', 'reference.11.1', 'reference.11.3'] as const) {
    expect(speak(id, other)).not.toBe(speak(id, first));
  }
});

test('11.3 names the editions, so that it is true for games of each', () => {
  expect(t('reference.11.3', referenceValues(t, OUR_EDITION))).toContain(
    'Edition 1 of the game lets you withdraw only instead of the whole turn; from edition 2 on, also instead of the action.',
  );
});

describe('ways into the rules', () => {
  const all = new Set(SECTIONS.flatMap(({ paragraphs }) => paragraphs.map((id) => id.slice('reference.'.length))));

  test('explain cards, refusals and chronicle lines lead to paragraphs that exist', () => {
    for (const rules of [RULE_OF_EXPLAIN, RULE_OF_REFUSAL, RULE_OF_EVENT]) {
      expect(Object.values(rules).filter((rule) => !all.has(rule))).toEqual([]);
    }
  });

  test('a search finds sections, tiles and people', () => {
    const places = findables(t, referenceValues(t, OUR_EDITION));
    expect(search(places, 'finanzier')[0]?.item.at).toMatch(/^8\./);
    expect(search(places, 'Dividend')[0]?.item.at).toBe('tiles.Lc');
    expect(search(places, 'erasmus')[0]?.item.at).toBe('people.erasmus');
    expect(search(places, 'dummy player')[0]?.item.at).toBe('words.left');
    expect(places).toHaveLength(all.size + BONUS_TILES.length + 60 + printedWords(t).length);
  });
});

test('the pictures are drawn with the given figures', () => {
  const own: Figures = { ...STANDARD_FIGURES, hiringCosts: [9, 8, 7, 6, 5, 4], recruitmentSpaces: 3 };
  const sample = sampleOf(t, own);
  expect(sample.mat.workers.map(({ price }) => price)).toEqual(['ƒ9', 'ƒ8', 'ƒ7', 'ƒ6', 'ƒ5', 'ƒ4']);
  expect(sample.mat.recruits).toHaveLength(view(newGame({ players: 2, figures: own }).state).figures.recruitmentSpaces);
});
