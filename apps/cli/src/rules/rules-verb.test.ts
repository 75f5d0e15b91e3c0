import { NEWEST_EDITION, provenanceOf } from '@la-stanza/engine';
import { referenceValues, SECTIONS } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';
import { describe, expect, test } from 'vitest';
import { runScripted } from '../test-kit/scripted-terminal.ts';

const t = translatorFor('en');
const values = referenceValues(t, NEWEST_EDITION);

const withoutMarks = (text: string): string => text.replaceAll(/ \[\d\](?= |$)/gm, '');

describe('stanza rules', () => {
  test('prints a rule of the catalogue under its chapter', async () => {
    const { exit, out, err } = await runScripted(['rules', '8.2']);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(withoutMarks(out)).toContain(`8. ${t('reference.8.title')}\n\n8.2  ${t('reference.8.2', values)}\n`);
  });

  test.each(SECTIONS)(
    'prints every rule of chapter $section, all figures filled in',
    async ({ section, paragraphs }) => {
      const { out } = await runScripted(['rules', section]);
      for (const id of paragraphs) {
        expect(withoutMarks(out)).toContain(`\n${id.slice('reference.'.length)}  ${t(id, values)}\n`);
      }
      expect(out).not.toMatch(/[{}]|undefined|NaN|rules\.(?:from|why|or)/);
      expect(out.match(/^\d+\.\d+/gm)).toHaveLength(paragraphs.length);
    },
  );

  test('says below a rule why what the rulebook does not print is so, and what else it could mean', async () => {
    const { out } = await runScripted(['rules', '3.4']);
    expect(out).toContain(', gaps and all. [1] ');
    expect(out).toContain(`\n     [1] The languages differ. ${t('rules.why.recruitSlide')} Also possible: `);
    expect(out).toContain(`\n     [2] Our reading. ${t('rules.why.startersAside')}`);
    expect(out).not.toContain('printed in the rulebook.');
  });

  test.each(SECTIONS.flatMap(({ paragraphs }) => paragraphs.map((id) => id.slice('reference.'.length))))(
    'the marks of rule %s are those of the engine',
    async (rule) => {
      const { out } = await runScripted(['rules', rule, '--json']);
      const [{ sentences }] = JSON.parse(out).rules;
      const sources = provenanceOf(rule) ?? [];
      const points = new Set(sources.flatMap((source) => (source.from === 'printed' ? [] : [source.point])));
      const told = new Set(sentences.flatMap(({ source }: { source?: string }) => source ?? []));
      expect(told.size).toBe(points.size);
    },
  );

  test('says what is printed', async () => {
    expect((await runScripted(['rules', '11.2'])).out).toMatch(/\n {5}Printed in the rulebook\.$/);
    expect((await runScripted(['rules', '8.2'])).out).toMatch(/\n {5}The rest is printed in the rulebook\.$/);
  });

  test('a rule in parts is printed with them, and each part alone', async () => {
    expect((await runScripted(['rules', '5.2'])).out.match(/^5\.\S+/gm)).toEqual([
      '5.2',
      '5.2.religion',
      '5.2.politics',
      '5.2.arts',
      '5.2.discoveries',
    ]);
    expect((await runScripted(['rules', '5.2.arts'])).out.match(/^5\.\S+/gm)).toEqual(['5.2.arts']);
  });

  test('prints JSON', async () => {
    const { out } = await runScripted(['rules', '8.1', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      chapter: '8',
      rules: [
        {
          rule: '8.1',
          sentences: [{ text: expect.any(String) }, { source: expect.stringMatching(/^Our reading\./) }, {}, {}],
        },
      ],
    });
  });

  test.each(['13', '3.44', '3.', 'dance', ''])('“%s” is no rule: one sentence, exit code 2', async (number) => {
    const { exit, out, err } = await runScripted(['rules', number]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toBe(`There is no rule “${number}”: chapters are numbered 1 to 12, and rules as in 3.4.`);
  });

  test('speaks English wherever it runs', async () => {
    expect((await runScripted(['rules', '3.4'], [], 'de')).out).toBe((await runScripted(['rules', '3.4'])).out);
  });
});
