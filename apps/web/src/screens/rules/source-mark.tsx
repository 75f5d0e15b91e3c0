import type { Provenance } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import styles from './source-mark.module.css';

/** Where something is from that the rulebook does not print alike in all languages, or from the reader's own box. */
export type MarkKind = Exclude<Provenance, 'printed'> | 'own';

const SIGNS: Readonly<Record<MarkKind, string>> = { differ: '≠', silent: '…', assumed: '?', public: 'i', own: '✓' };

type SourceMarkProps = { readonly from: MarkKind; readonly isOpen?: boolean };

/** The small sign beside a sentence; words say the same. */
export function SourceMark({ from, isOpen = false }: SourceMarkProps): ReactNode {
  return (
    <span className={styles['mark']} data-from={from} data-open={isOpen} aria-hidden>
      {SIGNS[from]}
    </span>
  );
}
