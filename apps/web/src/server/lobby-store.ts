import type { TableView } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { hasServer } from './server-address.ts';

/** What is going on at the server. */
type Lobby = {
  /** `none`: no server, or none that answers; then nothing of it is shown. */
  readonly server: 'asking' | 'there' | 'none';
  /** Tables anybody may see, open or running. */
  readonly listed: readonly TableView[];
  /** Tables the reader sits at. */
  readonly own: readonly TableView[];
};

export const useLobby: UseBoundStore<StoreApi<Lobby>> = create(() => ({
  server: hasServer() ? 'asking' : 'none',
  listed: [],
  own: [],
}));
