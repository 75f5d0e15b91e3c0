import { valuesAt, type Measurement } from './measurements.ts';

/** What came of one run. */
export interface Measured {
  readonly measurement: Measurement;
  readonly command: readonly string[];
  readonly seconds: number;
  readonly result: unknown;
  /** Why the run counts for nothing. */
  readonly fault: string | undefined;
}

export interface Circumstances {
  readonly day: string;
  readonly commit: string;
  readonly machine: string;
}

/** The page of all figures. What failed is on it too: nothing drops out. */
export function figuresPage(done: readonly Measured[], { day, commit, machine }: Circumstances): string {
  const sections = done.toSorted((one, other) => (one.measurement.name < other.measurement.name ? -1 : 1)).map(section);
  return `# All figures

Written by \`.ci/long\` on ${day}, commit ${commit}, on ${machine}. What they mean, what was wanted and what limits them is on
[results](README.md). Compare ratios of one run, never figures of two machines.

${sections.join('\n\n')}
`;
}

function section({ measurement: { name, figures }, command, seconds, result, fault }: Measured): string {
  const heading = `## ${name[0]?.toUpperCase() ?? ''}${name.slice(1)}\n\n\`${command.join(' ')}\`, ${Math.round(seconds)} s`;
  if (fault !== undefined) return `${heading}: **failed, ${fault}**`;
  const rows = figures.flatMap((figure) =>
    pathsOf(result, figure.split('.')).map((path) => `| ${path.join(' · ')} | ${String(valuesAt(result, path)[0])} |`),
  );
  return `${heading}\n\n| | |\n| --- | --- |\n${rows.join('\n')}`;
}

/** All paths that match a path with `*`. */
function pathsOf(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  const at = path.indexOf('*');
  if (at < 0) return [path];
  const [of] = valuesAt(value, path.slice(0, at));
  const keys = typeof of === 'object' && of !== null ? Object.keys(of) : [];
  return keys.flatMap((key) => pathsOf(value, [...path.slice(0, at), key, ...path.slice(at + 1)]));
}
