import type { ParagraphId, Section } from '@la-stanza/words';
import { Fragment, type ReactNode } from 'react';
import type { Reading } from '../../game/edition/reading.ts';
import type { Example, ExampleName } from './examples.ts';
import type { Values } from './values.ts';
import { Paragraph } from './paragraph.tsx';
import { WorkedExample } from './worked-example.tsx';
import styles from './section-text.module.css';

type SectionTextProps = {
  readonly section: Section;
  readonly values: Values;
  readonly reading: Reading;
  readonly examples: ReadonlyMap<ExampleName, Example>;
  /** The rule to scroll to: "8.1". */
  readonly at: string;
  /** Words found by the search. */
  readonly words: readonly string[];
};

/** The paragraph after which examples show what it says. */
const EXAMPLES_AFTER: Readonly<Partial<Record<ParagraphId, readonly ExampleName[]>>> = {
  'reference.3.2': ['walk'],
  'reference.4.3': ['hire'],
  'reference.4.9': ['masterpiece'],
  'reference.5.1': ['discoveries'],
  'reference.5.3': ['literature'],
  'reference.6.1': ['religion'],
  'reference.6.3': ['arts'],
  'reference.7.1': ['politics'],
  'reference.8.1': ['money'],
  'reference.9.3': ['tile'],
  'reference.10.1': ['refill'],
  'reference.11.2': ['ending'],
  'reference.11.3': ['withdrawal'],
  'reference.12.2': ['museum', 'museum-tied', 'tile-majority'],
};

export function SectionText({ section, values, reading, examples, at, words }: SectionTextProps): ReactNode {
  return (
    <div className={styles['paragraphs']}>
      {section.paragraphs.map((id) => (
        <Fragment key={id}>
          <Paragraph id={id} values={values} reading={reading} isWanted={isAt(id, at)} words={words} />
          {EXAMPLES_AFTER[id]?.map((name) => {
            const example = examples.get(name);
            return example === undefined ? null : <WorkedExample key={name} example={example} />;
          })}
        </Fragment>
      ))}
    </div>
  );
}

/** "5.2" is the rule itself, "5.2.arts" one part of it. */
function isAt(id: ParagraphId, at: string): boolean {
  return id === `reference.${at}`;
}
