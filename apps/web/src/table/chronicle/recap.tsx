import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { ToldLine } from './told-line.tsx';
import type { ToldTurn } from './told-turn.ts';
import styles from './recap.module.css';

/** What happened since the reader's last turn: one sentence for each turn of the others. */
export function Recap({ lines }: { readonly lines: readonly ToldTurn[] }): ReactNode {
  const t = useTranslate();
  return lines.length === 0 ? null : (
    <div className={styles['recap']} data-recap>
      <h3>{t('chronicle.recap')}</h3>
      {lines.map((told) => (
        <p key={told.turn.turn}>
          <ToldLine told={told} size={26} />
        </p>
      ))}
    </div>
  );
}
