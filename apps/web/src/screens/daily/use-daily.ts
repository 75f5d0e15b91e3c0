import { type Replayed, openRecord, openLink } from '@la-stanza/engine';
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
      const game = openLink(link);
      if (!isStale) setOpened({ link, game: 'fault' in game ? undefined : game });
    };
    void open();
    return () => {
      isStale = true;
    };
  }, [link]);
  return opened !== undefined && opened.link === link ? opened.game : undefined;
}

/** The counted game of a day: the reader's own or that of a friend, by user id; none for nobody. */
export function useCountedGame({ day, own }: Daily, whose: string | undefined): Replayed | undefined {
  const [game, setGame] = useState<{ readonly key: string; readonly game: Replayed | undefined }>();
  const me = useGuest((guest) => guest.me?.user);
  const user = whose === OWN ? me : whose;
  const id = whose === OWN ? own?.game : undefined;
  const key = `${day} ${user ?? ''} ${id ?? ''}`;
  useEffect(() => {
    let isStale = false;
    const find = async (): Promise<void> => {
      const record = isServed ? await serverRecord(day, user) : await siteRecord(id);
      const opened = record === undefined ? undefined : openRecord(record);
      if (!isStale) setGame({ key, game: opened === undefined || 'fault' in opened ? undefined : opened });
    };
    void find();
    return () => {
      isStale = true;
    };
  }, [day, user, id, key]);
  return game?.key === key ? game.game : undefined;
}

/** Stands for the reader, who need not have a session. */
export const OWN = 'own';

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
