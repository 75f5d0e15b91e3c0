import { spawnSync } from 'node:child_process';
import { folderCircles, type Tree } from './folder-circles.ts';

/*
 * Runs dependency-cruiser and checks that it has found modules: with a broken configuration it would report no violation at
 * all.
 */

const LEAST_MODULES = 40;
const folders = ['packages', 'apps', 'bench', 'e2e', 'tools'];

const { stdout, stderr, status } = spawnSync('depcruise', ['--output-type', 'json', ...folders], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});

// folders of these trees must not import each other in a circle
const TREES: readonly Tree[] = [
  { root: 'apps/server/src', depth: 1 },
  { root: 'apps/web/src', depth: 2 },
  { root: 'packages/engine/src', depth: 1 },
];

interface Cruise {
  readonly modules: Parameters<typeof folderCircles>[0];
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

function readCruise(): Cruise | undefined {
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

const cruise = readCruise();
if (cruise === undefined) {
  console.error(`dependency-cruiser returned no result (exit ${status}): ${stderr}`);
  process.exitCode = 1;
} else {
  const { totalCruised, violations } = cruise.summary;
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} imports ${to}`);
  const circles = TREES.flatMap((tree) =>
    folderCircles(cruise.modules, tree).map((circle) => `${tree.root}: ${circle.join(', ')}`),
  );
  for (const circle of circles) console.error(`folder circle: ${circle}`);
  if (totalCruised < LEAST_MODULES) console.error(`only ${totalCruised} modules were found`);
  console.log(
    `${totalCruised} modules, ${violations.length} imports against the rules, ${circles.length} folder circles`,
  );
  process.exitCode = violations.length + circles.length > 0 || totalCruised < LEAST_MODULES ? 1 : 0;
}
