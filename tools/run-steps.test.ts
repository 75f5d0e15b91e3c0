import { expect, test } from 'vitest';
import { runSteps, type Ended, type Step } from './run-steps.ts';

const step = (name: string): Step => ({ name, command: [name] });

async function run(
  endings: Record<string, Ended | 'when stopped'>,
  most = 1,
): Promise<{ isPassed: boolean; said: string[]; started: string[] }> {
  const said: string[] = [];
  const started: string[] = [];
  let time = 0;
  const isPassed = await runSteps(Object.keys(endings).map(step), {
    most,
    start: async ({ name }, signal) => {
      started.push(name);
      time += 1500;
      const ending = endings[name];
      if (ending !== undefined && ending !== 'when stopped') return ending;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { isPassed: false, output: 'stopped' };
    },
    say: (line) => said.push(line),
    now: () => time,
  });
  return { isPassed, said, started };
}

const passed: Ended = { isPassed: true, output: 'quiet' };

test('says of every step how long it took, and what its tests count', async () => {
  const { isPassed, said } = await run({
    lint: passed,
    test: { isPassed: true, output: 'a\n      Tests  12 passed (12)\n' },
  });
  expect(isPassed).toBe(true);
  expect(said).toEqual(['   1.5 s  lint', '   1.5 s  test', '      Tests  12 passed (12)', '   3.0 s  in all']);
});

test('stops at the first step that fails and shows its output', async () => {
  const { isPassed, said, started } = await run({ lint: { isPassed: false, output: 'a.ts is bad\n' }, types: passed });
  expect(isPassed).toBe(false);
  expect(started).toEqual(['lint']);
  expect(said).toEqual(['   1.5 s  lint: FAILED', '\nlint\na.ts is bad\n', '   1.5 s  FAILED']);
});

test('stops what runs beside a step that fails', async () => {
  const { isPassed, said } = await run({ test: 'when stopped', lint: { isPassed: false, output: 'bad' } }, 2);
  expect(isPassed).toBe(false);
  expect(said.join('\n')).not.toContain('stopped');
});
