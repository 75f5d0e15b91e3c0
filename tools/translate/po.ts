/** A message as translators see it. */
export interface PoEntry {
  /** The id: `topic.name`. */
  readonly context: string;
  /** The English sentence. */
  readonly source: string;
  /** Empty where nothing is translated yet. */
  readonly text: string;
}

const escaped = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;

/** A catalogue as a file of GNU gettext. Messages stay in ICU's syntax: placeholders in braces, plurals written out. */
export function writePo(language: string, entries: readonly PoEntry[]): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    escaped('Project-Id-Version: La Stanza\n'),
    escaped('MIME-Version: 1.0\n'),
    escaped(`Language: ${language}\n`),
    escaped('Content-Type: text/plain; charset=UTF-8\n'),
    escaped('Content-Transfer-Encoding: 8bit\n'),
    '',
  ];
  const blocks = entries.flatMap(({ context, source, text }) => [
    `#, icu-format`,
    `msgctxt ${escaped(context)}`,
    `msgid ${escaped(source)}`,
    `msgstr ${escaped(text)}`,
    '',
  ]);
  return [...head, ...blocks].join('\n');
}

/** Reads a PO file; comments and wrapped lines, which a translator's program may add, do no harm. */
export function readPo(text: string): readonly PoEntry[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map(entryOf)
    .filter(({ context }) => context !== '');
}

function entryOf(lines: readonly string[]): PoEntry {
  const parts = { msgctxt: '', msgid: '', msgstr: '' };
  let part: keyof typeof parts | undefined;
  for (const line of lines) {
    const [, keyword, quoted] = /^(?:(msgctxt|msgid|msgstr)\s+)?(".*")\s*$/.exec(line) ?? [];
    if (quoted === undefined) throw new Error(`not a line of a PO file: ${line}`);
    if (keyword === 'msgctxt' || keyword === 'msgid' || keyword === 'msgstr') part = keyword;
    if (part === undefined) throw new Error(`text without a keyword: ${line}`);
    parts[part] += unescaped(quoted);
  }
  return { context: parts.msgctxt, source: parts.msgid, text: parts.msgstr };
}

const SPECIAL: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

const unescaped = (quoted: string): string =>
  quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, letter: string) => SPECIAL[letter] ?? letter);
