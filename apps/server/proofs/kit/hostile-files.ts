import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fromText, toLink, toText, openLink, openRecord } from '@la-stanza/engine';
import { pick, spoil, type Random } from './spoil.ts';

/** A file or a link that a player opens: the function that opens it, and the game that it would show. */
export interface HostileFile {
  readonly kind: string;
  readonly text: string;
  readonly open: () => object;
}

interface Genuine {
  readonly record: object;
  readonly link: string;
  readonly positions: readonly string[];
}

/** The last bytes of a link are a checksum of the others. */
const CHECK_BYTES = 3;

/** Games of the repository, as files, links and positions. */
export async function genuineFiles(): Promise<readonly Genuine[]> {
  const folder = resolve(import.meta.dirname, '../../../../fixtures/games');
  const files = globSync('*.json', { cwd: folder }).toSorted();
  const genuine: Genuine[] = [];
  for (const file of files.filter((_, index) => index % 4 === 0)) {
    const record: object = JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
    const replayed = openRecord(record);
    if ('fault' in replayed) throw new Error(`${file}: ${replayed.fault.code}`);
    const { game, steps } = replayed;
    const link = toLink(game);
    if (withSum(bodyOf(link)) !== link) throw new Error('links have another check sum than this proof writes');
    const positions = steps.filter((_, index) => index % 9 === 0).map(({ before }) => toText(before));
    genuine.push({ record, link, positions });
  }
  return genuine;
}

export function hostileFile(genuine: readonly Genuine[], random: Random): HostileFile {
  const { record, link, positions } = pick(random, genuine) ?? { record: {}, link: '', positions: [] };
  const way = random(4);
  if (way === 0) {
    const text = spoiledText(pick(random, positions) ?? '', random);
    return { kind: 'position', text, open: () => fromText(text) };
  }
  if (way === 1) {
    const text = random(4) === 0 ? spoiledText(link, random) : spoiledLink(link, random);
    return { kind: 'link', text, open: () => openLink(text) };
  }
  // half of the files lack the checksums, which would find every change
  let spoiled: unknown = random(2) === 0 ? record : { ...record, checks: undefined };
  for (let times = random(3); times >= 0; times--) spoiled = spoil(spoiled, random);
  return { kind: 'game file', text: JSON.stringify(spoiled) ?? '', open: () => openRecord(spoiled) };
}

function spoiledText(text: string, random: Random): string {
  const at = random(text.length);
  const inserted = pick(random, [
    '',
    '9',
    '99999999999',
    ' ',
    '-',
    '\u0000',
    text.slice(0, random(400)),
    '<svg/onload=alert(1)>',
  ]);
  return text.slice(0, at) + inserted + text.slice(at + random(4));
}

/** A link with other bytes and a matching checksum. */
function spoiledLink(link: string, random: Random): string {
  const body = bodyOf(link);
  for (let times = random(3); times >= 0; times--) body[random(body.length)] = random(256);
  return withSum(random(5) === 0 ? body.subarray(0, 1 + random(body.length - 1)) : body);
}

const bodyOf = (link: string): Buffer => Buffer.from(link, 'base64url').subarray(0, -CHECK_BYTES);

const withSum = (body: Buffer): string =>
  Buffer.concat([body, createHash('sha256').update(body).digest().subarray(0, CHECK_BYTES)]).toString('base64url');
