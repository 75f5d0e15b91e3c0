import { ENDPOINTS, type Concerned } from '@la-stanza/protocol';
import { useId, useState, type ReactNode } from 'react';
import { call } from '../../server/call.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './operator.module.css';

/** Finds people nobody has reported. */
export function PersonSearch({ onChoose }: { readonly onChoose: (person: Concerned) => void }): ReactNode {
  const t = useTranslate();
  const field = useId();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly Concerned[]>([]);
  const [note, setNote] = useState('');
  const find = async (): Promise<void> => {
    const outcome = await call(ENDPOINTS.people, { query: { name: name.trim() } });
    if (!outcome.ok) return setNote(troubleSentence(t, outcome.trouble));
    setFound(outcome.value.people);
    setNote(outcome.value.people.length === 0 ? t('operator.find.none') : '');
  };
  return (
    <Card title={t('operator.find')}>
      <form
        className={styles['field']}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void find();
        }}
      >
        <label htmlFor={field}>{t('operator.find.how')}</label>
        <input id={field} value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
        <Button type="submit">{t('operator.find.go')}</Button>
      </form>
      <ul className={styles['reports']}>
        {found.map((person) => (
          <li key={person.user}>
            <button type="button" onClick={() => onChoose(person)}>
              <b>{person.name}</b>
            </button>
          </li>
        ))}
      </ul>
      <StatusLine>{note}</StatusLine>
    </Card>
  );
}
