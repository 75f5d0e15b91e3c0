import { VACATION_DAYS, type Me } from '@la-stanza/protocol';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { rename } from '../../server/account.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import styles from './account.module.css';

const A_DAY = 86_400_000;

/** A vacation: in turn-based games no time runs out. */
export function VacationCard({ me }: { readonly me: Me }): ReactNode {
  const t = useTranslate();
  const { day } = useDates();
  const field = useId();
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const isAway = me.vacationUntil !== null && me.vacationUntil > Date.now();
  const change = async (vacationUntil: number | null): Promise<void> => {
    const outcome = await rename({ vacationUntil });
    setNote(outcome.ok ? '' : troubleSentence(t, outcome.trouble));
  };
  // the whole of the last day
  const chosen = until === '' ? Number.NaN : new Date(`${until}T00:00`).getTime() + A_DAY;
  return (
    <Card title={t('account.vacation')}>
      <p className={styles['note']}>
        {t('account.vacation.note', { days: VACATION_DAYS.ofYear, together: VACATION_DAYS.longest })}
      </p>
      {isAway && me.vacationUntil !== null ? (
        <>
          <p className={styles['note']}>{t('account.vacation.until', { day: day(me.vacationUntil - 1) })}</p>
          <Button onClick={() => void change(null)}>{t('account.vacation.end')}</Button>
        </>
      ) : (
        <form
          className={styles['line']}
          onSubmit={(event) => {
            event.preventDefault();
            void change(chosen);
          }}
        >
          <label htmlFor={field}>{t('account.vacation.last')}</label>
          <input id={field} type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
          <Button type="submit" disabled={!(chosen > Date.now())}>
            {t('account.vacation.begin')}
          </Button>
        </form>
      )}
      <StatusLine>{note}</StatusLine>
    </Card>
  );
}
