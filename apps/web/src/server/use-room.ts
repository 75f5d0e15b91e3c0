import { useEffect, useState, useSyncExternalStore } from 'react';
import { recogniseGuest } from './guest.ts';
import { onLive } from './live.ts';
import { openRoom, type RoomSource } from './room.ts';

/** The table behind a link, for as long as the page is open; nothing until it is known who asks. */
export function useRoom(game: string): RoomSource | undefined {
  const [source, setSource] = useState<RoomSource>();
  useEffect(() => {
    let isLeft = false;
    let opened: RoomSource | undefined;
    void recogniseGuest().then(() => {
      if (isLeft) return;
      opened = openRoom(game);
      setSource(opened);
    });
    // whoever opens the page without a network cannot be recognised before it is back
    const stop = onLive(({ type }) => {
      if (type === 'welcome') void recogniseGuest();
    });
    return () => {
      isLeft = true;
      stop();
      opened?.close();
      setSource(undefined);
    };
  }, [game]);
  useSyncExternalStore(source?.subscribe ?? never, () => source?.room());
  useSyncExternalStore(source?.subscribe ?? never, () => source?.trouble());
  return source;
}

const never = (): (() => void) => () => undefined;
