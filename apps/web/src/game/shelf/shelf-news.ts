/* Tabs tell each other when the shelf has changed. A help only: a tab that hears nothing finds out when it writes. */

let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  channel ??= new BroadcastChannel('la-stanza.games');
  return channel;
}

/** Tells the other tabs that a game was written, added or deleted. */
export function tellTabs(id: string): void {
  openChannel()?.postMessage(id);
}

/**
 * Calls the listener with the id of a game that another tab has changed, and without one when the page comes back to the front and
 * may have missed something; returns the way to stop.
 */
export function hearTabs(listener: (id: string | undefined) => void): () => void {
  const told = openChannel();
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'string') listener(data);
  };
  const onReturn = (): void => {
    if (document.visibilityState === 'visible') listener(undefined);
  };
  told?.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', onReturn);
  addEventListener('pageshow', onReturn);
  addEventListener('focus', onReturn);
  return () => {
    told?.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', onReturn);
    removeEventListener('pageshow', onReturn);
    removeEventListener('focus', onReturn);
  };
}
