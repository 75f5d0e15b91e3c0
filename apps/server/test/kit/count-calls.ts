import { Session } from 'node:inspector/promises';

/** A function, by its name and the end of its file's path. */
export interface Counted {
  readonly file: string;
  readonly name: string;
}

/** How often each function was called during a run. Reads the JavaScript engine's own counts; nothing is mocked. */
export async function countCalls(functions: readonly Counted[], run: () => Promise<unknown>): Promise<number[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await run();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return functions.map(({ file, name }) =>
      result
        .filter(({ url }) => url.endsWith(file))
        .flatMap((script) => script.functions)
        .filter(({ functionName }) => functionName === name)
        .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0),
    );
  } finally {
    session.disconnect();
  }
}
