import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { collect, type CollectedTest } from '../mutation/collect.ts';
import type { Fault } from './fault.ts';
import { plant } from './plant.ts';

const COLLECT = new URL('../mutation/collect.ts', import.meta.url).href;
const ENGINE = new URL('../../packages/engine/', import.meta.url).href;

/** Counts the loads; a new number loads the engine and its tests again. */
let load = 0;
let planted: Fault | undefined;

/** Loads the engine again and again, each time with another fault, and collects the tests of files instead of running them. */
export function watchLoads(): void {
  // as the configuration of the engine's tests sets it
  Reflect.set(globalThis, 'STANZA_CHECKED', true);
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest' && context.parentURL?.startsWith(ENGINE) === true) {
        return { url: COLLECT, shortCircuit: true };
      }
      const found = next(specifier, context);
      const isTested =
        found.url.startsWith(ENGINE) && found.url.endsWith('.ts') && !found.url.includes('/node_modules/');
      return isTested ? { ...found, url: `${found.url}?load=${load}` } : found;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      if (planted === undefined || !url.startsWith(`${ENGINE}${planted.file}?`)) return loaded;
      return { ...loaded, source: plant(readFileSync(new URL(planted.file, ENGINE), 'utf8'), planted) };
    },
  });
}

/** The tests of these files (from packages/engine) on an engine with a fault, or without. */
export async function loadTests(files: readonly string[], fault?: Fault): Promise<CollectedTest[]> {
  load++;
  planted = fault;
  return collect(files, (file) => import(`${ENGINE}${file}?load=${load}`));
}
