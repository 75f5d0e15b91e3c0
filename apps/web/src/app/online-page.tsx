import { useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslate } from '../ui/messages/messages.ts';
import { fetchTable } from '../screens/online/fetch-table.ts';
import { noteDeal } from '../server/deal-memory.ts';
import { sendShare } from '../server/send-share.ts';
import { useGuest } from '../server/guest-store.ts';
import { useConnection } from '../server/live.ts';
import { hasServer } from '../server/server-address.ts';
import { troubleSentence } from '../server/trouble-sentence.ts';
import { useLiveTable } from '../server/use-live-table.ts';
import { WaitingRoom } from '../screens/online/waiting-room.tsx';
import styles from '../shell/game-page.module.css';
import { NoGame } from '../shell/no-game.tsx';
import { ReloadButton } from '../shell/offline/reload-button.tsx';
import { fetchForTable } from '../ui/parts/retried.ts';
import { part } from '../ui/parts/part.tsx';

/** The waiting room is painted first; then comes the table, before the network may go, in milliseconds. */
const TABLE_AFTER = 300;

// a link opens the waiting room first, while the table loads
const RunningGame = part(async () => (await fetchTable()).RunningGame, { face: 'page', atTable: true });

const Gathering = part(async () => (await import('../screens/sit-down/gathering.tsx')).Gathering, { face: 'page' });

/** The page of a table at the server: the waiting room before the game, then the table. */
export function OnlinePage(): ReactNode {
  const t = useTranslate();
  const { id } = useParams({ from: '/online/$id' });
  const { key } = useSearch({ from: '/online/$id' });
  return hasServer() ? <TableBehindLink key={id} id={id} invite={key} /> : <NoGame because={t('online.no-server')} />;
}

type TableBehindLinkProps = { readonly id: string; readonly invite: string | undefined };

function TableBehindLink({ id, invite }: TableBehindLinkProps): ReactNode {
  const t = useTranslate();
  const source = useLiveTable(id, invite);
  const user = useGuest((guest) => guest.me?.user);
  const liveTable = source?.snapshot();
  const trouble = source?.trouble();
  const isKnown = liveTable !== undefined;
  const table = liveTable?.table;
  useEffect(() => {
    if (table === undefined) return;
    noteDeal(table);
    // a host is seated before the server has promised anything
    void sendShare(table, user);
  }, [table, user]);
  useEffect(() => {
    if (!isKnown) return undefined;
    // after everything on the screen
    const timer = setTimeout(() => void fetchForTable(), TABLE_AFTER);
    return () => clearTimeout(timer);
  }, [isKnown]);
  const connection = useConnection(({ state }) => state);
  const loading = (
    <p className={styles['note']} role="status">
      {t(connection === 'lost' ? 'online.connection.none' : 'site.loading')}
    </p>
  );
  if (liveTable === undefined && connection === 'outdated') {
    return (
      <NoGame because={t('trouble.protocol-unsupported')}>
        <ReloadButton />
      </NoGame>
    );
  }
  if (source === undefined || liveTable === undefined) {
    return trouble === undefined ? loading : <NoGame because={troubleSentence(t, trouble)} />;
  }
  // after a restored backup, or if the host has taken the visitor off a private table
  if (trouble?.code === 'no-such-game') return <NoGame because={t('online.gone')} />;
  const { status, startedAt, botSeats, pace } = liveTable.table;
  if (status === 'open' && botSeats !== null && pace.kind === 'live') {
    return (
      <Suspense fallback={loading}>
        <Gathering liveTable={liveTable} />
      </Suspense>
    );
  }
  if (status === 'open') return <WaitingRoom liveTable={liveTable} user={user} onSit={() => void fetchForTable()} />;
  if (startedAt === null) return <NoGame because={t('online.closed')} />;
  return (
    <Suspense fallback={loading}>
      <RunningGame key={user ?? ''} source={source} user={user} />
    </Suspense>
  );
}
