import { ENDPOINTS, type About } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { useEffect } from 'react';
import { call } from './call.ts';
import { hasServer } from './server-address.ts';

const useAboutStore: UseBoundStore<StoreApi<{ readonly about: About | undefined }>> = create(() => ({
  about: undefined,
}));

let asking: Promise<void> | undefined;

/** Who runs the server; undefined until it has answered, and without one. */
export function useAbout(): About | undefined {
  useEffect(() => {
    if (!hasServer()) return;
    asking ??= call(ENDPOINTS.about).then((outcome) => {
      if (outcome.ok) useAboutStore.setState({ about: outcome.value });
      else asking = undefined;
    });
  }, []);
  return useAboutStore(({ about }) => about);
}
