import { glob, readFile, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS, type MutantCoverage, type StrykerOptions } from '@stryker-mutator/api/core';
import {
  commonTokens,
  declareFactoryPlugin,
  PluginKind,
  tokens,
  type FactoryPlugin,
} from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
} from '@stryker-mutator/api/test-runner';
import { callWithin } from './call-within.ts';
import { collect, type CollectedTest } from './collect.ts';

/*
 * A test runner for Stryker that calls the tests in its own process. The engine's tests are plain calls of pure functions:
 * the runner turns a mutant on, calls the tests that reach it until one fails, and turns it off again. Starting Vitest for
 * each mutant would take forty times as long.
 */

const COLLECT = new URL('./collect.ts', import.meta.url).href;
/** The processor time of each test without a mutant, stored by the first run for the processes that follow. */
const TIMES = 'test-times.json';
/** Counts the loads of the tested code; a new number loads it again. */
let load = 0;

/** What the mutated code reads to know which mutant is active, and writes to report which mutants a test reached. */
type Switches = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: MutantCoverage;
};

class InProcessRunner implements TestRunner {
  readonly #pattern: string;
  readonly #switches: Switches;
  #tests: readonly CollectedTest[] = [];
  /** True while the loaded code may keep state that a mutant has changed. */
  #isStale = true;
  #times: Readonly<Record<string, number>> | undefined;

  constructor(pattern: string, switches: Switches) {
    this.#pattern = pattern;
    this.#switches = switches;
  }

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    const sandbox = pathToFileURL(resolve('.')).href;
    registerHooks({
      resolve(specifier, context, next) {
        const fromSandbox = context.parentURL?.startsWith(sandbox) === true;
        if (specifier === 'vitest' && fromSandbox) return { url: COLLECT, shortCircuit: true };
        const found = next(specifier, context);
        const isTested =
          found.url.startsWith(sandbox) && !found.url.includes('/node_modules/') && found.url.endsWith('.ts');
        return isTested ? { ...found, url: `${found.url}?load=${load}` } : found;
      },
    });
  }

  async dryRun(): Promise<DryRunResult> {
    await this.#loadTests();
    const tests = await this.#run(this.#tests, () => Infinity);
    await writeFile(TIMES, JSON.stringify(Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))));
    const { mutantCoverage } = this.#switches;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (options.mutantActivation === 'static') return this.#runFromLoading(options);
    if (options.reloadEnvironment) return this.#runFresh(options);
    if (this.#isStale) await this.#loadTests();
    const result = await this.#runLoaded(options);
    // state kept between calls can hide a mutant or outlive it: only a fresh load shows it
    const isSure = result.status === MutantRunStatus.Killed && (await this.#passes(result.killedBy));
    return isSure || result.status === MutantRunStatus.Timeout ? result : this.#runFresh(options);
  }

  async #runFresh(options: MutantRunOptions): Promise<MutantRunResult> {
    await this.#loadTests();
    const result = await this.#runLoaded(options);
    this.#isStale = true;
    return result;
  }

  /**
   * A mutant that acts while its module loads is on before anything is loaded. The test files are loaded one by one, those next to
   * the mutant first: most mutants fail there, and the rest need not be loaded.
   */
  async #runFromLoading({ activeMutant, sandboxFileName }: MutantRunOptions): Promise<MutantRunResult> {
    await this.#readTimes();
    load++;
    this.#isStale = true;
    this.#switches.activeMutant = activeMutant.id;
    let nrOfTests = 0;
    try {
      for (const file of this.#nearestFirst(await this.#testFiles(), sandboxFileName)) {
        const results = await this.#run(this.#quickFirst(await collect([file], importFresh)), this.#limit);
        nrOfTests += results.length;
        const result = resultOf(results);
        if (result.status !== MutantRunStatus.Survived) return result;
      }
      return { status: MutantRunStatus.Survived, nrOfTests };
    } catch (error) {
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: String(error), nrOfTests };
    } finally {
      this.#switches.activeMutant = undefined;
    }
  }

  async #runLoaded({ activeMutant, testFilter }: MutantRunOptions): Promise<MutantRunResult> {
    await this.#readTimes();
    const wanted = testFilter && new Set(testFilter);
    this.#switches.activeMutant = activeMutant.id;
    const results = await this.#run(
      this.#quickFirst(this.#tests.filter(({ id }) => wanted?.has(id) ?? true)),
      this.#limit,
    );
    this.#switches.activeMutant = undefined;
    return resultOf(results);
  }

  async #readTimes(): Promise<void> {
    this.#times ??= JSON.parse(await readFile(TIMES, 'utf8'));
  }

  #time(id: string): number {
    return this.#times?.[id] ?? 0;
  }

  readonly #limit = ({ id }: CollectedTest): number => this.#time(id) * 3 + 1000;

  /** Most mutants fail one of the quick tests. */
  #quickFirst(tests: readonly CollectedTest[]): readonly CollectedTest[] {
    return tests.toSorted((one, other) => this.#time(one.id) - this.#time(other.id));
  }

  /** The test files beside a file, then the others by their time. */
  #nearestFirst(files: readonly string[], mutated: string): readonly string[] {
    const times = new Map<string, number>();
    for (const [id, time] of Object.entries(this.#times ?? {})) {
      const file = id.slice(0, id.indexOf('#'));
      times.set(file, (times.get(file) ?? 0) + time);
    }
    const away = (file: string): number => {
      if (resolve(file) === mutated.replace(/\.ts$/, '.test.ts')) return 0;
      return dirname(resolve(file)) === dirname(mutated) ? 1 : 2;
    };
    return files.toSorted((one, other) => away(one) - away(other) || (times.get(one) ?? 0) - (times.get(other) ?? 0));
  }

  async #passes(ids: readonly string[]): Promise<boolean> {
    const killers = this.#tests.filter(({ id }) => ids.includes(id));
    const results = await this.#run(killers, () => Infinity);
    return results.every(({ status }) => status === TestStatus.Success);
  }

  /** Calls the tests until one fails or must be stopped; a stopped test counts as skipped. */
  async #run(tests: readonly CollectedTest[], limit: (test: CollectedTest) => number): Promise<TestResult[]> {
    const results: TestResult[] = [];
    for (const test of tests) {
      const { id, name, file, run } = test;
      this.#switches.currentTestId = id;
      const { ended, failure, milliseconds } = await callWithin(run, limit(test));
      const ran = { id, name, fileName: resolve(file), timeSpentMs: Math.ceil(milliseconds) };
      if (!ended) results.push({ ...ran, status: TestStatus.Skipped });
      else if (failure === undefined) results.push({ ...ran, status: TestStatus.Success });
      else results.push({ ...ran, status: TestStatus.Failed, failureMessage: failure });
      if (!ended || failure !== undefined) break;
    }
    this.#switches.currentTestId = undefined;
    return results;
  }

  async #loadTests(): Promise<void> {
    load++;
    this.#tests = await collect(await this.#testFiles(), importFresh);
    this.#isStale = false;
  }

  async #testFiles(): Promise<readonly string[]> {
    const files: string[] = [];
    for await (const file of glob(this.#pattern)) files.push(file);
    return files.toSorted();
  }
}

const importFresh = (file: string): Promise<unknown> => import(`${pathToFileURL(resolve(file)).href}?load=${load}`);

function resultOf(results: readonly TestResult[]): MutantRunResult {
  return results.at(-1)?.status === TestStatus.Skipped
    ? { status: MutantRunStatus.Timeout, reason: 'a test did not come to an end' }
    : toMutantRunResult({ status: DryRunStatus.Complete, tests: [...results] });
}

function inProcessRunner(options: StrykerOptions): TestRunner {
  const switches: Switches = {};
  // the mutated code looks for them there
  Reflect.set(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE, switches);
  return new InProcessRunner(String(options['tests']), switches);
}
inProcessRunner.inject = tokens(commonTokens.options);

export const strykerPlugins: readonly FactoryPlugin<PluginKind.TestRunner, [typeof commonTokens.options]>[] = [
  declareFactoryPlugin(PluginKind.TestRunner, 'in-process', inProcessRunner),
];
export const strykerValidationSchema: object = {
  properties: { tests: { type: 'string', description: 'A pattern of the test files, from the root.' } },
};
