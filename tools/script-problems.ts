/*
 * The root scripts are those that people type: few enough to know, listed in CONTRIBUTING.md, and named correctly wherever a
 * page or a CI file gives a command.
 */

export interface Scripts {
  /** Names of the root scripts. */
  readonly root: readonly string[];
  /** Names of the scripts of each package, by the package's name. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
  /** Names that `pnpm lab` knows. */
  readonly lab: readonly string[];
  readonly contributing: string;
  /** Text by path: pages (`.md`), where only code is read, and CI files, read line by line. */
  readonly texts: ReadonlyMap<string, string>;
}

interface Command {
  readonly script: string;
  /** The word after it: what `pnpm lab` runs. */
  readonly next: string | undefined;
  /** The package selected by `--filter`. */
  readonly of: string | undefined;
}

const MOST_AT_THE_ROOT = 14;
// pnpm's own commands
const BUILT_IN = new Set(['add', 'dlx', 'exec', 'install', 'run']);
const FENCE = /^ *(```+|~~~+)[^\n]*\n([^]*?)^ *\1 *$/gm;
const CODE_SPAN = /(?<!`)`([^`\n]+)`(?!`)/g;
// `pnpm`, `npx -y pnpm@1.2.3` or a variable with either, then options, then the script
const COMMAND =
  /(?:(?<![\w./@-])pnpm(?:@[\d.]+)?|\$PNPM)((?:[ \t]+--filter[ \t]+\S+|[ \t]+--?[\w-]+(?:=\S+)?)*)(?:[ \t]+run)?[ \t]+([a-z][\w:-]*)(?=$|[\s;&|)"'])(?:[ \t]+([a-z][\w:-]*))?/gm;

export function scriptProblems({ root, packages, lab, contributing, texts }: Scripts): string[] {
  return [
    ...(root.length > MOST_AT_THE_ROOT ? [`${root.length} root scripts, at most ${MOST_AT_THE_ROOT}`] : []),
    ...root
      .filter((name) => !contributing.includes(`- \`pnpm ${name}\`: `))
      .map((name) => `CONTRIBUTING.md does not list \`pnpm ${name}\``),
    ...[...texts].flatMap(([path, text]) =>
      commandsIn(path, text)
        .filter(
          ({ script, of }) => !BUILT_IN.has(script) && !(of === undefined ? root : packages.get(of))?.includes(script),
        )
        .map(
          ({ script, of }) => `${path}: there is no script ${script} ${of === undefined ? 'at the root' : `in ${of}`}`,
        ),
    ),
    ...[...texts].flatMap(([path, text]) =>
      commandsIn(path, text)
        .filter(({ script, next }) => script === 'lab' && next !== undefined && !lab.includes(next))
        .map(({ next }) => `${path}: there is no ${next} in the lab`),
    ),
  ];
}

function commandsIn(path: string, text: string): Command[] {
  const code = path.endsWith('.md') ? codeOf(text) : text.replaceAll(/^\s*#.*$/gm, '');
  return Array.from(code.matchAll(COMMAND), ([, options = '', script = '', next]) => ({
    script,
    next,
    of: /--filter[ =](\S+)/.exec(options)?.[1],
  }));
}

function codeOf(page: string): string {
  const blocks = Array.from(page.matchAll(FENCE), ([, , block = '']) => block.replaceAll(/(^|\s)#.*$/gm, ''));
  const spans = Array.from(page.replaceAll(FENCE, '').matchAll(CODE_SPAN), ([, span = '']) => span);
  return [...blocks, ...spans].join('\n');
}
