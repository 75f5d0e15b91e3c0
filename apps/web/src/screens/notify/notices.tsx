import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from '../../shell/offline/version-notice.module.css';
import { hasBeenGuest } from '../../server/guest-store.ts';
import { live, onServerMessage } from '../../server/live.ts';
import { fieldsOf } from '../../ui/device-memory.ts';
import { useTurnAlert } from '../../server/use-turn-alert.ts';

const KINDS = ['your-turn', 'reminder', 'game-over', 'offer', 'time-up', 'invitation', 'arrival'] as const;
type Kind = (typeof KINDS)[number];

type Notice = { readonly kind: Kind; readonly game: string };

/** Notices from the server about other games while the page is open: one line, never over a decision. */
export function Notices(): ReactNode {
  const t = useTranslate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    if (!hasBeenGuest()) return undefined;
    // a notice about the table on the screen is seen already
    const isElsewhere = ({ game }: Notice): boolean => !path.endsWith(game);
    setNotices((before) => before.filter(isElsewhere));
    live();
    return onServerMessage((message) => {
      if (message.type !== 'notice') return;
      const notice = noticeOf(message.notice);
      if (notice === undefined || !isElsewhere(notice)) return;
      setNotices((before) => [notice, ...before.filter(({ game }) => game !== notice.game)]);
    });
  }, [path]);
  const [newest] = notices;
  useTurnAlert(notices.some(({ kind }) => kind === 'your-turn' || kind === 'reminder' || kind === 'arrival'));
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

function noticeOf(notice: unknown): Notice | undefined {
  const { kind, game } = fieldsOf(notice);
  const known = KINDS.find((each) => each === kind);
  return known === undefined || typeof game !== 'string' ? undefined : { kind: known, game };
}
