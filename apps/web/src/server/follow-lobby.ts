import type { ServerMessage } from '@la-stanza/protocol';
import { fetchLobby } from './fetch-lobby.ts';
import { live, onServerMessage } from './live.ts';
import { useLobby } from './lobby-store.ts';

/** Follows the open tables and how many people are there, until it is stopped. */
export function followLobby(): () => void {
  const stop = onServerMessage((message) => {
    if (message.type === 'lobby') takeIn(message);
    // something has happened at a table of the reader's
    if (message.type === 'notice') void fetchLobby();
  });
  live().followLobby(true);
  return () => {
    stop();
    live().followLobby(false);
  };
}

function takeIn({ whole, people, tables, gone }: Extract<ServerMessage, { type: 'lobby' }>): void {
  useLobby.setState((before) => {
    const changed = new Set([...tables.map(({ game }) => game), ...gone]);
    const kept = whole ? [] : (before.open ?? []).filter(({ game }) => !changed.has(game));
    return {
      // a node counts its people now and then: the reader is there in any case
      people: people === undefined ? before.people : Math.max(1, people),
      open: [...tables, ...kept].toSorted((one, other) => other.since - one.since),
    };
  });
}
