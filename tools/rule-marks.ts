import { readFileSync } from 'node:fs';
import type { Provenance } from '../packages/engine/src/index.ts';

/* The marks of provenance in docs/rules.md: `R`, `S fullCircle`. */

/** One rule of docs/rules.md: all its lines, up to the next rule or heading. */
const RULE = /^- (?<rule>\d+\.\d+) (?<text>[^]*?)(?=^- \d|^#|$(?![^]))/gm;
const MARK = /\[(?<mark>[RPDSA](?: \w+)?)\]/g;
/** The letter of each kind of provenance. */
export const LETTERS: Readonly<Record<Provenance, string>> = {
  printed: 'R',
  public: 'P',
  differ: 'D',
  silent: 'S',
  assumed: 'A',
};

export interface MarkedRule {
  readonly rule: string;
  /** Its marks, in order. */
  readonly marks: readonly string[];
  /** What comes after its last mark, and so has none. */
  readonly unmarked: string;
}

export function rulesOfTheDocs(): readonly MarkedRule[] {
  const docs = readFileSync(new URL('../docs/rules.md', import.meta.url), 'utf8');
  return Array.from(docs.matchAll(RULE), ({ groups: { rule = '', text = '' } = {} }) => ({
    rule,
    marks: Array.from(text.matchAll(MARK), ({ groups }) => groups?.['mark'] ?? ''),
    unmarked: text.slice(text.lastIndexOf(']') + 1).replace(/[\s.]/g, ''),
  }));
}

/** The points of a rule, each run of sentences about the same once: `R`, `S gaps`, `S gaps`, `R` has one. */
export function pointsIn(marks: readonly string[]): readonly string[] {
  const points = marks.filter((mark) => mark !== 'R');
  return points.filter((mark, index) => mark !== points[index - 1]);
}
