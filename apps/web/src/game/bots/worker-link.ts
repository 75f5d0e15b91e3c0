/** What a worker can be asked: for each question what is sent along, and what comes back. */
type Questions = Readonly<Record<string, { readonly asked: unknown; readonly answer: unknown }>>;

export type Progress = { readonly done: number; readonly of: number };

type OnProgress = (progress: Progress) => void;

type Answers<Q extends Questions> = {
  readonly [Name in keyof Q]: (asked: Q[Name]['asked'], onProgress: OnProgress) => Promise<Q[Name]['answer']>;
};

type Call<Q extends Questions, Name extends keyof Q> = { readonly name: Name; readonly asked: Q[Name]['asked'] };

type Reply<Answer> = { readonly progress: Progress } | { readonly answer: Answer } | { readonly fault: string };

export type WorkerLink<Q extends Questions> = {
  readonly ask: <Name extends keyof Q>(
    name: Name,
    asked: Q[Name]['asked'],
    onProgress?: OnProgress,
  ) => Promise<Q[Name]['answer']>;
  /** Stops the worker. Open questions stay without an answer. */
  readonly stop: () => void;
};

/** The page's end: every question has a port of its own, on which progress and then the answer come back in order. */
export function linkWorker<Q extends Questions>(worker: Pick<Worker, 'postMessage' | 'terminate'>): WorkerLink<Q> {
  return {
    ask: <Name extends keyof Q>(name: Name, asked: Q[Name]['asked'], onProgress?: OnProgress) =>
      new Promise<Q[Name]['answer']>((resolve, reject) => {
        const { port1: port, port2 } = new MessageChannel();
        port.addEventListener('message', ({ data }: MessageEvent<Reply<Q[Name]['answer']>>) => {
          if ('progress' in data) {
            onProgress?.(data.progress);
            return;
          }
          port.close();
          if ('fault' in data) reject(new Error(data.fault));
          else resolve(data.answer);
        });
        port.start();
        const call: Call<Q, Name> = { name, asked };
        worker.postMessage(call, [port2]);
      }),
    stop: () => worker.terminate(),
  };
}

/** The worker's end: answers the questions that its page asks. */
export function answerQuestions<Q extends Questions>(
  answers: Answers<Q>,
  scope: Pick<MessagePort, 'addEventListener'> = globalThis,
): void {
  async function answer<Name extends keyof Q>({ name, asked }: Call<Q, Name>, port: MessagePort): Promise<void> {
    const reply = (said: Reply<Q[Name]['answer']>): void => port.postMessage(said);
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
