import { ENDPOINTS, type Channels } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { call, type Outcome, type Trouble } from './call.ts';

/** How the server notifies the reader of games played by the day; undefined until loaded. */
export const useChannels: UseBoundStore<StoreApi<{ readonly known: Channels | undefined }>> = create(() => ({
  known: undefined,
}));

export function storeChannels(outcome: Outcome<Channels>): Trouble | undefined {
  if (!outcome.ok) return outcome.trouble;
  useChannels.setState({ known: outcome.value });
  return undefined;
}

export async function loadChannels(): Promise<Trouble | undefined> {
  return storeChannels(await call(ENDPOINTS.channels));
}
