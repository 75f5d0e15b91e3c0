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

const LONGEST_NAME = 24;

/** The reader's name at every table. */
export function NameCard({ me, isKept }: { readonly me: Me; readonly isKept: boolean }): ReactNode {
  const t = useTranslate();
  const [name, setName] = useState(me.name);
  const [note, setNote] = useState('');
  const field = useId();
  const save = async (): Promise<void> => {
    const outcome = await rename(name.trim());
    setNote(outcome.ok ? t('account.name.saved') : troubleSentence(t, outcome.trouble));
  };
  return (
    <Card title={t('account.name')}>
      <p className={styles['note']}>{t(isKept ? 'account.intro.kept' : 'account.intro.guest')}</p>
      <form
        className={styles['line']}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label htmlFor={field}>{t('account.name.note')}</label>
        <input
          id={field}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={({ target }) => {
            setName(target.value);
            setNote('');
          }}
        />
        <Button type="submit" tone="primary" disabled={name.trim() === '' || name.trim() === me.name}>
          {t('account.name.save')}
        </Button>
      </form>
      <StatusLine>{note}</StatusLine>
      <Link to="/players/$id" params={{ id: me.user }} className={buttonClass({})}>
        <Symbol name="user" size={18} />
        {t('account.profile')}
      </Link>
    </Card>
  );
}
