/* Tabs notify each other when the shelf has changed. This is only a shortcut: a tab that misses a message finds out when it writes. */

let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  channel ??= new BroadcastChannel('la-stanza.games');
  return channel;
}

/** Notifies the other tabs that a game was written, added or deleted. */
export function notifyTabs(id: string): void {
  openChannel()?.postMessage(id);
}

/**
 * Calls the listener with the id of a game that another tab has changed, and without an id when the page becomes visible again and
 * may have missed a message. Returns a function to stop.
 */
export function onTabChange(listener: (id: string | undefined) => void): () => void {
  const tabs = openChannel();
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'string') listener(data);
  };
  const onReturn = (): void => {
    if (document.visibilityState === 'visible') listener(undefined);
  };
  tabs?.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', onReturn);
  addEventListener('pageshow', onReturn);
  addEventListener('focus', onReturn);
  return () => {
    tabs?.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', onReturn);
    removeEventListener('pageshow', onReturn);
    removeEventListener('focus', onReturn);
  };
}
