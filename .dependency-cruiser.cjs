/** Imports only follow the arrows of docs/guide/architecture.md. */
module.exports = {
  forbidden: [
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
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-do-not-know-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'public-face-only',
      comment: 'A package is entered through its index.ts.',
      severity: 'error',
      from: { path: '^(apps|packages|bench/server|tools|e2e)/', pathNot: '^packages/(engine|bots)/' },
      to: { path: '^packages/engine/src/', pathNot: '^packages/engine/src/index\\.ts$' },
    },
    {
      name: 'bots-read-through-search',
      comment: 'Bots, and the bench that measures what they use, may also read single facts of a position, through search.ts.',
      severity: 'error',
      from: { path: '^(packages/bots|bench/src)/' },
      to: { path: '^packages/engine/src/', pathNot: '^packages/engine/src/(index|search|flow/apply)\\.ts$' },
    },
    {
      name: 'only-search-applies',
      comment: 'Only the search of the bots plays in place and without a check. Whoever changes a game uses advance.',
      severity: 'error',
      from: { pathNot: '^packages/(engine/|bots/src/(policy|search|turns)/)' },
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
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url$' },
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
