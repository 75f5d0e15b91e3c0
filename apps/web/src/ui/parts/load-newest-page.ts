const LONGEST_INSTALL = 20_000;

/** Reloads the page in its newest version. A plain reload would show the version cached on the device again. */
export async function loadNewestPage(): Promise<void> {
  const newest = await newestWorker();
  if (newest === undefined) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
  newest.postMessage('take-over');
}

/** The installed service worker of a newer version; undefined if there is none, or if it cannot be downloaded in time. */
async function newestWorker(): Promise<ServiceWorker | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
  if (registration?.installing) await installed(registration.installing);
  return registration?.waiting ?? undefined;
}

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_INSTALL);
    worker.addEventListener('statechange', () => resolve(), { once: true });
  });
}
