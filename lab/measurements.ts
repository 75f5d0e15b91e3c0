/*
 * Every bench and every proof. `.ci/run` runs each for some seconds, to see that it still works; `.ci/long` runs them whole and
 * keeps their figures.
 */

export interface Measurement {
  readonly name: string;
  readonly about: string;
  readonly file: string;
  /** What runs it, if not Node with the file: `--short` or `--json` is added to it. */
  readonly command?: readonly [string, ...string[]];
  /** Options of the whole run. */
  readonly whole?: readonly string[];
  /** Options of the short run beside `--short`. */
  readonly short?: readonly string[];
  /** Where its result must have a number: names with dots; `*` matches every item of a list or field of an object. */
  readonly figures: readonly string[];
}

const SERVER = 'bench/server';
const PROOFS = 'apps/server/proofs';

/** The longest first: nothing long is left to run alone at the end. */
export const MEASUREMENTS: readonly Measurement[] = [
  {
    name: 'recovery',
    about: 'rolling restart, backup and restore under play',
    file: `${PROOFS}/recovery.ts`,
    figures: ['games', 'acknowledgedInDeploy', 'refusedInDeploy', 'acknowledgedAfterRestore', 'violations'],
  },
  {
    name: 'proofs',
    about: 'everything at once: nineteen kinds of faults on a database with two standbys',
    file: `${PROOFS}/proofs.ts`,
    whole: ['--minutes', '4'],
    figures: ['faults', 'acknowledged', 'lost', 'doubled', 'forked', 'unreadable', 'violations', 'silence.*.median'],
  },
  {
    name: 'faults',
    about: 'nodes, workers and databases are killed under play; nothing is lost',
    file: `${PROOFS}/faults.ts`,
    figures: ['games', 'finished', 'acknowledged', 'faults', 'violations'],
  },
  {
    name: 'failover',
    about: 'PostgreSQL fails over to a standby, with and without loss; nothing forks',
    file: `${PROOFS}/failover.ts`,
    figures: ['failovers', 'acknowledged', 'doubled', 'forked', 'unreadable', 'silence.median', 'violations'],
  },
  {
    name: 'bench:growth',
    about: 'what a million stored games cost',
    file: `${SERVER}/growth.ts`,
    figures: [
      'games',
      'few.databaseCpu',
      'many.databaseCpu',
      'databaseCpuRatio',
      'nodeCpuRatio',
      'requests.*.p95',
      'deletions.restP99',
      'deletions.deletingP99',
    ],
  },
  {
    name: 'fuzz',
    about: '500,000 hostile messages, files and links',
    file: `${PROOFS}/fuzz.ts`,
    figures: ['messages', 'heapGrowth', 'fileGrowth', 'violations'],
  },
  {
    name: 'bench:server',
    about: 'commands per second, beside bare PostgreSQL',
    file: `${SERVER}/server.ts`,
    figures: [
      'commandsPerSecond',
      'pgbenchPerSecond',
      'ratio',
      'ackP50',
      'ackP99',
      'fanoutP99',
      'nodeCpu',
      'databaseCpu',
      'refused',
    ],
  },
  {
    name: 'races',
    about: 'many players command the same games at the same time',
    file: `${PROOFS}/races.ts`,
    figures: ['races.*.rounds', 'violations'],
  },
  {
    name: 'arrivals',
    about: 'how long a person waits for a seat with 1 to 40 people online',
    file: `${SERVER}/arrivals.ts`,
    figures: ['*.online', '*.p50', '*.p95', '*.firstTurnP50', '*.secondPerson', '*.takenOver', '*.presses'],
  },
  {
    name: 'many-bots',
    about: 'bots of many tables at the same time',
    file: `${SERVER}/many-bots.ts`,
    figures: ['turns', 'p50', 'p95', 'longest', 'decisions.played'],
  },
  {
    name: 'search',
    about: 'searches for people beside play',
    file: `${SERVER}/search.ts`,
    figures: ['people', 'p95Alone', 'p95Beside', 'ratio', 'clocksGivenTime'],
  },
  {
    name: 'rows-read',
    about: 'rows that each statement reads for the rows it returns',
    file: `${SERVER}/rows-read.ts`,
    figures: ['people', 'games', 'statements', 'offenders'],
  },
  {
    name: 'lobby-bytes',
    about: 'bytes that an open lobby costs',
    file: `${SERVER}/lobby-bytes.ts`,
    figures: ['median', 'most'],
  },
  {
    name: 'daily-board',
    about: 'the board of a day with many players',
    file: `${SERVER}/daily-board.ts`,
    figures: ['people', 'p50', 'p95'],
  },
  {
    name: 'idle',
    about: 'memory of idle games and sockets',
    file: `${SERVER}/idle.ts`,
    figures: ['idleSockets', 'bytesPerSocket', 'spectators', 'spectatorP50', 'spectatorP99'],
  },
  {
    name: 'engine',
    about: 'random games per second',
    file: 'bench/src/bench.ts',
    command: ['node', 'apps/cli/src/main.ts', 'bench'],
    short: ['--seconds', '1'],
    figures: ['gamesPerSecond.*', 'decisionsPerSecond', 'copiesPerSecond'],
  },
];

/** Measurements that the checks start by themselves, whole. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'apps/cli/proofs/advice.ts': '.ci/run',
  'apps/server/proofs/security.ts': '.ci/run',
};

/** Where benches and proofs live: what no other file there imports is one. */
export const FOLDERS: readonly string[] = ['bench/server', 'apps/server/proofs', 'apps/cli/proofs'];

/** Benches and proofs that nothing would run. `files` are the texts of all files in their folders, `checks` those of `.ci`. */
export function forgotten(
  files: ReadonlyMap<string, string>,
  checks: Readonly<Record<string, string>>,
  listed: readonly Measurement[] = MEASUREMENTS,
  elsewhere: Readonly<Record<string, string>> = ELSEWHERE,
): string[] {
  const imported = new Set(
    [...files].flatMap(([path, text]) =>
      Array.from(text.matchAll(/(?:from |import\(|new URL\()'(\.{1,2}\/[^']+)'/g), ([, name = '']) =>
        new URL(name, `file:///${path}`).pathname.slice(1),
      ),
    ),
  );
  const known = new Set([...listed.map(({ file }) => file), ...Object.keys(elsewhere)]);
  const unknown = [...files.keys()].filter((path) => !imported.has(path) && !known.has(path));
  const unstarted = Object.entries(elsewhere).filter(([path, check]) => {
    const name = /([^/]+)\.ts$/.exec(path)?.[1] ?? path;
    return !checks[check]?.includes(name);
  });
  return [
    ...unknown.map((path) => `${path} is in no list of lab/measurements.ts`),
    ...unstarted.map(([path, check]) => `${check} does not start ${path}`),
  ];
}

/** What is wrong with the figures of a result: none where one is expected, or something that is no number. */
export function missingFigures(result: unknown, figures: readonly string[]): string[] {
  return figures.filter((figure) => {
    const found = valuesAt(result, figure.split('.'));
    return found.length === 0 || !found.every((value) => typeof value === 'number' && Number.isFinite(value));
  });
}

export function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [undefined];
  if (name === '*') return Object.values(value).flatMap((item) => valuesAt(item, rest));
  return valuesAt(Object.entries(value).find(([key]) => key === name)?.[1], rest);
}
