import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../messages/messages.ts';
import type { GameSource } from '../game/game-source.ts';
import { faultSentence } from '../replay/fault-sentence.ts';
import { live } from '../online/live.ts';
import { useGuest } from '../online/guest-store.ts';
import { openOnlineGame } from '../online/online-game.ts';
import { OnlineTable } from '../online/online-table.tsx';
import type { RoomSource } from '../online/room.ts';
import { seatedPlayers } from '../online/seated.ts';
import { hasServer } from '../online/server-address.ts';
import type { Trouble } from '../online/call.ts';
import { troubleSentence } from '../online/trouble-sentence.ts';
import { useRoom } from '../online/use-room.ts';
import { WaitingRoom } from '../online/waiting-room.tsx';
import styles from './game-page.module.css';
import { NoGame } from './no-game.tsx';

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
  if (source === undefined || room === undefined) {
    if (trouble !== undefined) return <NoGame because={troubleSentence(t, trouble)} />;
    return <p className={styles['note']}>{t('site.loading')}</p>;
  }
  const { status, startedAt } = room.table;
  if (status === 'open') return <WaitingRoom room={room} user={user} />;
  if (startedAt === null) return <NoGame because={t('online.closed')} />;
  return <Running key={user ?? ''} source={source} user={user} />;
}

type RunningProps = { readonly source: RoomSource; readonly user: string | undefined };

function Running({ source: room, user }: RunningProps): ReactNode {
  const t = useTranslate();
  const [trouble, setTrouble] = useState<Trouble>();
  const [opened, setOpened] = useState<ReturnType<typeof openOnlineGame>>();
  // another language must not take steps off the table that are on their way
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  }, [t]);
  useEffect(() => {
    const game = openOnlineGame({
      room,
      user,
      players: (table) => seatedPlayers(words.current, table),
      command: (version, command) => live().command(room.room()?.table.game ?? '', version, command),
      onRefused: setTrouble,
    });
    setOpened(game);
    return () => {
      if (isSource(game)) game.close();
    };
  }, [room, user]);
  const now = room.room();
  if (opened === undefined || now === undefined) return <p className={styles['note']}>{t('site.loading')}</p>;
  if (!isSource(opened)) return <NoGame because={faultSentence(t, opened.fault)} />;
  return <OnlineTable source={opened} room={now} user={user} trouble={trouble} onTrouble={setTrouble} />;
}

function isSource(opened: ReturnType<typeof openOnlineGame>): opened is GameSource {
  return 'moment' in opened;
}
