import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { TableParts } from './parts.ts';
import styles from './table-heading.module.css';

/** The page's heading, and before everything else the way to the table in words; both for those who listen or tab. */
export function TableHeading({ parts: { scene, coach, replay, onText } }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  return (
    <>
      {/* a lesson and a replay have a heading of their own above the table */}
      {coach?.framed === true || replay !== undefined ? null : (
        <h1 className={styles['unseen']}>
          {t('table.bar.name')}, {scene.bar.where}
        </h1>
      )}
      <button type="button" className={styles['way']} onClick={onText}>
        {t('text.open')}
      </button>
    </>
  );
}
