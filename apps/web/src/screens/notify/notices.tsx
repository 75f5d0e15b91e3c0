import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from '../../shell/offline/version-notice.module.css';
import { wasGuest } from '../../server/guest-store.ts';
import { live, onLive } from '../../server/live.ts';
import { fieldsOf } from '../../ui/device-memory.ts';
import { useTurnAlert } from '../../server/turn-alert.ts';

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
    // what is told of the table one looks at is seen, and no news when one leaves it
    const isElsewhere = ({ game }: Notice): boolean => !path.endsWith(game);
    setNotices((before) => before.filter(isElsewhere));
    live();
    return onLive((message) => {
      if (message.type !== 'notice') return;
      const notice = noticeOf(message.notice);
      if (notice === undefined || !isElsewhere(notice)) return;
      setNotices((before) => [notice, ...before.filter(({ game }) => game !== notice.game)]);
    });
  }, [path]);
  const [newest] = notices;
  useTurnAlert(notices.some(({ kind }) => kind === 'your-turn' || kind === 'reminder'));
  const isAtTable = /^\/(game|online)\//.test(path);
  return (
    <div role="status">
      {newest === undefined || isAtTable ? null : (
        <div className={styles['notice']}>
          <p>{notices.length > 1 ? t('push.many', { count: notices.length }) : t(`push.${newest.kind}`)}</p>
          <Link to="/online/$id" params={{ id: newest.game }} className={buttonClass({ tone: 'gold' })}>
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
