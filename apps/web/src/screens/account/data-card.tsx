import { ENDPOINTS } from '@la-stanza/protocol';
import { useId, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call } from '../../server/call.ts';
import { reconnect } from '../../server/live.ts';
import { addressOf } from '../../server/server-address.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { clearAccount } from '../../server/account.ts';
import styles from './account.module.css';

type DataCardProps = { readonly name: string; readonly onDeleted: (sentence: string) => void };

/** Everything the server stores about the reader, to export or to delete. */
export function DataCard({ name, onDeleted }: DataCardProps): ReactNode {
  const t = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card title={t('account.data')}>
      <p className={styles['note']}>{t('account.data.note')}</p>
      <div className={styles['actions']}>
        <a className={buttonClass({})} href={addressOf(ENDPOINTS.exportMe.path).href} download="la-stanza-my-data.json">
          <Symbol name="save" size={18} />
          {t('account.data.export')}
        </a>
        {isAsking ? null : (
          <Button onClick={() => setIsAsking(true)}>
            <Symbol name="warning" size={18} />
            {t('account.data.delete')}
          </Button>
        )}
      </div>
      {isAsking ? <DeleteForm name={name} onDeleted={onDeleted} onBack={() => setIsAsking(false)} /> : null}
    </Card>
  );
}

type DeleteFormProps = DataCardProps & { readonly onBack: () => void };

function DeleteForm({ name, onDeleted, onBack }: DeleteFormProps): ReactNode {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const field = useId();
  const remove = async (): Promise<void> => {
    const outcome = await call(ENDPOINTS.deleteMe, { body: { name: typed.trim() } });
    if (!outcome.ok) return setNote(troubleSentence(t, outcome.trouble));
    clearAccount();
    reconnect();
    onDeleted(t('account.data.deleted'));
  };
  return (
    <form
      className={styles['sure']}
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <p>{t('account.data.delete.note')}</p>
      <label htmlFor={field}>{t('account.data.delete.type', { name })}</label>
      <input id={field} value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      <Button type="submit" className={styles['loss']} disabled={typed.trim() !== name}>
        {t('account.data.delete.sure')}
      </Button>
      <Button onClick={onBack}>{t('account.back')}</Button>
      <StatusLine role="alert">{note}</StatusLine>
    </form>
  );
}
