import { LiveClient, type FollowedGame, type ServerMessage } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { takeEarlySocket } from './early-socket.ts';
import { newId } from './new-id.ts';
import { socketAddress } from './server-address.ts';

/** The state of the connection to the server. */
type Connection = {
  /** `outdated`: the server does not speak this page's protocol any more, and the page must be reloaded. */
  readonly state: 'connecting' | 'connected' | 'lost' | 'outdated';
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
};

export const useConnection: UseBoundStore<StoreApi<Connection>> = create(() => ({ state: 'connecting', ahead: 0 }));

type Listener = (message: ServerMessage) => void;

const listeners = new Set<Listener>();
let client: LiveClient | undefined;

/** The page's only connection, opened on first use. */
export function live(): LiveClient {
  client ??= connected();
  return client;
}

/** Calls the listener with every message after the client has applied it. Returns a function to stop. */
export function onServerMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many parts of the page follow each game; the last one to stop ends the subscription. */
const followers = new Map<string, number>();

export function follow(
  game: string,
  key: string | undefined,
): { readonly followed: FollowedGame; readonly stop: () => void } {
  followers.set(game, (followers.get(game) ?? 0) + 1);
  return {
    followed: live().watch(game, key),
    stop: () => {
      const left = (followers.get(game) ?? 1) - 1;
      followers.set(game, left);
      if (left > 0) return;
      followers.delete(game);
      client?.unwatch(game);
    },
  };
}

/** Reconnects after sign-in. */
export function reconnect(): void {
  client?.renew();
}

function connected(): LiveClient {
  const made = new LiveClient({
    connect: () => takeEarlySocket() ?? new WebSocket(socketAddress()),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    newId,
    onConnection: (isConnected) => useConnection.setState({ state: isConnected ? 'connected' : 'lost' }),
    onOutdated: () => useConnection.setState({ state: 'outdated' }),
    onMessage: (message) => {
      if (message.type === 'welcome' || message.type === 'pong') {
        useConnection.setState({ ahead: message.now - Date.now() });
      }
      for (const listener of listeners) listener(message);
    },
  });
  // reconnect without waiting for the timer when the network is back or the tab is looked at again
  addEventListener('online', () => made.wake());
  addEventListener('offline', () => made.lose());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.wake();
  });
  return made;
}
