import { ENDPOINTS, REPORT_REASONS, type ReportReason } from '@la-stanza/protocol';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call } from '../../server/call.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { Note } from './note.tsx';
import styles from './report-form.module.css';

const LONGEST = 1_000;

type ReportFormProps = {
  readonly user: string;
  readonly name: string;
  readonly game: string | null;
  readonly onDone: () => void;
};

/** A report to the operator: a reason and a sentence. The server adds the chat of the game. */
export function ReportForm({ user, name, game, onDone }: ReportFormProps): ReactNode {
  const t = useTranslate();
  const [reason, setReason] = useState<ReportReason>('chat');
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const field = useId();
  const send = async (): Promise<void> => {
    const outcome = await call(ENDPOINTS.report, { params: { user }, body: { game, reason, text } });
    if (outcome.ok) onDone();
    else setNote(troubleSentence(t, outcome.trouble));
  };
  return (
    <form
      className={styles['report']}
      aria-label={t('people.report.title', { name })}
      onKeyDown={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Note>{t(game === null ? 'people.report.note' : 'people.report.note.game')}</Note>
      <Select
        label={t('people.report.reason')}
        options={REPORT_REASONS.map((value) => ({ value, text: t(`people.report.reason.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <label htmlFor={field}>{t('people.report.text')}</label>
      <textarea id={field} rows={3} maxLength={LONGEST} value={text} onChange={({ target }) => setText(target.value)} />
      <Button type="submit" tone="primary">
        {t('people.report.send')}
      </Button>
      <StatusLine role="alert">{note}</StatusLine>
    </form>
  );
}
