import { ENDPOINTS, type Channels } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { call, type Outcome, type Trouble } from './call.ts';

/** Where the server tells the reader of games by the day; nothing while it has not been asked. */
export const useChannels: UseBoundStore<StoreApi<{ readonly known: Channels | undefined }>> = create(() => ({
  known: undefined,
}));

export function takeInChannels(outcome: Outcome<Channels>): Trouble | undefined {
  if (!outcome.ok) return outcome.trouble;
  useChannels.setState({ known: outcome.value });
  return undefined;
}

export async function loadChannels(): Promise<Trouble | undefined> {
  return takeInChannels(await call(ENDPOINTS.channels));
}
