import { ENDPOINTS } from '@la-stanza/protocol';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import styles from '../account/account.module.css';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call, type Trouble } from '../../server/call.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { useSettings } from '../../ui/settings.ts';
import { loadChannels, storeChannels, useChannels } from '../../server/channels.ts';
import { addressHere } from '../../server/push.ts';

/** How the reader is notified of games played by the day. Hidden where the server can send neither push messages nor mail. */
export function NotificationsCard(): ReactNode {
  const t = useTranslate();
  const known = useChannels((channels) => channels.known);
  const [here, setHere] = useState<string>();
  const [note, setNote] = useState('');
  useEffect(() => {
    void loadChannels();
    void addressHere().then(setHere);
  }, []);
  if (known === undefined || (known.pushKey === null && !known.hasMail)) return null;
  const report = (trouble: Trouble | undefined, done = ''): void =>
    setNote(trouble === undefined ? done : troubleSentence(t, trouble));
  const forget = async (kind: 'push' | 'mail', address: string): Promise<void> =>
    report(storeChannels(await call(ENDPOINTS.forgetChannel, { body: { kind, address } })));
  return (
    <Card title={t('told.title')}>
      <p className={styles['note']}>{t('told.note')}</p>
      <ul className={styles['list']}>
        {known.channels.map(({ kind, address, confirmed }) => {
          if (kind === 'unknown') return null;
          const isHere = kind === 'push' && address === here;
          const name = kind === 'mail' ? address : t(isHere ? 'told.push.here' : 'told.push.other');
          return (
            <li key={`${kind} ${address}`}>
              <Symbol name={kind === 'mail' ? 'chat' : 'bell'} size={18} />
              <span>
                <b>{name}</b>
                <small>
                  {t(kind === 'push' ? 'told.push.note' : confirmed ? 'told.mail.on' : 'told.mail.waiting')}
                </small>
              </span>
              <Button
                size="icon"
                aria-label={t('told.forget', { address: name })}
                onClick={() => void forget(kind, address)}
              >
                <Symbol name="close" size={16} />
              </Button>
            </li>
          );
        })}
      </ul>
      {known.pushKey !== null && known.channels.every(({ kind }) => kind !== 'push') ? (
        <p className={styles['note']}>{t('told.push.how')}</p>
      ) : null}
      {known.hasMail ? (
        <Mailbox waiting={known.channels.find(({ confirmed }) => !confirmed)?.address} report={report} />
      ) : null}
      <StatusLine>{note}</StatusLine>
    </Card>
  );
}

type MailboxProps = {
  /** A mail address that has been sent its code. */
  readonly waiting: string | undefined;
  readonly report: (trouble: Trouble | undefined, done?: string) => void;
};

/** Adds a mail address, then confirms it with the code sent to it. */
function Mailbox({ waiting, report }: MailboxProps): ReactNode {
  const t = useTranslate();
  const language = useSettings((settings) => settings.language);
  const [text, setText] = useState('');
  const field = useId();
  const send = async (): Promise<void> => {
    const given = text.trim();
    if (waiting === undefined) {
      const body = { kind: 'mail', address: given, language } as const;
      report(storeChannels(await call(ENDPOINTS.addChannel, { body })), t('told.mail.sent'));
    } else {
      const body = { address: waiting, code: given };
      report(storeChannels(await call(ENDPOINTS.confirmChannel, { body })), t('told.mail.confirmed'));
    }
    setText('');
  };
  return (
    <form
      className={styles['line']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={field}>
        {waiting === undefined ? t('told.mail.address') : t('told.mail.code', { address: waiting })}
      </label>
      {waiting === undefined ? (
        <input
          id={field}
          type="email"
          autoComplete="email"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <input
          id={field}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Button type="submit" disabled={text.trim() === ''}>
        {t(waiting === undefined ? 'told.mail.send' : 'told.mail.confirm')}
      </Button>
    </form>
  );
}
