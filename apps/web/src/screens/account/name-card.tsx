import type { Me } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { rename } from '../../server/account.ts';
import styles from './account.module.css';

const LONGEST = 24;
const HANDLE = /^[a-z0-9][a-z0-9-]{1,22}[a-z0-9]$/i;

/** The reader's name at every table, and the handle by which others find them. */
export function NameCard({ me, isKept }: { readonly me: Me; readonly isKept: boolean }): ReactNode {
  const t = useTranslate();
  const [note, setNote] = useState('');
  const save = async (change: Parameters<typeof rename>[0]): Promise<void> => {
    const outcome = await rename(change);
    setNote(outcome.ok ? t('account.name.saved') : troubleSentence(t, outcome.trouble));
  };
  return (
    <Card title={t('account.name')}>
      <p className={styles['note']}>{t(isKept ? 'account.intro.kept' : 'account.intro.guest')}</p>
      <Field
        label={t('account.name.note')}
        known={me.name}
        autoComplete="nickname"
        isAllowed={(text) => text !== ''}
        onChange={() => setNote('')}
        onSave={(name) => void save({ name })}
      />
      <Field
        // the first name brings a handle with it
        key={me.handle}
        label={t('account.handle.note')}
        known={me.handle ?? ''}
        autoComplete="off"
        isAllowed={(text) => HANDLE.test(text)}
        onChange={() => setNote('')}
        onSave={(handle) => void save({ handle })}
      />
      <StatusLine>{note}</StatusLine>
      <Link to="/players/$id" params={{ id: me.user }} className={buttonClass({})}>
        <Symbol name="user" size={18} />
        {t('account.profile')}
      </Link>
    </Card>
  );
}

type FieldProps = {
  readonly label: string;
  readonly known: string;
  readonly autoComplete: string;
  readonly isAllowed: (text: string) => boolean;
  readonly onChange: () => void;
  readonly onSave: (text: string) => void;
};

function Field({ label, known, autoComplete, isAllowed, onChange, onSave }: FieldProps): ReactNode {
  const t = useTranslate();
  const [text, setText] = useState(known);
  const field = useId();
  return (
    <form
      className={styles['line']}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        value={text}
        maxLength={LONGEST}
        autoComplete={autoComplete}
        onChange={({ target }) => {
          setText(target.value);
          onChange();
        }}
      />
      <Button type="submit" tone="primary" disabled={!isAllowed(text.trim()) || text.trim() === known}>
        {t('account.name.save')}
      </Button>
    </form>
  );
}
