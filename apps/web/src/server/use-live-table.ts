import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchGuest } from './guest.ts';
import { onServerMessage } from './live.ts';
import { openLiveTable, type LiveTableSource } from './live-table.ts';

/** Follows the table of a link, with the key in it, while the page is open; undefined until the session is known. */
export function useLiveTable(game: string, key: string | undefined): LiveTableSource | undefined {
  const [source, setSource] = useState<LiveTableSource>();
  useEffect(() => {
    let isStale = false;
    let opened: LiveTableSource | undefined;
    void fetchGuest().then(() => {
      if (isStale) return;
      opened = openLiveTable(game, key);
      setSource(opened);
    });
    // a page opened while offline can fetch the session only when the network is back
    const stop = onServerMessage(({ type }) => {
      if (type === 'welcome') void fetchGuest();
    });
    return () => {
      isStale = true;
      stop();
      opened?.close();
      setSource(undefined);
    };
  }, [game, key]);
  useSyncExternalStore(source?.subscribe ?? never, () => source?.snapshot());
  useSyncExternalStore(source?.subscribe ?? never, () => source?.trouble());
  return source;
}

const never = (): (() => void) => () => undefined;
