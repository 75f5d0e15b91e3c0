import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { TableParts } from './table-parts.ts';
import styles from './table-heading.module.css';

/** The page's heading, and as the first stop of the Tab key the switch to the table as text. */
export function TableHeading({ parts: { scene, coach, replay, onText } }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  return (
    <>
      {/* a lesson and a replay have their own heading above the table */}
      {coach?.framed === true || replay !== undefined ? null : (
        <h1 className={styles['hidden']}>
          {t('table.bar.name')}, {scene.bar.where}
        </h1>
      )}
      <button type="button" className={styles['switch']} onClick={onText}>
        {t('text.open')}
      </button>
    </>
  );
}
