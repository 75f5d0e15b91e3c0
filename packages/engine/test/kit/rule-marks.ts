import { readFileSync } from 'node:fs';
import { provenanceOf, type Provenance } from '../../src/index.ts';

/* The marks of provenance in docs/rules.md, and the same from the engine: `R`, `S fullCircle`. */

/** One rule of docs/rules.md: all its lines, up to the next rule or heading. */
const RULE = /^- (?<rule>\d+\.\d+) (?<text>[^]*?)(?=^- \d|^#|$(?![^]))/gm;
const MARK = /\[(?<mark>[RPDSA](?: \w+)?)\]/g;
const LETTERS = { printed: 'R', public: 'P', differ: 'D', silent: 'S', assumed: 'A' } as const satisfies Readonly<
  Record<Provenance, string>
>;

export interface MarkedRule {
  readonly rule: string;
  /** Its marks, in order. */
  readonly marks: readonly string[];
  /** What comes after its last mark, and so has none. */
  readonly unmarked: string;
}

export function rulesOfTheDocs(): readonly MarkedRule[] {
  const docs = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
  return Array.from(docs.matchAll(RULE), ({ groups: { rule = '', text = '' } = {} }) => ({
    rule,
    marks: Array.from(text.matchAll(MARK), ({ groups }) => groups?.['mark'] ?? ''),
    unmarked: text.slice(text.lastIndexOf(']') + 1).replace(/[\s.]/g, ''),
  }));
}

/** The marks of some sentences of the engine, in order. */
export function marksOf(rule: string): readonly string[] {
  return (provenanceOf(rule) ?? []).map((sentence) =>
    sentence.from === 'printed' ? LETTERS.printed : `${LETTERS[sentence.from]} ${sentence.point}`,
  );
}

/** The points of a rule, each run of sentences about the same once: `R`, `S gaps`, `S gaps`, `R` has one. */
export function pointsIn(marks: readonly string[]): readonly string[] {
  const points = marks.filter((mark) => mark !== 'R');
  return points.filter((mark, index) => mark !== points[index - 1]);
}
