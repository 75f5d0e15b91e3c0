import { describe, expect, test } from 'vitest';
import { runScripted } from '../apps/cli/src/test-kit/scripted-terminal.ts';
import { provenanceOf } from '../packages/engine/src/index.ts';
import { translatorFor } from '../packages/words/src/catalogues.ts';
import { readTopics } from '../packages/words/src/topics.ts';
import { LANGUAGES, markedSentences, SECTIONS } from '../packages/words/src/index.ts';
import { LETTERS, rulesOfTheDocs, runsOf, signsOf } from './rule-marks.ts';

/* The same marks everywhere: docs/rules.md, the engine's file, the rules page in four languages, the terminal. */

const RULES = rulesOfTheDocs();
const UNSURE = ['public', 'differ', 'silent', 'assumed'] as const;
const PARAGRAPHS = SECTIONS.flatMap(({ paragraphs }) => paragraphs);

/** Everything that the rulebook does not print. */
const POINTS = [
  ...new Set(
    PARAGRAPHS.flatMap((id) => provenanceOf(id.slice('reference.'.length)) ?? []).flatMap((sentence) =>
      sentence.from === 'printed' ? [] : [sentence.point],
    ),
  ),
];

/** What `stanza rules` prints with `--json`. */
interface Told {
  readonly rules: readonly { readonly sentences: readonly { readonly source?: string }[] }[];
}

describe('docs/rules.md', () => {
  test('every rule has marks, and nothing after the last one', () => {
    expect([RULES.at(0)?.rule, RULES.at(-1)?.rule]).toEqual(['1.1', '13.5']);
    expect(RULES.filter(({ marks }) => marks.length === 0)).toEqual([]);
    expect(RULES.filter(({ unmarked }) => unmarked !== '')).toEqual([]);
  });

  test('and the engine have the same rules', () => {
    const rules = new Set(RULES.map(({ rule }) => rule));
    // the introduction is no rule
    const shown = PARAGRAPHS.map((id) => id.slice('reference.'.length)).filter((place) => place !== '1.0');
    expect(shown.filter((place) => provenanceOf(place) === undefined)).toEqual([]);
    expect(shown.filter((place) => !rules.has(place.split('.').slice(0, 2).join('.')))).toEqual([]);
  });

  test.each(RULES)('and the engine mark rule $rule alike', ({ rule, marks }) => {
    const parts = [rule, ...PARAGRAPHS.map((id) => id.slice('reference.'.length))].filter(
      (place, index) => index === 0 || place.startsWith(`${rule}.`),
    );
    const ours = parts.flatMap((place) =>
      (provenanceOf(place) ?? []).map((sentence) =>
        sentence.from === 'printed' ? LETTERS.printed : `${LETTERS[sentence.from]} ${sentence.point}`,
      ),
    );
    expect(ours).not.toEqual([]);
    // rule 9.6 lists every tile in docs/rules.md; here each has a card, and the rule is about some
    const compared = rule === '9.6' ? signsOf : runsOf;
    expect(compared(ours)).toEqual(compared(marks));
  });
});

describe.each(LANGUAGES)('the rules page in %s', (language) => {
  const t = translatorFor(language);
  const { messages = {} } = readTopics(language).find(({ name }) => name === 'reference') ?? {};
  const names = Object.values(messages).flatMap((text) =>
    Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => [name, 0]),
  );
  const values = Object.fromEntries(names);

  // chapter 13 has examples for tests
  test.each(RULES.filter(({ rule }) => !rule.startsWith('13.')))(
    'marks rule $rule as docs/rules.md',
    ({ rule, marks }) => {
      const shown = PARAGRAPHS.filter((id) => `${id}.`.startsWith(`reference.${rule}.`)).flatMap((id) =>
        markedSentences(t, id, values).flatMap(({ unsure }) =>
          unsure === undefined ? [] : [`${LETTERS[unsure.from]} ${unsure.point}`],
        ),
      );
      expect(shown).toEqual(signsOf(marks));
    },
  );
});

describe('the terminal', () => {
  const t = translatorFor('en');
  const letters: readonly (readonly [string, string])[] = UNSURE.map((from) => [
    t(`rules.from.${from}`),
    LETTERS[from],
  ]);
  // a reason may name a tile, which the terminal fills in
  const reasons = POINTS.map((point) => [t(`rules.why.${point}`, { abName: t('terms.tile.Ab.name') }), point] as const);

  /** `S gaps` for what is printed below a rule: "Our reading. The rulebook never …" */
  const markOf = (source: string): string => {
    const letter = letters.find(([from]) => source.toLowerCase().startsWith(`${from}.`))?.[1];
    const point = reasons.find(([reason]) => source.includes(reason))?.[1];
    return `${letter} ${point}`;
  };

  test.each(RULES.filter(({ rule }) => !rule.startsWith('13.')))(
    'marks rule $rule as docs/rules.md',
    async ({ rule, marks }) => {
      const told: Told = JSON.parse((await runScripted(['rules', rule, '--json'])).out);
      const shown = told.rules.flatMap(({ sentences }) => sentences.flatMap(({ source }) => source ?? []));
      expect(shown.map(markOf)).toEqual(signsOf(marks));
    },
  );
});

test('every reason in the catalogue belongs to a point of some sentence', () => {
  const { messages = {} } = readTopics('en').find(({ name }) => name === 'rules') ?? {};
  const reasons = Object.keys(messages).flatMap((id) => /^rules\.why\.(.*)$/.exec(id)?.[1] ?? []);
  expect(reasons.toSorted()).toEqual(POINTS.toSorted());
});
