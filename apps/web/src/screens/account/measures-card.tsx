import { ENDPOINTS, type OwnMeasures } from '@la-stanza/protocol';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call, type Outcome } from '../../server/call.ts';
import { readMeasures } from '../../server/guest-store.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import styles from './account.module.css';

const LONGEST = 500;

type OwnMeasure = OwnMeasures['measures'][number];

/** What operators have done about the reader, and why. Hidden while there is nothing. */
export function MeasuresCard(): ReactNode {
  const t = useTranslate();
  const [measures, setMeasures] = useState<readonly OwnMeasure[]>([]);
  const [note, setNote] = useState('');
  const take = (outcome: Outcome<OwnMeasures>): void => {
    if (outcome.ok) setMeasures(outcome.value.measures);
    else setNote(troubleSentence(t, outcome.trouble));
  };
  useEffect(() => {
    let isStale = false;
    void call(ENDPOINTS.ownMeasures).then(async (outcome) => {
      if (isStale || !outcome.ok) return;
      setMeasures(outcome.value.measures);
      for (const { id, read } of outcome.value.measures)
        if (!read) await call(ENDPOINTS.answerMeasure, { params: { act: id }, body: {} });
      readMeasures();
    });
    return () => {
      isStale = true;
    };
  }, []);
  if (measures.length === 0) return null;
  return (
    <Card title={t('account.measures')}>
      <p className={styles['note']}>{t('account.measures.note')}</p>
      <ul className={styles['list']}>
        {measures.map((measure) => (
          <li key={measure.id}>
            <Measure
              measure={measure}
              onAnswer={async (text) =>
                take(await call(ENDPOINTS.answerMeasure, { params: { act: measure.id }, body: { text } }))
              }
            />
          </li>
        ))}
      </ul>
      <StatusLine>{note}</StatusLine>
    </Card>
  );
}

type MeasureProps = { readonly measure: OwnMeasure; readonly onAnswer: (text: string) => Promise<void> };

function Measure({ measure, onAnswer }: MeasureProps): ReactNode {
  const t = useTranslate();
  const { ago } = useDates();
  const field = useId();
  const [text, setText] = useState('');
  const { kind, days, reason, at, answer } = measure;
  return (
    <span>
      <b>{kind === 'unknown' ? t('site.unknown') : t('account.measure', { kind, days: days ?? 0 })}</b>
      <small>{ago(at)}</small>
      <q>{reason}</q>
      {answer === null ? (
        <form
          className={styles['line']}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') void onAnswer(text.trim());
          }}
        >
          <label htmlFor={field}>{t('account.measures.answer')}</label>
          <input id={field} value={text} maxLength={LONGEST} onChange={({ target }) => setText(target.value)} />
          <Button type="submit">{t('account.measures.send')}</Button>
        </form>
      ) : (
        <small>{t('account.measures.answered', { answer })}</small>
      )}
    </span>
  );
}
