import { expect, test } from 'vitest';
import type { ClientMessage, ServerMessage } from '../socket.ts';
import { CHAT_PAGE } from '../table.ts';
import { LiveClient, type SocketLike } from './live-client.ts';

const GAME = '0192d7a0-0000-7000-8000-000000000001';
const ID = '0192d7a0-0000-7000-8000-000000000002';

/** A socket whose server side the test plays. */
class FakeSocket implements SocketLike {
  readonly sent: ClientMessage[] = [];
  readonly #listeners = new Map<string, (event: { data: unknown; code: number }) => void>();

  addEventListener(type: string, listener: (event: { data: unknown; code: number }) => void): void {
    this.#listeners.set(type, listener);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1_000): void {
    this.#listeners.get('close')?.({ data: undefined, code });
  }

  open(): void {
    this.#listeners.get('open')?.({ data: undefined, code: 0 });
  }

  say(message: ServerMessage): void {
    this.sayText(JSON.stringify(message));
  }

  /** Sends a message that no schema of this build allows. */
  sayText(text: string): void {
    this.#listeners.get('message')?.({ data: text, code: 0 });
  }
}

function connected(): {
  client: LiveClient;
  sockets: FakeSocket[];
  pass: (within?: number) => void;
  socket: () => FakeSocket;
  /** How often the client has requested a reload. */
  outdated: () => number;
} {
  const sockets: FakeSocket[] = [];
  const timers = new Map<() => void, number>();
  let outdated = 0;
  const client = new LiveClient({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    after: (milliseconds, run) => {
      timers.set(run, milliseconds);
      return () => timers.delete(run);
    },
    random: () => 0.5,
    newId: () => ID,
    onOutdated: () => outdated++,
  });
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  };
  /** Runs the timers that are due within this time. */
  const pass = (within = 1_000): void => {
    const due = [...timers].filter(([, milliseconds]) => milliseconds <= within);
    for (const [run] of due) timers.delete(run);
    for (const [run] of due) run();
  };
  socket().open();
  return { client, sockets, pass, socket, outdated: () => outdated };
}

const TABLE = {
  game: GAME,
  revision: 1,
  version: 0,
  status: 'running',
  ending: null,
  host: ID,
  listed: false,
  engine: '1.0.0',
  options: { start: 'random', arranged: false, expert: false, openHiring: false },
  figures: 'standard',
  commitment: null,
  pace: { kind: 'none' },
  seats: [],
  acting: 0,
  deadline: null,
  banks: null,
  offer: null,
  result: null,
  rematch: null,
  createdAt: 0,
  startedAt: 0,
  endedAt: null,
};

const welcome: ServerMessage = { type: 'welcome', protocol: 1, user: null, node: 'a', heartbeat: 30_000, now: 0 };
const added = (from: number, ...entries: string[]): ServerMessage => ({
  type: 'entries',
  game: GAME,
  from,
  entries,
  acting: 0,
  deadline: null,
  banks: null,
});

test('a command is sent again on the next connection until it is answered, under the same id', async () => {
  const { client, sockets, pass, socket } = connected();
  socket().say(welcome);
  const answer = client.command(GAME, 3, { kind: 'resign' });
  socket().close(1_006);
  pass();
  expect(sockets).toHaveLength(2);
  socket().open();
  socket().say(welcome);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'command', id: ID, version: 3 });
  socket().say({ type: 'accepted', game: GAME, id: ID, version: 4, revision: 1 });
  expect(await answer).toStrictEqual({ accepted: true, version: 4, revision: 1 });
});

test('a command is retried when the node is busy or stopping; any other reason is returned', async () => {
  const { client, pass, socket } = connected();
  socket().say(welcome);
  const answer = client.command(GAME, 3, { kind: 'resign' });
  const before = socket().sent.length;
  socket().say({ type: 'refused', game: GAME, id: ID, reason: { code: 'unavailable' }, version: null });
  pass();
  expect(
    socket()
      .sent.slice(before)
      .some((message) => message.type === 'command'),
  ).toBe(true);
  socket().say({ type: 'refused', game: GAME, id: ID, reason: { code: 'not-your-turn' }, version: 3 });
  expect(await answer).toStrictEqual({ accepted: false, reason: { code: 'not-your-turn' }, version: 3 });
});

test('entries only grow: repeats are skipped and a gap is requested', () => {
  const { client, socket } = connected();
  socket().say(welcome);
  const game = client.watch(GAME);
  socket().say(added(0, 'start 1', 'deal s5'));
  socket().say(added(1, 'deal s5', 'deal s6'));
  expect(game.entries).toStrictEqual(['start 1', 'deal s5', 'deal s6']);
  const before = socket().sent.length;
  socket().say(added(7, 'pass'));
  expect(game.version).toBe(3);
  expect(socket().sent.slice(before)).toStrictEqual([{ type: 'watch', game: GAME, version: 3, chat: 0 }]);
});

const watching = (from: number, ...entries: string[]): string =>
  JSON.stringify({
    type: 'watching',
    game: GAME,
    table: { ...TABLE, version: from + entries.length },
    from,
    entries,
    chat: [],
    online: [],
    spectators: 0,
  });

test('a chat of more than a page is requested until its end', () => {
  const { client, socket } = connected();
  socket().say(welcome);
  const game = client.watch(GAME);
  const page = (from: number, count: number): string =>
    JSON.stringify({
      ...JSON.parse(watching(0)),
      chat: Array.from({ length: count }, (_, index) => ({
        number: from + index,
        user: ID,
        name: 'Elena',
        text: String(from + index),
        at: 0,
      })),
    });
  socket().sayText(page(0, CHAT_PAGE));
  expect(socket().sent.at(-1)).toStrictEqual({ type: 'watch', game: GAME, version: 0, chat: CHAT_PAGE });
  const before = socket().sent.length;
  socket().sayText(page(CHAT_PAGE, 20));
  expect(game.chat.at(-1)?.text).toBe(String(CHAT_PAGE + 19));
  expect(socket().sent).toHaveLength(before);
});

test('after the server lost changes, the whole game is requested and replaces the known one', () => {
  const { client, socket } = connected();
  socket().say(welcome);
  const game = client.watch(GAME);
  socket().sayText(watching(0, 'start 1', 'land 3', 'pass'));
  socket().say({ type: 'rewound', game: GAME });
  expect(socket().sent.at(-1)).toStrictEqual({ type: 'watch', game: GAME, version: 0, chat: 0 });
  // written since by others onto steps this client has not seen
  socket().say(added(2, 'money', 'land 4'));
  expect(game.entries).toStrictEqual(['start 1', 'land 3', 'pass']);
  socket().sayText(watching(0, 'start 1', 'land 5', 'money', 'land 4'));
  expect(game.entries).toStrictEqual(['start 1', 'land 5', 'money', 'land 4']);
  expect(game.lost).toBe(2);
  socket().say(added(4, 'pass'));
  expect(game.version).toBe(5);
});

test('a game that the server has lost is gone until the server has it again', () => {
  const { client, socket } = connected();
  socket().say(welcome);
  const game = client.watch(GAME);
  socket().sayText(watching(0, 'start 1', 'land 3'));
  socket().say({ type: 'rewound', game: GAME });
  expect(game.isGone).toBe(false);
  socket().say({ type: 'refused', game: GAME, id: null, reason: { code: 'no-such-game' }, version: null });
  expect(game.isGone).toBe(true);
  socket().sayText(watching(0, 'start 1'));
  expect(game.isGone).toBe(false);
  expect(game.entries).toStrictEqual(['start 1']);
});

test('entries that contradict the known ones put the game in doubt', () => {
  const { client, socket } = connected();
  socket().say(welcome);
  const game = client.watch(GAME);
  socket().sayText(watching(0, 'start 1', 'land 3', 'pass'));
  const before = socket().sent.length;
  // the server lost changes, and others have played before any client was notified
  socket().say(added(1, 'land 5', 'money', 'land 4'));
  socket().say(added(4, 'pass'));
  expect(socket().sent.slice(before)).toStrictEqual([{ type: 'watch', game: GAME, version: 0, chat: 0 }]);
  socket().sayText(watching(0, 'start 1', 'land 5', 'money', 'land 4', 'pass'));
  expect(game.entries).toStrictEqual(['start 1', 'land 5', 'money', 'land 4', 'pass']);
  expect(game.lost).toBe(2);
});

test('a refusal that contradicts the position makes the client request the whole game', async () => {
  const { client, socket } = connected();
  socket().say(welcome);
  client.watch(GAME);
  socket().sayText(watching(0, 'start 1', 'land 3'));
  const answer = client.command(GAME, 2, { kind: 'action', action: 'pass' }, ID);
  socket().say({ type: 'refused', game: GAME, id: ID, reason: { code: 'against-the-rules' }, version: 2 });
  expect(await answer).toMatchObject({ accepted: false });
  expect(socket().sent.at(-1)).toStrictEqual({ type: 'watch', game: GAME, version: 0, chat: 0 });
});

test('a welcome with another lineage puts every game in doubt; if no entry is gone, none was lost', () => {
  const { client, pass, socket } = connected();
  socket().say({ ...welcome, lineage: 'one' });
  const game = client.watch(GAME);
  socket().sayText(watching(0, 'start 1', 'land 3'));
  for (const lineage of ['one', 'two']) {
    socket().close(1_006);
    pass();
    socket().open();
    socket().say({ ...welcome, lineage });
    const asked = socket().sent.filter(({ type }) => type === 'watch');
    expect(asked.map((message) => ('version' in message ? message.version : -1))).toStrictEqual(
      lineage === 'one' ? [2] : [2, 0],
    );
  }
  // the answer to the requests sent with the greeting must not be added
  socket().sayText(watching(2, 'pass'));
  expect(game.version).toBe(2);
  socket().sayText(watching(0, 'start 1', 'land 3', 'pass'));
  expect(game.entries).toStrictEqual(['start 1', 'land 3', 'pass']);
  expect(game.lost).toBe(0);
});

test('watched games are requested together with the greeting, even over a socket that is already open', () => {
  const socket = new (class extends FakeSocket {
    readonly readyState = 1;
  })();
  const client = new LiveClient({
    connect: () => socket,
    after: () => () => undefined,
    random: () => 0,
    newId: () => ID,
  });
  client.watch(GAME);
  socket.say(welcome);
  expect(socket.sent.map(({ type }) => type)).toStrictEqual(['hello', 'watch']);
  const { sockets, client: late, pass } = connected();
  late.watch(GAME);
  late.lose();
  pass();
  sockets.at(-1)?.open();
  expect(sockets.at(-1)?.sent.map(({ type }) => type)).toStrictEqual(['hello', 'watch']);
});

test('a game that could not be read is requested again', () => {
  const { client, pass, socket } = connected();
  socket().say(welcome);
  client.watch(GAME);
  const before = socket().sent.length;
  socket().say({ type: 'refused', game: GAME, id: null, reason: { code: 'unavailable' }, version: null });
  pass();
  expect(
    socket()
      .sent.slice(before)
      .some((message) => message.type === 'watch'),
  ).toBe(true);
});

test('a client too old for the server requests a reload and does not reconnect', () => {
  const { sockets, pass, socket, outdated } = connected();
  socket().close(4_004);
  pass();
  expect(sockets).toHaveLength(1);
  expect(outdated()).toBe(1);
  const { sockets: others, pass: passOther, socket: other, outdated: isTold } = connected();
  other().say({ type: 'refused', game: null, id: null, reason: { code: 'protocol-unsupported' }, version: null });
  passOther();
  expect(others).toHaveLength(1);
  expect(isTold()).toBe(1);
});

test.each([
  ['a reason', { type: 'refused', game: GAME, id: ID, reason: { code: 'mercury-retrograde' }, version: 3 }],
  ['a refusal without a version', { type: 'refused', game: GAME, id: ID, reason: { code: 'not-your-turn' } }],
  ['a type of message', { type: 'postponed', game: GAME, id: ID }],
])('%s of a newer server ends the command, which is not sent again', async (_, message) => {
  const { client, sockets, pass, socket } = connected();
  socket().say(welcome);
  const answer = client.command(GAME, 3, { kind: 'resign' });
  socket().sayText(JSON.stringify(message));
  expect(await answer).toMatchObject({ accepted: false, reason: { code: 'unknown' } });
  pass(10_000);
  expect(sockets.flatMap(({ sent }) => sent).filter(({ type }) => type === 'command')).toHaveLength(1);
});

test('an acceptance that cannot be read in full is still an acceptance', async () => {
  const { client, socket } = connected();
  socket().say(welcome);
  const answer = client.command(GAME, 3, { kind: 'resign' });
  socket().sayText(JSON.stringify({ type: 'accepted', id: ID, position: 'b4' }));
  expect(await answer).toMatchObject({ accepted: true });
});

test('messages of an unknown type and invalid messages are counted and skipped', () => {
  const { client, socket } = connected();
  socket().say(welcome);
  const game = client.watch(GAME);
  for (const text of ['{"type":"applause","game":"x"}', '[]', 'null', 'no json']) socket().sayText(text);
  expect(client.unread).toBe(4);
  socket().say(added(0, 'start 1'));
  expect(game.version).toBe(1);
});

test('a table with values of a newer server is shown with the known values', () => {
  const { client, socket } = connected();
  socket().say(welcome);
  const game = client.watch(GAME);
  const seat = { seat: 5, kind: 'spirit', user: null, name: 'x'.repeat(60), bot: 'Level 9', standing: 'floating' };
  const table = {
    game: GAME,
    revision: 1,
    version: 0,
    status: 'adjourned',
    ending: 'struck-by-lightning',
    host: ID,
    listed: false,
    engine: '9.0.0',
    options: { start: 'oldest', arranged: false, expert: false, openHiring: false, ghosts: true },
    figures: 'standard',
    commitment: null,
    pace: { kind: 'sundial', shadows: 3 },
    seats: [seat],
    acting: 5,
    deadline: null,
    banks: null,
    offer: { id: ID, kind: 'swap-seats', by: 0 },
    result: null,
    rematch: null,
    createdAt: 0,
    startedAt: null,
    endedAt: null,
    weather: 'rain',
  };
  socket().sayText(JSON.stringify({ type: 'table', table, extra: 1 }));
  expect(client.unread).toBe(0);
  expect(game.table).toMatchObject({
    status: 'unknown',
    ending: 'unknown',
    pace: { kind: 'unknown' },
    offer: { kind: 'unknown' },
    options: { ghosts: true },
    seats: [{ seat: 5, kind: 'unknown', standing: 'unknown' }],
  });
});

test('an unanswered command is sent again over another connection', async () => {
  const { client, sockets, pass, socket } = connected();
  socket().say(welcome);
  const answer = client.command(GAME, 3, { kind: 'resign' });
  pass(10_000);
  pass();
  expect(sockets).toHaveLength(2);
  socket().open();
  socket().say(welcome);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'command', id: ID });
  socket().say({ type: 'accepted', game: GAME, id: ID, version: 4, revision: 1 });
  expect(await answer).toMatchObject({ accepted: true });
});

test('the client acts on a lost network immediately, and on its return', () => {
  const { client, sockets, socket } = connected();
  socket().say(welcome);
  client.lose();
  expect(client.connected).toBe(false);
  client.wake();
  expect(sockets).toHaveLength(2);
});

test('waking replaces a connection that has died silently', () => {
  const { client, sockets, pass, socket } = connected();
  socket().say(welcome);
  client.wake();
  expect(socket().sent.at(-1)).toMatchObject({ type: 'ping' });
  pass(2_000);
  expect(client.connected).toBe(false);
  pass();
  expect(sockets).toHaveLength(2);
});

test('a lost connection stops its heartbeat, however many commands were sent since', () => {
  const { client, pass, socket, sockets } = connected();
  socket().say(welcome);
  for (let nth = 0; nth < 100; nth++)
    void client.chat(GAME, 'a line', `0192d7a0-0000-7000-8000-${String(nth).padStart(12, '0')}`);
  client.lose();
  pass();
  expect(sockets).toHaveLength(2);
  // the second socket is not open yet: a browser refuses to send on it
  pass(60_000);
  expect(sockets[1]?.sent).toEqual([]);
});
