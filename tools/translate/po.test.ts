import { expect, test } from 'vitest';
import { entriesOf, fileText, filesWith } from './catalogue-files.ts';
import { readPo, writePo } from './po.ts';

test.each(['de', 'fr', 'nl'])('the catalogue of %s goes to PO and back without a change', (language) => {
  const entries = entriesOf(language);
  expect(entries.length).toBeGreaterThan(2000);
  const back = readPo(writePo(language, entries));
  expect(back).toStrictEqual(entries);
  for (const [name, text] of filesWith(back)) expect(text).toBe(fileText(language, name));
});

test('what a translator’s program writes is read: comments, wrapped lines, escapes, its own head', () => {
  const file = [
    'msgid ""',
    'msgstr "Language: it\\n"',
    '',
    '# remember the gender',
    '#, icu-format, fuzzy',
    'msgctxt "a.b"',
    'msgid ""',
    '"Say “{name}” "',
    '"twice"',
    'msgstr "Di \\"{name}\\"\\tdue \\\\ volte\\n"',
    '',
    'msgctxt "a.c"',
    'msgid "x"',
    'msgstr ""',
  ].join('\r\n');
  expect(readPo(file)).toStrictEqual([
    { context: 'a.b', source: 'Say “{name}” twice', text: 'Di "{name}"\tdue \\ volte\n' },
    { context: 'a.c', source: 'x', text: '' },
  ]);
  expect(() => readPo('msgid "x"\nnonsense')).toThrow('not a line');
});

test('what is not translated, or has no id any more, is in no file', () => {
  const [first, second] = entriesOf('en');
  if (first === undefined || second === undefined) throw new Error('there are no messages');
  const files = filesWith([
    { ...first, text: 'Ciao' },
    { ...second, text: '' },
    { context: 'gone.id', source: '', text: 'x' },
  ]);
  const all = [...files.values()].join('');
  expect(all).toContain('Ciao');
  expect(all).not.toContain(JSON.stringify(second.context));
  expect(all).not.toContain('gone.id');
});
