import { REPLAYED_VERSIONS } from './engine-version.ts';
import type { PinnedEngine } from './pinned-engine.ts';
import { PINNED_FILES, type PinnedFile } from './pinned-files.ts';

const loaded = new Map<string, PinnedEngine>();

/** Every version whose games can be opened: by this engine, or by a pinned one. */
export const OPENED_VERSIONS: readonly string[] = [
  ...REPLAYED_VERSIONS,
  ...PINNED_FILES.flatMap(({ versions }) => versions),
];

/**
 * Brings the engine that plays games of a version, if that is a pinned one. Await it before `replay`, `fromLink` or anything else
 * that needs it; for a version that this engine replays, or that nobody knows, it does nothing. False if the file could not be
 * fetched.
 */
export async function loadEngine(version: string, files: readonly PinnedFile[] = PINNED_FILES): Promise<boolean> {
  if (REPLAYED_VERSIONS.includes(version) || loaded.has(version)) return true;
  const file = files.find(({ versions }) => versions.includes(version));
  if (file === undefined) return true;
  let module: unknown;
  try {
    module = await file.load();
  } catch {
    return false;
  }
  if (!isPinnedModule(module)) throw new TypeError(`the file of engine ${version} does not hold one`);
  for (const each of module.engine.versions) loaded.set(each, module.engine);
  return true;
}

/** Whether games of a version can be opened. */
export const isOpened = (version: string): boolean => OPENED_VERSIONS.includes(version) || loaded.has(version);

/** The loaded engine of a version; `undefined` if this engine plays it, or none does. */
export function pinnedEngine(version: string): PinnedEngine | undefined {
  if (REPLAYED_VERSIONS.includes(version)) return undefined;
  const engine = loaded.get(version);
  if (engine === undefined && isOpened(version)) throw new Error(`engine ${version} is not loaded yet`);
  return engine;
}

function isPinnedModule(module: unknown): module is { readonly engine: PinnedEngine } {
  if (typeof module !== 'object' || module === null || !('engine' in module)) return false;
  const { engine } = module;
  return typeof engine === 'object' && engine !== null && 'face' in engine && engine.face === 1;
}
