import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslate } from '../ui/messages/messages.ts';
import { fetchTable } from '../screens/online/fetch-table.ts';
import { useGuest } from '../server/guest-store.ts';
import { useConnection } from '../server/live.ts';
import { hasServer } from '../server/server-address.ts';
import { troubleSentence } from '../server/trouble-sentence.ts';
import { useRoom } from '../server/use-room.ts';
import { WaitingRoom } from '../screens/online/waiting-room.tsx';
import styles from '../shell/game-page.module.css';
import { NoGame } from '../shell/no-game.tsx';

// whoever opens a link sees the waiting room first; the table is fetched meanwhile
const RunningGame = lazy(async () => ({ default: (await fetchTable()).RunningGame }));

/** The table behind a link: a waiting room before the game, the table in it. */
export function OnlinePage(): ReactNode {
  const t = useTranslate();
  const { id } = useParams({ from: '/online/$id' });
  return hasServer() ? <Behind key={id} id={id} /> : <NoGame because={t('online.no-server')} />;
}

function Behind({ id }: { readonly id: string }): ReactNode {
  const t = useTranslate();
  const source = useRoom(id);
  const user = useGuest((guest) => guest.me?.user);
  const room = source?.room();
  const trouble = source?.trouble();
  const isKnown = room !== undefined;
  useEffect(() => {
    // behind everything that is on the screen, so that whoever sits down at once does not wait for it
    if (isKnown) void document.fonts.ready.then(() => fetchTable());
  }, [isKnown]);
  const isLost = useConnection((connection) => connection.state === 'lost');
  const loading = (
    <p className={styles['note']} role="status">
      {t(isLost ? 'online.connection.none' : 'site.loading')}
    </p>
  );
  if (source === undefined || room === undefined) {
    return trouble === undefined ? loading : <NoGame because={troubleSentence(t, trouble)} />;
  }
  const { status, startedAt } = room.table;
  if (status === 'open') return <WaitingRoom room={room} user={user} onSit={() => void fetchTable()} />;
  if (startedAt === null) return <NoGame because={t('online.closed')} />;
  return (
    <Suspense fallback={loading}>
      <RunningGame key={user ?? ''} source={source} user={user} />
    </Suspense>
  );
}
