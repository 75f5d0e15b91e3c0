import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerQuestions, linkWorker, type WorkerLink } from './worker-link.ts';

type Sums = {
  readonly sum: { readonly asked: readonly number[]; readonly progress: number; readonly answer: number };
  readonly never: { readonly asked: string; readonly progress: undefined; readonly answer: string };
  readonly slow: { readonly asked: number; readonly progress: number; readonly answer: 'done' };
};

type TestLink = WorkerLink<Sums> & {
  readonly started: () => number;
  readonly running: () => number;
  /** What a browser says of a worker: its script did not load, it threw, or its message cannot be read. */
  readonly say: (type: 'error' | 'messageerror') => void;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page and its workers, joined by real channels in place of the threads. */
function link(): TestLink {
  let started = 0;
  let running = 0;
  let events = new EventTarget();
  const end = linkWorker<Sums>(() => {
    const { port1: page, port2: worker } = new MessageChannel();
    onTestFinished(() => page.close());
    started += 1;
    running += 1;
    events = new EventTarget();
    serve(worker);
    return {
      postMessage: page.postMessage.bind(page),
      addEventListener: events.addEventListener.bind(events),
      terminate: () => {
        running -= 1;
        page.close();
      },
    };
  }, 20);
  return {
    ...end,
    started: () => started,
    running: () => running,
    say: (type) => events.dispatchEvent(new Event(type)),
  };
}

function serve(worker: MessagePort): void {
  answerQuestions<Sums>(
    {
      sum: async (numbers, onProgress) =>
        numbers.reduce((sum, number) => {
          onProgress(sum + number);
          return sum + number;
        }, 0),
      never: async (asked) => {
        if (asked === 'throw') throw new RangeError('no answer');
        return new Promise(() => undefined);
      },
      slow: (steps, onProgress) =>
        new Promise((resolve) => {
          let done = 0;
          const timer = setInterval(() => {
            done += 1;
            onProgress(done);
            if (done < steps) return;
            clearInterval(timer);
            resolve('done');
          }, 15_000);
        }),
    },
    worker,
  );
  worker.start();
}

/** Lets messages through the channel, which timers do not move. */
async function messages(): Promise<void> {
  for (let nth = 0; nth < 5; nth++) await new Promise((resolve) => setImmediate(resolve));
}

test('an answer comes back to its own question, after all of its progress', async () => {
  const { ask } = link();
  const sums: number[] = [];
  const [long, short] = await Promise.all([ask('sum', [3, 4, 5], (sum) => sums.push(sum)), ask('sum', [1])]);
  expect([long, short]).toEqual([12, 1]);
  expect(sums).toEqual([3, 7, 12]);
});

test('a fault of the worker is rejected with its text, and logged', async () => {
  await expect(link().ask('never', 'throw')).rejects.toThrow('RangeError: no answer');
  expect(console.error).toHaveBeenCalledWith('RangeError: no answer');
});

test.each(['error', 'messageerror'] as const)(
  'after %s every open question fails, and the next one gets a new worker',
  async (type) => {
    const { ask, say, started, running } = link();
    const questions = [ask('never', 'one'), ask('never', 'two')];
    say(type);
    expect((await Promise.allSettled(questions)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(running()).toBe(0);
    expect(await ask('sum', [2, 2])).toBe(4);
    expect(started()).toBe(2);
  },
);

test('a worker that is silent for too long is stopped, and its question fails', async () => {
  const { ask, running } = link();
  const failed = vi.fn<(why: Error) => void>();
  ask('never', 'one').catch(failed);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalledOnce();
  expect(running()).toBe(0);
});

test('a worker that reports its work may take as long as it needs', async () => {
  const { ask } = link();
  const answered = vi.fn<(answer: string) => void>();
  void ask('slow', 20).then(answered);
  await messages();
  for (let step = 0; step < 20; step++) {
    await vi.advanceTimersByTimeAsync(15_000);
    await messages();
  }
  expect(answered).toHaveBeenCalledWith('done');
});

test('a worker that is asked nothing may be silent', async () => {
  const { ask, running } = link();
  await ask('sum', [1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(running()).toBe(1);
});
