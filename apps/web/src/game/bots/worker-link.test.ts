import { expect, onTestFinished, test } from 'vitest';
import { answerQuestions, linkWorker, type Progress, type WorkerLink } from './worker-link.ts';

type Sums = {
  readonly sum: { readonly asked: readonly number[]; readonly answer: number };
  readonly never: { readonly asked: string; readonly answer: string };
};

/** A page and its worker, joined by a real channel in place of the thread. */
function link(): WorkerLink<Sums> {
  const { port1: page, port2: worker } = new MessageChannel();
  onTestFinished(() => page.close());
  answerQuestions<Sums>(
    {
      sum: async (numbers, onProgress) => {
        let sum = 0;
        for (const [index, number] of numbers.entries()) {
          sum += number;
          onProgress({ done: index + 1, of: numbers.length });
        }
        return sum;
      },
      never: async (asked) => {
        throw new RangeError(`no answer to ${asked}`);
      },
    },
    worker,
  );
  worker.start();
  return linkWorker<Sums>({
    postMessage: page.postMessage.bind(page),
    terminate: () => page.close(),
  });
}

test('an answer comes back to its own question, after all of its progress', async () => {
  const { ask } = link();
  const told: Progress[] = [];
  const [long, short] = await Promise.all([ask('sum', [3, 4, 5], (progress) => told.push(progress)), ask('sum', [1])]);
  expect([long, short]).toEqual([12, 1]);
  expect(told.map(({ done }) => done)).toEqual([1, 2, 3]);
});

test('a fault of the worker is rejected with its text', async () => {
  await expect(link().ask('never', 'why')).rejects.toThrow('RangeError: no answer to why');
});
