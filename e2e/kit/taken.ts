import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallPng } from './small-png.ts';

/** Where screenshots go. Git ignores it: the few that docs show are made of them by `docs-pictures.ts`. */
export const TAKEN: string = join(import.meta.dirname, '../../screenshots');

export async function keepScreenshot(name: string, png: Buffer): Promise<void> {
  mkdirSync(TAKEN, { recursive: true });
  writeFileSync(join(TAKEN, `${name}.png`), await smallPng(png));
}
