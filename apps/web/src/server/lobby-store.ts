import type { LobbyTable, TableView } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { hasServer } from './server-address.ts';

/** The tables at the server. */
type Lobby = {
  /**
   * `none`: there is no server, and the page hides everything that needs one. `offline`: it does not answer. `limited`: it answers
   * that too much was asked.
   */
  readonly server: 'asking' | 'there' | 'offline' | 'limited' | 'none';
  /** How many people are there; undefined until the server has said so. */
  readonly people: number | undefined;
  /** Open tables that anybody may join, the newest first; undefined until the server has listed them. */
  readonly open: readonly LobbyTable[] | undefined;
  /** Public games to watch. */
  readonly running: readonly TableView[];
  /** Tables the visitor sits at. */
  readonly own: readonly TableView[];
  /** Games of the visitor that the server cannot read. */
  readonly damaged: readonly string[];
};

export const useLobby: UseBoundStore<StoreApi<Lobby>> = create(() => ({
  server: hasServer() ? 'asking' : 'none',
  people: undefined,
  open: undefined,
  running: [],
  own: [],
  damaged: [],
}));
