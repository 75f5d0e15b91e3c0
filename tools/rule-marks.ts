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
  /** What comes after its last mark. */
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

/** Each run of sentences with the same mark once: `R`, `R`, `S gaps`, `S gaps` are `R`, `S gaps`. */
export function runsOf(marks: readonly string[]): readonly string[] {
  return marks.filter((mark, index) => mark !== marks[index - 1]);
}

/** What a page marks: a printed sentence has no sign. */
export function signsOf(marks: readonly string[]): readonly string[] {
  return runsOf(marks.filter((mark) => mark !== LETTERS.printed));
}
