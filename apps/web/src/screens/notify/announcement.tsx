import { ENDPOINTS, type Announcement as Announced } from '@la-stanza/protocol';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { call } from '../../server/call.ts';
import { fetchGuest } from '../../server/guest.ts';
import { useGuest } from '../../server/guest-store.ts';
import styles from '../../shell/offline/version-notice.module.css';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { deviceMemory, fieldsOf } from '../../ui/device-memory.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';

const memory = deviceMemory('announcement');

/** What the operators say to everybody, and that they have written to the reader. Never over a decision. */
export function Announcement(): ReactNode {
  const t = useTranslate();
  const language = useSettings((settings) => settings.language);
  const unread = useGuest(({ me }) => me?.unread ?? 0);
  const [announced, setAnnounced] = useState<Announced>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    void fetchGuest();
    void call(ENDPOINTS.announcement).then((outcome) => {
      if (outcome.ok && outcome.value.announcement?.id !== fieldsOf(memory.recall())['read'])
        setAnnounced(outcome.value.announcement);
    });
  }, []);
  const isAtTable = /^\/(game|online)\//.test(path);
  const text = announced === null ? '' : (announced.texts[language] ?? Object.values(announced.texts)[0] ?? '');
  return (
    <div role="status">
      {isAtTable || unread === 0 || path === '/account' ? null : (
        <div className={styles['notice']} data-unread>
          <p>{t('push.measures')}</p>
          <Link to="/account" className={buttonClass({ tone: 'gold' })}>
            {t('push.measures.open')}
          </Link>
        </div>
      )}
      {text === '' || isAtTable || unread > 0 ? null : (
        <div className={styles['notice']} data-announcement>
          <p>{text}</p>
          <Button
            onClick={() => {
              memory.keep({ read: announced?.id });
              setAnnounced(null);
            }}
          >
            {t('push.later')}
          </Button>
        </div>
      )}
    </div>
  );
}
