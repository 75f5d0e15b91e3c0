/** What a worker can be asked: for each question what is sent along, what is known on the way, and what comes back. */
type Questions = Readonly<
  Record<string, { readonly asked: unknown; readonly progress: unknown; readonly answer: unknown }>
>;

/** Shows that the worker is at work, with what it has so far. */
type OnProgress<Q extends Questions, Name extends keyof Q> = (progress: Q[Name]['progress']) => void;

type Answers<Q extends Questions> = {
  readonly [Name in keyof Q]: (asked: Q[Name]['asked'], onProgress: OnProgress<Q, Name>) => Promise<Q[Name]['answer']>;
};

type Call<Q extends Questions, Name extends keyof Q> = { readonly name: Name; readonly asked: Q[Name]['asked'] };

type Reply<Question extends Questions[string]> =
  | { readonly progress: Question['progress'] }
  | { readonly answer: Question['answer'] }
  | { readonly fault: string };

export type WorkerLink<Q extends Questions> = {
  /** Rejected if the worker fails, dies or falls silent. The next question starts a new worker then. */
  readonly ask: <Name extends keyof Q>(
    name: Name,
    asked: Q[Name]['asked'],
    onProgress?: OnProgress<Q, Name>,
  ) => Promise<Q[Name]['answer']>;
  /** Starts the worker before it is asked, while there is a network to load it from. */
  readonly prepare: () => void;
  /** Stops the worker. Open questions stay without an answer. */
  readonly stop: () => void;
};

/** The part of a worker that its page uses. */
type WorkerEnd = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * How many seconds a worker may be silent while it is asked something. It reports every piece of work, so a slow device may take
 * as long as it needs. The longest silences are the loading of its code and of the learned value.
 */
const PATIENCE = 20;

/** The page's end. The worker starts with the first question at the latest. Progress and answer come back in order on a port of each question. */
export function linkWorker<Q extends Questions>(start: () => WorkerEnd, patience: number = PATIENCE): WorkerLink<Q> {
  const open = new Set<(why: string) => void>();
  let worker: WorkerEnd | undefined;
  let silent = 0;
  let watch: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    open.clear();
    watchIfAsked();
  }

  function lose(why: string): void {
    const failed = [...open];
    stop();
    for (const fail of failed) fail(why);
  }

  /** Counts seconds in which the page itself ran: a device that slept accuses no worker. */
  function watchIfAsked(): void {
    if (open.size === 0) {
      clearInterval(watch);
      watch = undefined;
      return;
    }
    if (watch !== undefined) return;
    silent = 0;
    watch = setInterval(() => {
      silent += 1;
      if (silent >= patience) lose(`a worker was silent for ${patience} seconds`);
    }, 1000);
  }

  function running(): WorkerEnd {
    if (worker !== undefined) return worker;
    const started = start();
    const die = (): void => {
      if (worker === started) lose('a worker died');
    };
    started.addEventListener('error', die);
    started.addEventListener('messageerror', die);
    worker = started;
    return started;
  }

  return {
    ask: <Name extends keyof Q>(name: Name, asked: Q[Name]['asked'], onProgress?: OnProgress<Q, Name>) =>
      new Promise<Q[Name]['answer']>((resolve, reject) => {
        const { port1: port, port2 } = new MessageChannel();
        const close = (): void => {
          port.close();
          open.delete(fail);
          watchIfAsked();
        };
        const fail = (why: string): void => {
          close();
          // people are told that it failed, those who can repair it why
          console.error(why);
          reject(new Error(why));
        };
        port.addEventListener('message', ({ data }: MessageEvent<Reply<Q[Name]>>) => {
          silent = 0;
          if ('progress' in data) return onProgress?.(data.progress);
          if ('fault' in data) return fail(data.fault);
          close();
          resolve(data.answer);
        });
        port.start();
        const call: Call<Q, Name> = { name, asked };
        running().postMessage(call, [port2]);
        open.add(fail);
        watchIfAsked();
      }),
    prepare: () => void running(),
    stop,
  };
}

/** The worker's end: answers the questions that its page asks. */
export function answerQuestions<Q extends Questions>(
  answers: Answers<Q>,
  scope: Pick<MessagePort, 'addEventListener'> = globalThis,
): void {
  async function answer<Name extends keyof Q>({ name, asked }: Call<Q, Name>, port: MessagePort): Promise<void> {
    const reply = (said: Reply<Q[Name]>): void => port.postMessage(said);
    try {
      reply({ answer: await answers[name](asked, (progress) => reply({ progress })) });
    } catch (fault) {
      reply({ fault: String(fault) });
    }
  }
  scope.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Call<Q, keyof Q>>) => {
    if (port !== undefined) void answer(data, port);
  });
}
