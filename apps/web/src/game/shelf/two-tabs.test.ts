import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/* Two tabs that read the same storage at their start and then write different things into it. */

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Loads a module as two tabs would: each has its own instance. */
async function inTwoTabs<Module>(read: () => Promise<Module>): Promise<readonly [Module, Module]> {
  vi.resetModules();
  const one = await read();
  vi.resetModules();
  return [one, await read()];
}

// the first import of the settings compiles them, which takes long on a busy machine
test('an older tab that changes one setting keeps what another tab has set', { timeout: 180_000 }, async () => {
  const [one, older] = await inTwoTabs(() => import('../../ui/settings.ts'));
  one.useSettings.getState().change({ theme: 'candle', playerName: 'Marit' });
  older.useSettings.getState().change({ textSize: 'large' });
  const { readSettings } = one;
  expect(readSettings(JSON.parse(localStorage.getItem('la-stanza.settings') ?? ''))).toMatchObject({
    theme: 'candle',
    playerName: 'Marit',
    textSize: 'large',
  });
  expect(older.useSettings.getState()).toMatchObject({ theme: 'candle', textSize: 'large' });
  // the name is not a setting of the page
  one.useSettings.getState().change({ playerName: 'Jonas' });
  older.useSettings.getState().reset();
  expect(older.useSettings.getState()).toMatchObject({ theme: 'system', playerName: 'Jonas' });
});

test('an older tab that leaves a lesson keeps those done in another tab', async () => {
  const [one, older] = await inTwoTabs(() => import('../../screens/learn/learn-memory.ts'));
  one.useLearned.getState().finish('walk');
  older.useLearned.getState().keep('hire', { at: 1, entries: [] });
  one.useLearned.getState().finish('strength');
  expect(one.readLearned(JSON.parse(localStorage.getItem('la-stanza.learn') ?? ''))).toEqual({
    done: one.readLearned({ done: ['walk', 'strength'] }).done,
    left: { lesson: 'hire', at: 1, entries: [] },
  });
});

test('an older tab that meets a situation does not switch the coach on again', async () => {
  const [one, older] = await inTwoTabs(() => import('../../ui/coach-memory.ts'));
  older.useCoachMemory.getState().turn(true);
  one.useCoachMemory.getState().meet('walk');
  one.useCoachMemory.getState().turn(false);
  older.useCoachMemory.getState().meet('walk');
  expect(older.useCoachMemory.getState()).toMatchObject({ on: false, met: { walk: 2 } });
});

test('without storage a page still remembers its settings', async () => {
  vi.stubGlobal('localStorage', undefined);
  const [{ useSettings }] = await inTwoTabs(() => import('../../ui/settings.ts'));
  useSettings.getState().change({ theme: 'candle' });
  useSettings.getState().change({ textSize: 'large' });
  expect(useSettings.getState()).toMatchObject({ theme: 'candle', textSize: 'large' });
});
