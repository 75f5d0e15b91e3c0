import { LiveClient, type FollowedGame, type ServerMessage } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { takeEarly } from './early-socket.ts';
import { newId } from './new-id.ts';
import { socketAddress } from './server-address.ts';

/** How the connection to the server is doing. */
type Connection = {
  readonly state: 'connecting' | 'connected' | 'lost';
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
};

export const useConnection: UseBoundStore<StoreApi<Connection>> = create(() => ({ state: 'connecting', ahead: 0 }));

type Listener = (message: ServerMessage) => void;

const listeners = new Set<Listener>();
let client: LiveClient | undefined;

/** The one connection of this page, opened when it is first needed. */
export function live(): LiveClient {
  client ??= connected();
  return client;
}

/** Told every message after it has been taken in; gives the way to stop. */
export function onLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows a game until the last who follows it stops. */
const followers = new Map<string, number>();

export function follow(game: string): { readonly followed: FollowedGame; readonly stop: () => void } {
  followers.set(game, (followers.get(game) ?? 0) + 1);
  return {
    followed: live().watch(game),
    stop: () => {
      const left = (followers.get(game) ?? 1) - 1;
      followers.set(game, left);
      if (left > 0) return;
      followers.delete(game);
      client?.unwatch(game);
    },
  };
}

/** Connects again, for whoever has become somebody since. */
export function greetAgain(): void {
  client?.renew();
}

function connected(): LiveClient {
  const made = new LiveClient({
    connect: () => takeEarly() ?? new WebSocket(socketAddress()),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    newId,
    onConnection: (isConnected) => useConnection.setState({ state: isConnected ? 'connected' : 'lost' }),
    onMessage: (message) => {
      if (message.type === 'welcome' || message.type === 'pong') {
        useConnection.setState({ ahead: message.now - Date.now() });
      }
      for (const listener of listeners) listener(message);
    },
  });
  // whoever takes up the device again, or comes out of a tunnel, is not kept waiting
  addEventListener('online', () => made.wake());
  addEventListener('offline', () => made.lose());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.wake();
  });
  return made;
}
