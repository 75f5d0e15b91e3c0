import { openRecord, openLink } from '@la-stanza/engine/open';
import { replay, type Replayed } from '@la-stanza/engine';
import type { Daily } from '@la-stanza/protocol';
import { useEffect, useState } from 'react';
import { siteDaily } from '../../game/daily/site-daily.ts';
import { gameShelf } from '../../game/shelf/shelf.ts';
import type { Trouble } from '../../server/call.ts';
import { useGuest } from '../../server/guest-store.ts';
import { isServed } from '../../ui/site-address.ts';

export type DailyFound =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'found'; readonly daily: Daily };

const LOADING = { kind: 'loading' } as const;

/** The deal of a day: from the server, or without one from the site's list. */
export function useDaily(day: string): DailyFound {
  const [found, setFound] = useState<{ readonly day: string; readonly what: DailyFound }>();
  useEffect(() => {
    let isStale = false;
    void findDaily(day).then((what) => {
      if (!isStale) setFound({ day, what });
    });
    return () => {
      isStale = true;
    };
  }, [day]);
  return found?.day === day ? found.what : LOADING;
}

async function findDaily(day: string): Promise<DailyFound> {
  if (!isServed) {
    const daily = await siteDaily(day, Date.now());
    return daily === undefined ? { kind: 'none' } : { kind: 'found', daily };
  }
  const { fetchDaily } = await import('../../server/daily.ts');
  const answer = await fetchDaily(day);
  if (answer.ok) return { kind: 'found', daily: answer.value };
  return answer.trouble.code === 'not-found' ? { kind: 'none' } : { kind: 'trouble', trouble: answer.trouble };
}

/** A game in a link. */
export function useLinkedGame(link: string | undefined): Replayed | undefined {
  const [opened, setOpened] = useState<{ readonly link: string; readonly game: Replayed | undefined }>();
  useEffect(() => {
    if (link === undefined) return undefined;
    let isStale = false;
    const open = async (): Promise<void> => {
      const read = await openLink(link);
      const game = 'fault' in read ? read : replay(read.record);
      if (!isStale) setOpened({ link, game: 'fault' in game ? undefined : game });
    };
    void open();
    return () => {
      isStale = true;
    };
  }, [link]);
  return opened !== undefined && opened.link === link ? opened.game : undefined;
}

/** The counted game of somebody on a day; the caller's own without a user. */
export function useCountedGame(daily: Daily, user?: string): Replayed | undefined {
  const [game, setGame] = useState<{ readonly key: string; readonly game: Replayed | undefined }>();
  const me = useGuest((guest) => guest.me?.user);
  const whose = user ?? me;
  const { day, own } = daily;
  const id = own?.game;
  const key = `${day} ${user ?? 'own'} ${id ?? ''}`;
  useEffect(() => {
    let isStale = false;
    void countedGame(day, id, whose).then((found) => {
      if (!isStale) setGame({ key, game: found });
    });
    return () => {
      isStale = true;
    };
  }, [day, id, whose, key]);
  return game?.key === key ? game.game : undefined;
}

async function countedGame(
  day: string,
  id: string | undefined,
  user: string | undefined,
): Promise<Replayed | undefined> {
  const record = isServed ? await serverRecord(day, user) : await siteRecord(id);
  if (record === undefined) return undefined;
  const opened = await openRecord(record);
  return 'fault' in opened ? undefined : opened;
}

async function serverRecord(day: string, user: string | undefined): Promise<unknown> {
  if (user === undefined) return undefined;
  const { fetchDailyRecord } = await import('../../server/daily.ts');
  return fetchDailyRecord(day, user);
}

async function siteRecord(id: string | undefined): Promise<unknown> {
  return id === undefined ? undefined : (await (await gameShelf()).find(id))?.record;
}

/** The points of everybody at the end of a game. */
export const totalsOf = (played: Replayed | undefined): readonly number[] => played?.game.closing?.result.totals ?? [];
