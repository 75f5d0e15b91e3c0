import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** Whether a newer version of the page waits, and the way to it. */
type PageVersion = {
  readonly isNewerReady: boolean;
  /** Loads the newer version; the page opens anew where it is. */
  readonly take: () => void;
};

export const usePageVersion: UseBoundStore<StoreApi<PageVersion>> = create(() => ({
  isNewerReady: false,
  take: () => undefined,
}));

const AN_HOUR = 3_600_000;
const AFTER_LOADING = 1500;
/** Somebody who came by a link wants to sit down first. */
const AFTER_A_LINK = 15_000;

/** Keeps the page on the device and watches for newer versions of it; where the browser cannot, the page works as it always did. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  await pageIsAtRest();
  // some browsers forbid it, such as in private windows
  const registration = await serviceWorker.register('./service-worker.js').catch(() => undefined);
  if (registration === undefined) return;
  const look = (): void => {
    // without one in charge this is the first visit, and nothing is newer
    if (registration.waiting !== null && serviceWorker.controller !== null) announce(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  const ask = (): void => void registration.update().catch(() => undefined);
  setInterval(ask, AN_HOUR);
  // a page that was put aside for long may be old when it is taken up again
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
}

/** What is kept for later must not keep the reader waiting now. */
function pageIsAtRest(): Promise<void> {
  return new Promise((resolve) => {
    const delay = location.hash.startsWith('#/online/') ? AFTER_A_LINK : AFTER_LOADING;
    const soon = (): void => void setTimeout(resolve, delay);
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  });
}

function announce(waiting: ServiceWorker): void {
  usePageVersion.setState({
    isNewerReady: true,
    take: () => {
      // only the page that asked opens anew: another one may be in the middle of a decision
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      waiting.postMessage('take-over');
    },
  });
}
