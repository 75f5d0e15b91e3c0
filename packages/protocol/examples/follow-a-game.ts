/* Follows a game over a socket and plays in it. A few lines replace the server; a real `connect` opens a WebSocket. */
import { LiveClient, type ClientMessage, type ServerMessage, type SocketLike } from '@la-stanza/protocol';

const GAME = '11111111-1111-4111-8111-111111111111';

/** A server that welcomes every client and accepts every command. */
function answerTo(message: ClientMessage): ServerMessage | undefined {
  switch (message.type) {
    case 'hello':
      return { type: 'welcome', protocol: 2, user: null, node: 'example', heartbeat: 30_000, now: 0 };
    case 'command':
      return { type: 'accepted', game: message.game, id: message.id, version: message.version + 1, revision: 1 };
    default:
      return undefined;
  }
}

function connect(): SocketLike {
  const listeners = new Set<(event: { readonly data: unknown }) => void>();
  return {
    readyState: 1,
    send(text) {
      const answer = answerTo(JSON.parse(text));
      if (answer === undefined) return;
      queueMicrotask(() => {
        for (const listener of listeners) listener({ data: JSON.stringify(answer) });
      });
    },
    close() {},
    addEventListener(type: string, listener: (event: { readonly data: unknown; readonly code: number }) => void) {
      if (type === 'message') listeners.add(({ data }) => listener({ data, code: 0 }));
    },
  };
}

const client = new LiveClient({
  connect,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newId: () => crypto.randomUUID(),
  onMessage: ({ type }) => console.log(`received ${type}`),
});

const { game, version } = client.watch(GAME);
const answer = await client.command(game, version, { kind: 'action', action: 'land 4' });
console.log(answer.accepted ? `played, the game has version ${answer.version}` : answer.reason.code);
client.close();
