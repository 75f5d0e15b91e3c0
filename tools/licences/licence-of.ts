import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LICENCE = /^(?:licen[cs]e|copying|ofl)(?:[.-].*)?$/i;

/** Licences under which we may give away what others have made. A new one is added here after it has been read. */
const KNOWN: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

export type Licensed = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
};

/** Name, version and licence of the package in a folder, or why it may not be given away. */
export function licenceOf(folder: string): Licensed | { readonly problem: string } {
  const { name, version, license, author }: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const named = `${String(name)} ${String(version)}`;
  if (typeof license !== 'string') return { problem: `${named} names no licence` };
  if (!alternatives(license).some((each) => KNOWN.has(each)))
    return { problem: `${named} has a licence that we do not know: ${license}` };
  const file = licenceFile(folder) ?? licenceFile(dirname(folder));
  if (file !== undefined)
    return { name: String(name), version: String(version), licence: license, text: readFileSync(file, 'utf8').trim() };
  if (license !== 'MIT')
    return { problem: `${named} (${license}) has no licence file: its text must be given away with it` };
  return { name: String(name), version: String(version), licence: license, text: mitText(authorOf(author)) };
}

/** "(MIT OR CC0-1.0)" leaves a choice. */
const alternatives = (licence: string): string[] => licence.replaceAll(/[()]/g, '').split(' OR ');

/** A package inside another's folder, such as one for a single format, has the licence of that one. */
function licenceFile(folder: string): string | undefined {
  if (!existsSync(join(folder, 'package.json'))) return undefined;
  const file = readdirSync(folder).find((entry) => LICENCE.test(entry));
  return file === undefined ? undefined : join(folder, file);
}

/** Some packages name the MIT licence and leave out its text. */
function mitText(author: string): string {
  const own = readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8');
  return `Copyright (c) ${author}\n\n${own.slice(own.indexOf('Permission is hereby granted')).trim()}`;
}

function authorOf(author: unknown): string {
  if (typeof author === 'string') return author;
  const { name } = Object(author);
  return typeof name === 'string' ? name : 'its authors';
}
