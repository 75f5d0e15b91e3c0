import { readFileSync, writeFileSync } from 'node:fs';
import { entriesOf, filesWith, writeFiles } from './catalogue-files.ts';
import { readPo, writePo } from './po.ts';

/* Exchanges catalogues with translators’ programs: docs/guide/translate.md. */

const [verb, language = '', file = ''] = process.argv.slice(2);
const isLanguage = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)?$/.test(language);

if (verb === 'export' && isLanguage && file !== '') {
  const entries = entriesOf(language);
  writeFileSync(file, writePo(language, entries));
  const left = entries.filter(({ text }) => text === '').length;
  console.log(`${file} written: ${entries.length} messages, ${left} not translated yet`);
} else if (verb === 'import' && isLanguage && language !== 'en' && file !== '') {
  const entries = readPo(readFileSync(file, 'utf8'));
  writeFiles(language, filesWith(entries));
  console.log(`packages/words/messages/${language} written; node tools/messages-check.ts says what is missing`);
} else {
  console.error('usage: node tools/translate/translate.ts export|import LANGUAGE FILE');
  process.exitCode = 1;
}
