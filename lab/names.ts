import { MEASUREMENTS } from './measurements.ts';

/* What `pnpm lab NAME` runs: measurements, proofs, and what is needed too rarely for a root script. */

export interface Run {
  readonly about: string;
  readonly command: readonly [string, ...string[]];
  /** The folder it runs in, if not the project's own. */
  readonly folder?: string;
  /** Whether the client is built first. */
  readonly builds?: true;
}

const node = (about: string, ...file: readonly [string, ...string[]]): Run => ({ about, command: ['node', ...file] });
const inE2e = (about: string, file: string): Run => ({ about, command: ['node', file], folder: 'e2e' });
const browser = (project: string, about: string): Run => ({
  about,
  command: ['playwright', 'test', `--project=${project}`],
  folder: 'e2e',
});
const online = (project: string, about: string): Run => ({ ...browser(project, about), builds: true });

export const RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(
    MEASUREMENTS.map(({ name, about, file, command = ['node', file] }) => [name, { about, command }]),
  ),
  measure: node(
    'every bench and proof; `--short`: each for some seconds, `--write`: docs/results/figures.md',
    'lab/measure.ts',
  ),
  security: node('every endpoint and message asked by those who may not', 'apps/server/proofs/security.ts'),
  advice: node('whether hints and reviews are true and luck is fair (`--short`)', 'apps/cli/proofs/advice.ts'),
  misreadings: node(
    'likely misreadings of the rules: lockstep and unit tests notice each',
    'tools/faults/check-audit-faults.ts',
  ),

  house: node('how many files, folders, styles, scripts and pages a newcomer meets (`--json`)', 'lab/house.ts'),

  shipped: inE2e('what people do on the packed host, in four ways (`--quick`)', 'shipped/main.ts'),
  size: inE2e('weight of the pages', 'size.ts'),
  lighthouse: inE2e('the start page on a slow phone (`--short`)', 'lighthouse.ts'),
  clicks: inE2e('clicks a turn, over recorded games played through the table', 'clicks/main.ts'),
  'host:try': inE2e('from the tarball to a game', 'host-try.ts'),
  'image:try': inE2e('builds and starts the container image; needs root and podman', 'image-try.ts'),
  'docs-pictures': inE2e('the pictures that docs show', 'docs-pictures.ts'),
  latency: browser('latency', 'from a click to the frame that answers it'),
  frames: browser('frames', 'frames per second of everything that moves'),
  'advice:time': browser('advice-time', 'how long a hint and a review take'),
  'lesson:time': browser('lesson-time', 'how long the lessons take'),
  axe: browser('axe', 'every screen through axe'),
  narrow: browser('narrow', 'every screen in the narrowest windows'),
  visual: browser('visual', 'pictures of the pieces against the kept ones'),
  'visual:shrink': inE2e('makes updated pictures small (`visual --update-snapshots=all` first)', 'shrink-visual.ts'),
  learn: browser('learn', 'every lesson, played through'),
  'client:long': browser('client-long', 'the tests of the client that do not run for every change'),
  'e2e:online': online('online', 'several browsers on three nodes'),
  'online:long': online('online-long', 'the same for several browsers online'),
  'online:figures': online('online-figures', 'delays between the people of a table'),
  screenshots: browser('screenshots', 'pictures of every screen, into `screenshots`'),
  'screenshots:online': online('online-pictures', 'the same of screens with a server'),
  'screenshots:people': online('people-screenshots', 'the same of profiles and leagues'),
  ceremonies: browser('ceremonies', 'pictures of every ceremony'),
  'preview-art': browser('preview-art', 'the drawings of link previews'),

  packages: node(
    'packs the packages, weighs what they install and runs every example elsewhere: Node, Bun, Deno, strict types',
    'tools/packages/try-packages.ts',
  ),
  'packages:pack': node('packs the packages into a folder, for `npm publish`', 'tools/packages/pack-packages.ts'),
  licences: node('the list of licences that ships', 'tools/licences/write-licences.ts'),
  'protocol-docs': node('the description of the HTTP endpoints', 'tools/protocol-docs.ts'),
  contrast: {
    about: 'the contrast of every pair of colours',
    command: ['node', 'show-contrast.ts'],
    folder: 'apps/web',
  },
  sound: { about: 'renders music and cues', command: ['node', 'sound/render.ts'], folder: 'apps/web' },
  schema: { about: 'types of the database', command: ['node', 'schema/write-schema.ts'], folder: 'apps/server' },
  'replay:all': {
    about: 'replays all stored games',
    command: ['node', 'src/ops/replay-all.ts'],
    folder: 'apps/server',
  },
  storybook: {
    about: 'controls, pieces, board, mats by themselves',
    command: ['storybook', 'dev', '--port', '6006', '--no-open'],
    folder: 'apps/web',
  },
};

/** The list that `pnpm lab` prints. */
export function listOfRuns(): string {
  const width = Math.max(...Object.keys(RUNS).map((name) => name.length));
  return Object.entries(RUNS)
    .map(([name, { about }]) => `${name.padEnd(width)}  ${about}`)
    .join('\n');
}
