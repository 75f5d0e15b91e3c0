// The floors of the client, from the ground up: each imports only from itself and those before it (docs/guide/client.md).
const FLOORS = ['ui', 'drawing', 'game', 'picture', 'table', 'server', 'shell', 'screens', 'app'];
const TESTS = '\\.(test|stories)\\.tsx?$|/(kit|samples)/';

/** Imports only follow the arrows of docs/guide/architecture.md. */
module.exports = {
  forbidden: [
    ...FLOORS.slice(0, -1).map((floor, height) => ({
      name: `floor-${floor}`,
      comment: `${floor} is below ${FLOORS.slice(height + 1).join(', ')}.`,
      severity: 'error',
      from: { path: `^apps/web/src/${floor}/`, pathNot: TESTS },
      to: { path: `^apps/web/src/(${FLOORS.slice(height + 1).join('|')})/` },
    })),
    {
      name: 'every-file-has-a-floor',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${FLOORS.join('|')})/` },
      to: {},
    },
    {
      name: 'engine-is-pure',
      comment: 'The rules depend on nothing: no package, no Node, no browser.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/engine/src' },
    },
    {
      name: 'bots-know-the-engine-only',
      severity: 'error',
      from: { path: '^packages/bots/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(bots|engine)/' },
    },
    {
      name: 'protocol-knows-the-engine-only',
      severity: 'error',
      from: { path: '^packages/protocol/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(protocol|engine)/' },
    },
    {
      name: 'words-know-engine-and-bots-only',
      severity: 'error',
      from: { path: '^packages/words/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(words|engine|bots)/' },
    },
    {
      name: 'words-run-in-browsers',
      comment: 'Only topics.ts reads files, for catalogues.ts.',
      severity: 'error',
      from: { path: '^packages/words/src/', pathNot: '\\.test\\.ts$|/topics\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browsers-load-no-catalogue-from-disk',
      severity: 'error',
      from: {
        path: '^(packages/words|apps/web)/src/',
        pathNot: '\\.test\\.tsx?$|^packages/words/src/catalogues\\.ts$',
      },
      to: { path: '^packages/words/src/(catalogues|topics)\\.ts$' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-do-not-know-each-other',
      comment: 'The host is the package of the server: both read the same kinds of options and answer in the same way.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/($1/|server/src/ops/(command|nearest-name|option-fault)\\.ts)' },
    },
    {
      name: 'public-face-only',
      comment:
        'The engine is entered through its index.ts, for games of any version also through open.ts, for tables at a server through fair.ts.',
      severity: 'error',
      from: { path: '^(apps|packages|bench/server|tools|e2e)/', pathNot: '^packages/(engine|bots)/' },
      to: { path: '^packages/engine/src/', pathNot: '^packages/engine/src/(index|fair|open)\\.ts$' },
    },
    {
      name: 'words-face-only',
      comment:
        'Words are entered through their index.ts, in Node also through catalogues.ts, by builds and checks through topics.ts.',
      severity: 'error',
      from: { pathNot: '^packages/words/' },
      to: { path: '^packages/words/src/', pathNot: '^packages/words/src/(index|catalogues|topics)\\.ts$' },
    },
    {
      name: 'bots-read-through-search',
      comment:
        'Bots, and the bench that measures what they use, may also read single facts of a position, through search.ts.',
      severity: 'error',
      from: { path: '^(packages/bots|bench/src)/' },
      to: { path: '^packages/engine/src/', pathNot: '^packages/engine/src/(index|fair|open|search|flow/apply)\\.ts$' },
    },
    {
      name: 'only-search-applies',
      comment: 'Only the search of the bots plays in place and without a check. Whoever changes a game uses play.',
      severity: 'error',
      from: { pathNot: '^packages/(engine/|bots/src/(policy|puzzles|search|turns)/)' },
      to: { path: '^packages/engine/src/flow/apply\\.ts$' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { pathNot: '\\.test\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // made or moved by plugins of the client's build
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url(&no-inline)?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.types[^/]*|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
