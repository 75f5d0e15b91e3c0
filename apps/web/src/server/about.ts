import type { About } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { useEffect } from 'react';
import { hasServer } from './server-address.ts';

const useAboutStore: UseBoundStore<StoreApi<{ readonly about: About | undefined }>> = create(() => ({
  about: undefined,
}));

let asking: Promise<void> | undefined;

/** Who runs the server; undefined until it has answered, and without one. The code that asks is loaded only if there is one. */
export function useAbout(): About | undefined {
  useEffect(() => {
    if (!hasServer()) return;
    asking ??= ask();
  }, []);
  return useAboutStore(({ about }) => about);
}

async function ask(): Promise<void> {
  // after what the page shows first
  await document.fonts.ready;
  // without a connection, or right after a deploy, the next page asks again
  const about = await import('./fetch-about.ts').then(
    ({ fetchAbout }) => fetchAbout(),
    () => undefined,
  );
  if (about === undefined) asking = undefined;
  else useAboutStore.setState({ about });
}
