import { ENDPOINTS, type Account } from '@la-stanza/protocol';
import { useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call } from '../../server/call.ts';
import { reconnect } from '../../server/live.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { clearAccount, storeAccount } from '../../server/account.ts';
import styles from './account.module.css';

type DevicesCardProps = {
  readonly devices: Account['devices'];
  /** Whether a passkey or a code leads back to the games after signing out. */
  readonly isKept: boolean;
};

/** The devices on which the reader is signed in. */
export function DevicesCard({ devices, isKept }: DevicesCardProps): ReactNode {
  const t = useTranslate();
  const { ago } = useDates();
  const [note, setNote] = useState('');
  const signOut = async (device: string): Promise<void> => {
    const trouble = storeAccount(await call(ENDPOINTS.signOutDevices, { body: { device } }));
    setNote(trouble === undefined ? t('account.devices.done') : troubleSentence(t, trouble));
  };
  return (
    <Card title={t('account.devices')}>
      <ul className={styles['list']}>
        {devices.map(({ id, device, seenAt, isThis }) => {
          const name = device === '' ? t('account.device.unknown') : device;
          return (
            <li key={id}>
              <Symbol name={isThis ? 'check' : 'user'} size={18} />
              <span>
                <b>{name}</b>
                <small>{isThis ? t('account.devices.this') : t('account.devices.seen', { date: ago(seenAt) })}</small>
              </span>
              {isThis ? null : (
                <Button
                  size="icon"
                  aria-label={t('account.devices.sign-out', { device: name })}
                  onClick={() => void signOut(id)}
                >
                  <Symbol name="close" size={16} />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 1 ? (
        <Button onClick={() => void signOut('others')}>{t('account.devices.others')}</Button>
      ) : null}
      {location.protocol === 'http:' ? <p className={styles['note']}>{t('account.devices.http')}</p> : null}
      <StatusLine>{note}</StatusLine>
      <SignOut isKept={isKept} onTrouble={setNote} />
    </Card>
  );
}

type SignOutProps = { readonly isKept: boolean; readonly onTrouble: (note: string) => void };

function SignOut({ isKept, onTrouble }: SignOutProps): ReactNode {
  const t = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const signOutHere = async (): Promise<void> => {
    const outcome = await call(ENDPOINTS.leaveSite);
    if (!outcome.ok) return onTrouble(troubleSentence(t, outcome.trouble));
    clearAccount();
    reconnect();
  };
  if (!isAsking || isKept)
    return (
      <Button onClick={() => (isKept ? void signOutHere() : setIsAsking(true))}>
        <Symbol name="door" size={18} />
        {t('account.devices.leave')}
      </Button>
    );
  return (
    <div className={styles['sure']} role="alert">
      <p>{t('account.devices.leave.warn')}</p>
      <Button className={styles['loss']} onClick={() => void signOutHere()}>
        {t('account.devices.leave.sure')}
      </Button>
      <Button onClick={() => setIsAsking(false)}>{t('account.back')}</Button>
    </div>
  );
}
