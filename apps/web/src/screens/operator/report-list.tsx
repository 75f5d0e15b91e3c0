import { REPORT_REASONS, type ReportEntry } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './operator.module.css';

export type ReportKind = 'open' | 'settled';

type ReportListProps = {
  readonly kind: ReportKind;
  readonly reports: readonly ReportEntry[];
  readonly chosen: number | undefined;
  readonly onKind: (kind: ReportKind) => void;
  readonly onChoose: (report: number) => void;
};

/** The reports of players about players, oldest first while they are open. */
export function ReportList({ kind, reports, chosen, onKind, onChoose }: ReportListProps): ReactNode {
  const t = useTranslate();
  const { ago } = useDates();
  return (
    <Card title={t('operator.reports')}>
      <Segmented
        label={t('operator.reports')}
        options={[
          { value: 'open', text: t('operator.open') },
          { value: 'settled', text: t('operator.settled') },
        ]}
        value={kind}
        onChange={onKind}
      />
      {reports.length === 0 ? <p className={styles['note']}>{t('operator.none')}</p> : null}
      <ul className={styles['reports']}>
        {reports.map(({ id, at, reason, name, by }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <span className={styles['reason']}>{reasonWords(reason)}</span>
              <small>{ago(at)}</small>
              <b>{name}</b>
              <small>{t('operator.by', { name: by ?? t('operator.gone') })}</small>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );

  function reasonWords(given: string): string {
    const known = REPORT_REASONS.find((each) => each === given);
    return known === undefined ? given : t(`people.report.reason.${known}`);
  }
}
