import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const ROOT = `${import.meta.dirname}/..`;
const LENGTH = 4;
const fileOf = new Map<string, string>();

/** The name of a class of a CSS module. Scripts carry the names of their classes, so they are as short as they can be told apart. */
export function scopedName(name: string, file: string): string {
  const path = relative(ROOT, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const mark = createHash('sha256').update(path).digest().readUIntBE(0, 6).toString(36).slice(-LENGTH);
  const known = fileOf.get(mark) ?? path;
  if (known !== path) throw new Error(`the classes of ${path} and ${known} would have the same names: rename one file`);
  fileOf.set(mark, path);
  return `${name}_${mark}`;
}
