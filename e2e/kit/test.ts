import {
  expect,
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { Gate } from './gate.ts';

export { expect };

export type Watched = PlaywrightTestArgs & PlaywrightTestOptions & { readonly gate: Gate };

/** A test that fails when anything goes wrong in a browser that it has not announced: every browser test is one of these. */
export const test: TestType<Watched, PlaywrightWorkerArgs & PlaywrightWorkerOptions> = base.extend<{ gate: Gate }>({
  gate: [
    async ({ browser }, use, { annotations }) => {
      const gate = new Gate();
      const stop = gate.watch(browser);
      await use(gate);
      stop();
      // counted by `pnpm lab shipped`
      for (const { kind, text } of gate.faults) annotations.push({ type: kind, description: text });
      expect(gate.faults, 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
