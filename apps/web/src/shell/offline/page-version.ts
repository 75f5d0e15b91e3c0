import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { pathHere, siteRoot } from '../../ui/site-address.ts';

/** Whether a newer version of the page is ready, and how to switch to it. */
type PageVersion = {
  readonly isNewerReady: boolean;
  /** Switches to the newer version and reloads the page. */
  readonly take: () => void;
};

export const usePageVersion: UseBoundStore<StoreApi<PageVersion>> = create(() => ({
  isNewerReady: false,
  take: () => undefined,
}));

const AN_HOUR = 3_600_000;
const AFTER_LOADING = 1500;
/** A visitor who came by a link wants to take a seat first. */
const AFTER_A_LINK = 15_000;

/** Installs the service worker and watches for newer versions. Without service workers the page works, but not offline. */
export async function installServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  await afterLoading();
  // some browsers forbid it, for example in private windows
  const registration = await serviceWorker.register(new URL('./service-worker.js', siteRoot)).catch(() => undefined);
  if (registration === undefined) return;
  const look = (): void => {
    // without a controller this is the first visit, and nothing is newer
    if (registration.waiting !== null && serviceWorker.controller !== null) announce(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  const ask = (): void => void registration.update().catch(() => undefined);
  setInterval(ask, AN_HOUR);
  // a tab in the background for long may be outdated
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
}

/** Resolves some time after loading: downloading for later must not slow the page down. */
function afterLoading(): Promise<void> {
  return new Promise((resolve) => {
    const delay = pathHere().startsWith('/online/') ? AFTER_A_LINK : AFTER_LOADING;
    const soon = (): void => void setTimeout(resolve, delay);
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  });
}

function announce(waiting: ServiceWorker): void {
  usePageVersion.setState({
    isNewerReady: true,
    take: () => {
      // only the tab that asked reloads: in another one the player may be in the middle of a decision
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      waiting.postMessage('take-over');
    },
  });
}
