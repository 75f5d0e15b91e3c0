import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TEXT = /\.(?:js|css|html|json|webmanifest)$/;
const HASHED = /-([\w-]{8})\.[a-z0-9]+$/;

/** Replaces a built client by its next version: every file with a hash in its name gets another one, and the old ones are gone. */
export function replaceClient(folder: string): void {
  const assets = join(folder, 'assets');
  const names = new Map(
    readdirSync(assets).flatMap((name) => {
      const hash = HASHED.exec(name)?.[1];
      return hash === undefined ? [] : [[name, name.replace(`-${hash}.`, `-${nextHash(hash)}.`)]];
    }),
  );
  const anyName = new RegExp([...names.keys()].join('|').replaceAll('.', String.raw`\.`), 'g');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8').replaceAll(anyName, (name) => names.get(name) ?? name);
    writeFileSync(file, text.replace('"version":"', '"version":"next'));
  }
  for (const [from, to] of names) renameSync(join(assets, from), join(assets, to));
}

const nextHash = (hash: string): string => createHash('sha256').update(hash).digest('base64url').slice(0, 8);
