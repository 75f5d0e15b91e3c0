import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, buttonClass } from '../controls/button.tsx';
import { useTranslate } from '../messages/messages.ts';
import styles from '../offline/version-notice.module.css';
import { wasGuest } from '../online/guest-store.ts';
import { live, onLive } from '../online/live.ts';
import { fieldsOf } from '../storage/device-memory.ts';
import { useTurnAlert } from './turn-alert.ts';

const KINDS = ['your-turn', 'reminder', 'game-over', 'offer', 'time-up', 'invitation'] as const;
type Kind = (typeof KINDS)[number];

type Notice = { readonly kind: Kind; readonly game: string };

/** What the server tells the reader of other games by the day while the page is open: one line, never over a decision. */
export function Notices(): ReactNode {
  const t = useTranslate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    if (!wasGuest()) return undefined;
    live();
    return onLive((message) => {
      if (message.type !== 'notice') return;
      const notice = noticeOf(message.notice);
      if (notice !== undefined) setNotices((before) => [notice, ...before.filter(({ game }) => game !== notice.game)]);
    });
  }, []);
  const elsewhere = notices.filter(({ game }) => !path.endsWith(game));
  const [newest] = elsewhere;
  useTurnAlert(elsewhere.some(({ kind }) => kind === 'your-turn' || kind === 'reminder'));
  const isAtTable = /^\/(game|online)\//.test(path);
  return (
    <div role="status">
      {newest === undefined || isAtTable ? null : (
        <div className={styles['notice']}>
          <p>{elsewhere.length > 1 ? t('push.many', { count: elsewhere.length }) : t(`push.${newest.kind}`)}</p>
          <Link
            to="/online/$id"
            params={{ id: newest.game }}
            className={buttonClass({ tone: 'gold' })}
            onClick={() => setNotices((before) => before.filter(({ game }) => game !== newest.game))}
          >
            {t('push.open')}
          </Link>
          <Button onClick={() => setNotices([])}>{t('push.later')}</Button>
        </div>
      )}
    </div>
  );
}

function noticeOf(told: unknown): Notice | undefined {
  const { kind, game } = fieldsOf(told);
  const known = KINDS.find((each) => each === kind);
  return known === undefined || typeof game !== 'string' ? undefined : { kind: known, game };
}
