import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallPng } from './small-png.ts';

/** The folder for screenshots, ignored by git. `docs-pictures.ts` makes the few that docs show from them. */
export const SCREENSHOTS: string = join(import.meta.dirname, '../../screenshots');

export async function keepScreenshot(name: string, png: Buffer): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  writeFileSync(join(SCREENSHOTS, `${name}.png`), await smallPng(png));
}
