import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesOf } from './dependencies-of.ts';
import { licenceOf } from './licence-of.ts';

/*
 * `node tools/licences/write-licences.ts <file> <folder …>` writes the notice of this project and the licences of the packages in the
 * folders, and of what they need with `--dependencies`. Fails on a licence that we do not know.
 */

const [file, ...folders] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (file === undefined) throw new Error('name the file to write');
const wanted = process.argv.includes('--dependencies')
  ? folders.flatMap((folder) => [...dependenciesOf(folder)])
  : folders;
const licences = wanted.map(licenceOf);
const problems = licences.flatMap((each) => ('problem' in each ? [each.problem] : []));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const texts = licences
  .flatMap((each) => ('problem' in each ? [] : [`${each.name} ${each.version} (${each.licence})\n\n${each.text}\n`]))
  .toSorted((one, other) => (one < other ? -1 : 1));
const notice = readFileSync(join(import.meta.dirname, '../../NOTICE.md'), 'utf8');
writeFileSync(file, [notice, ...new Set(texts)].join(`\n${'-'.repeat(80)}\n\n`));
