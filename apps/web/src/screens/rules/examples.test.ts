import { STANDARD_FIGURES } from '@la-stanza/engine';
import { translateWith } from '@la-stanza/words';
import { expect, test } from 'vitest';
import { messages as de } from 'virtual:messages/de';
import { messages as deRules } from 'virtual:messages/de/rules';
import { messages as en } from 'virtual:messages/en';
import { messages as enRules } from 'virtual:messages/en/rules';
import { messages as fr } from 'virtual:messages/fr';
import { messages as frRules } from 'virtual:messages/fr/rules';
import { messages as nl } from 'virtual:messages/nl';
import { messages as nlRules } from 'virtual:messages/nl/rules';
import { OUR_EDITION } from '../../game/edition/edition.ts';
import { EXAMPLE_NAMES, examplesOf, type ExampleName } from './examples.ts';

const t = translateWith('en', { ...en, ...enRules });
const examples = examplesOf(t, OUR_EDITION.figures);

test('with our figures there is an example of every kind, and something changes in its picture', () => {
  expect([...examples.keys()]).toEqual([...EXAMPLE_NAMES]);
  for (const [name, { before, after }] of examples) expect([name, after]).not.toEqual([name, before]);
});

test('receiving money pushes the financier one space to the right (rule 8.1)', () => {
  const at = (when: 'before' | 'after'): number | undefined =>
    examples.get('money')?.[when].mat.workers.findIndex(({ tile }) => tile?.kind === 'financier');
  expect(at('after')).toBe((at('before') ?? 0) + 1);
});

test.each<[ExampleName, RegExp]>([
  ['hire', /hired .+ for ƒ\d/],
  ['masterpiece', /created a masterpiece/],
  ['discoveries', /sailed/],
  ['literature', /wrote/],
  ['religion', /placed .*disc/],
  ['arts', /took a painting/],
  ['politics', /took .*meeple/],
  ['money', /received ƒ\d/],
  ['tile', /took \w+/],
  ['refill', /new faces|round 2/i],
])('the sentence of the example %s tells it', (name, told) => {
  expect(examples.get(name)?.told).toMatch(told);
});

test.each(Object.entries({ de: { ...de, ...deRules }, fr: { ...fr, ...frRules }, nl: { ...nl, ...nlRules } }))(
  'in %s every example has all its words',
  (language, messages) => {
    for (const { told } of examplesOf(translateWith(language, messages), OUR_EDITION.figures).values())
      expect(told).not.toMatch(/[{}]|undefined|chronicle\.|^$/);
  },
);

test('with figures that refuse a step, the turns before it are shown', () => {
  const dear = { ...STANDARD_FIGURES, hiringCosts: [6, 5, 4, 3, 2, 60] };
  const some = [...examplesOf(t, dear).keys()];
  expect(some).toContain('hire');
  expect(some).not.toContain('masterpiece');
  const none = { ...STANDARD_FIGURES, hiringCosts: STANDARD_FIGURES.hiringCosts.map(() => 60) };
  expect(examplesOf(t, none).size).toBe(0);
});
