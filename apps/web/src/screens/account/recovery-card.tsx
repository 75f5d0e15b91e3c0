import { ENDPOINTS, type Account } from '@la-stanza/protocol';
import { useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { copyText } from '../../ui/copy-text.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call } from '../../server/call.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { loadAccount, storeAccount } from '../../server/account.ts';
import styles from './account.module.css';
import { addPasskey, hasPasskeys } from './passkeys.ts';

/** Passkeys and recovery codes: the ways back to the reader's games. */
export function RecoveryCard({ account }: { readonly account: Account }): ReactNode {
  const t = useTranslate();
  const [note, setNote] = useState('');
  const add = async (): Promise<void> => {
    setNote('');
    const outcome = await addPasskey();
    if (outcome === 'cancelled') return setNote(t('account.passkey.cancelled'));
    const trouble = storeAccount(outcome);
    setNote(trouble === undefined ? t('account.passkey.added') : troubleSentence(t, trouble));
  };
  return (
    <Card title={t('account.keep')}>
      <p className={styles['note']}>{t('account.keep.note')}</p>
      <Passkeys passkeys={account.passkeys} onTrouble={setNote} />
      {hasPasskeys() ? (
        <Button tone={account.passkeys.length === 0 ? 'gold' : 'plain'} onClick={() => void add()}>
          <Symbol name="lock" size={18} />
          {t('account.passkey.add')}
        </Button>
      ) : (
        <p className={styles['note']}>{t('account.passkey.unavailable')}</p>
      )}
      <StatusLine>{note}</StatusLine>
      <RecoveryCodes left={account.codes} />
    </Card>
  );
}

type PasskeysProps = { readonly passkeys: Account['passkeys']; readonly onTrouble: (note: string) => void };

function Passkeys({ passkeys, onTrouble }: PasskeysProps): ReactNode {
  const t = useTranslate();
  const { day } = useDates();
  const remove = async (id: string): Promise<void> => {
    const trouble = storeAccount(await call(ENDPOINTS.forgetPasskey, { body: { id } }));
    onTrouble(trouble === undefined ? '' : troubleSentence(t, trouble));
  };
  if (passkeys.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {passkeys.map(({ id, device, createdAt, usedAt }) => {
        const name = device === '' ? t('account.device.unknown') : device;
        return (
          <li key={id}>
            <Symbol name="lock" size={18} />
            <span>
              <b>{name}</b>
              <small>
                {t('account.passkey.made', { date: day(createdAt) })}
                {usedAt === null ? '' : `, ${t('account.passkey.used', { date: day(usedAt) })}`}
              </small>
            </span>
            <Button
              size="icon"
              aria-label={t('account.passkey.remove', { device: name })}
              onClick={() => void remove(id)}
            >
              <Symbol name="close" size={16} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function RecoveryCodes({ left }: { readonly left: number }): ReactNode {
  const t = useTranslate();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const make = async (): Promise<void> => {
    const outcome = await call(ENDPOINTS.newCodes);
    if (!outcome.ok) return setNote(troubleSentence(t, outcome.trouble));
    setCodes(outcome.value.codes);
    setNote('');
    await loadAccount();
  };
  const copy = async (button: HTMLElement): Promise<void> => {
    const isCopied = await copyText(codes.join('\n'), button);
    setNote(t(isCopied ? 'account.codes.copied' : 'account.codes.copy-refused'));
  };
  return (
    <section className={styles['part']}>
      <h3>{t('account.codes')}</h3>
      <p className={styles['note']}>
        {t('account.codes.note')} <b>{t('account.codes.left', { count: left })}</b>
      </p>
      {codes.length === 0 ? null : (
        <div className={styles['codes']}>
          <p role="alert">{t('account.codes.shown')}</p>
          <ol>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <Button onClick={(event) => void copy(event.currentTarget)}>
            <Symbol name="copy" size={18} />
            {t('account.codes.copy')}
          </Button>
        </div>
      )}
      <Button onClick={() => void make()}>{t('account.codes.make')}</Button>
      <StatusLine>{note}</StatusLine>
    </section>
  );
}
