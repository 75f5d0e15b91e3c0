import { ENDPOINTS } from '@la-stanza/protocol';
import { LANGUAGES, type Language } from '@la-stanza/words';
import { useId, useState, type ReactNode } from 'react';
import { call } from '../../server/call.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import styles from './operator.module.css';

const HOURS = ['1', '6', '24'] as const;
const LONGEST = 300;

/** A sentence for everybody, in as many languages as the operator speaks. */
export function AnnouncementForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useTranslate();
  const field = useId();
  const own = useSettings((settings) => settings.language);
  const [language, setLanguage] = useState<Language>(own);
  const [texts, setTexts] = useState<Readonly<Partial<Record<Language, string>>>>({});
  const [hours, setHours] = useState<(typeof HOURS)[number]>('6');
  const [note, setNote] = useState('');
  const written = LANGUAGES.filter((each) => (texts[each] ?? '').trim() !== '');
  const missing = LANGUAGES.filter((each) => !written.includes(each));
  const publish = async (): Promise<void> => {
    const body = { texts: Object.fromEntries(written.map((each) => [each, texts[each]])), hours: Number(hours) };
    const outcome = await call(ENDPOINTS.announce, { body });
    setNote(outcome.ok ? t('operator.announcement.done') : troubleSentence(t, outcome.trouble));
    if (!outcome.ok) return;
    setTexts({});
    onDone();
  };
  return (
    <Card title={t('operator.announcement')}>
      <Segmented
        label={t('operator.announcement')}
        options={LANGUAGES.map((value) => ({ value, text: value }))}
        value={language}
        onChange={setLanguage}
      />
      <div className={styles['field']}>
        <label htmlFor={field}>{t('operator.announcement.text')}</label>
        <textarea
          id={field}
          rows={3}
          maxLength={LONGEST}
          lang={language}
          value={texts[language] ?? ''}
          onChange={({ target }) => setTexts((before) => ({ ...before, [language]: target.value }))}
        />
      </div>
      <Segmented
        label={t('operator.announcement.hours')}
        options={HOURS.map((value) => ({ value, text: t('operator.hour', { hours: Number(value) }) }))}
        value={hours}
        onChange={setHours}
      />
      {written.length === 0 || missing.length === 0 ? null : (
        <p className={styles['note']}>{t('operator.announcement.missing', { languages: missing.join(', ') })}</p>
      )}
      <div className={styles['actions']}>
        <Button tone="gold" disabled={written.length === 0} onClick={() => void publish()}>
          {t('operator.announcement.go')}
        </Button>
      </div>
      <StatusLine>{note}</StatusLine>
    </Card>
  );
}
