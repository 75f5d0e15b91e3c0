import type { Act } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './operator.module.css';

/** What operators have done, newest first. */
export function ActList({ acts }: { readonly acts: readonly Act[] }): ReactNode {
  const t = useTranslate();
  const { ago } = useDates();
  return (
    <ul className={styles['acts']}>
      {acts.map(({ id, at, kind, name, days, operator, reason, answer }) => (
        <li key={id}>
          <b>{t('operator.act', { kind, name: name ?? t('operator.gone'), days: days ?? 0 })}</b>
          <small>{ago(at)}</small>
          <span>
            {operator ?? t('operator.log.machine')}
            {reason === '' ? null : <q>{reason}</q>}
          </span>
          {answer === null ? null : <span>{t('operator.answered', { answer })}</span>}
        </li>
      ))}
    </ul>
  );
}
