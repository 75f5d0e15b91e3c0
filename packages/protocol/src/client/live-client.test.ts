import { expect, test } from 'vitest';
import type { ClientMessage, ServerMessage } from '../socket.ts';
import { LiveClient, type LiveSocket } from './live-client.ts';

const GAME = '0192d7a0-0000-7000-8000-000000000001';
const ID = '0192d7a0-0000-7000-8000-000000000002';

/** A line to a server that the test itself plays. */
class Line implements LiveSocket {
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
    this.#listeners.get('message')?.({ data: JSON.stringify(message), code: 0 });
  }
}

function connected(): { client: LiveClient; lines: Line[]; pass: (within?: number) => void; line: () => Line } {
  const lines: Line[] = [];
  const timers = new Map<() => void, number>();
  const client = new LiveClient({
    connect: () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
    after: (milliseconds, run) => {
      timers.set(run, milliseconds);
      return () => timers.delete(run);
    },
    random: () => 0.5,
    newId: () => ID,
  });
  const line = (): Line => {
    const last = lines.at(-1);
    if (last === undefined) throw new Error('no line');
    return last;
  };
  /** Time passes: whatever was to happen within it does. */
  const pass = (within = 1_000): void => {
    const due = [...timers].filter(([, milliseconds]) => milliseconds <= within);
    for (const [run] of due) timers.delete(run);
    for (const [run] of due) run();
  };
  line().open();
  return { client, lines, pass, line };
}

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
  const { client, lines, pass, line } = connected();
  line().say(welcome);
  const answer = client.command(GAME, 3, { kind: 'resign' });
  line().close(1_006);
  pass();
  expect(lines).toHaveLength(2);
  line().open();
  line().say(welcome);
  expect(line().sent.at(-1)).toMatchObject({ type: 'command', id: ID, version: 3 });
  line().say({ type: 'accepted', game: GAME, id: ID, version: 4, revision: 1 });
  expect(await answer).toStrictEqual({ accepted: true, version: 4, revision: 1 });
});

test('a node that is busy or stopping is asked again; a reason is handed on', async () => {
  const { client, pass, line } = connected();
  line().say(welcome);
  const answer = client.command(GAME, 3, { kind: 'resign' });
  const before = line().sent.length;
  line().say({ type: 'refused', game: GAME, id: ID, reason: { code: 'unavailable' }, version: null });
  pass();
  expect(
    line()
      .sent.slice(before)
      .some((message) => message.type === 'command'),
  ).toBe(true);
  line().say({ type: 'refused', game: GAME, id: ID, reason: { code: 'not-your-turn' }, version: 3 });
  expect(await answer).toStrictEqual({ accepted: false, reason: { code: 'not-your-turn' }, version: 3 });
});

test('entries only ever grow: repeats are skipped and a gap is asked for', () => {
  const { client, line } = connected();
  line().say(welcome);
  const game = client.watch(GAME);
  line().say(added(0, 'start 1', 'deal s5'));
  line().say(added(1, 'deal s5', 'deal s6'));
  expect(game.entries).toStrictEqual(['start 1', 'deal s5', 'deal s6']);
  const before = line().sent.length;
  line().say(added(7, 'pass'));
  expect(game.version).toBe(3);
  expect(line().sent.slice(before)).toStrictEqual([{ type: 'watch', game: GAME, version: 3, chat: 0 }]);
});

test('what is followed is asked for together with the greeting, also over a socket that was open before', () => {
  const line = new (class extends Line {
    readonly readyState = 1;
  })();
  const client = new LiveClient({
    connect: () => line,
    after: () => () => undefined,
    random: () => 0,
    newId: () => ID,
  });
  client.watch(GAME);
  line.say(welcome);
  expect(line.sent.map(({ type }) => type)).toStrictEqual(['hello', 'watch']);
  const { lines, client: late, pass } = connected();
  late.watch(GAME);
  late.lose();
  pass();
  lines.at(-1)?.open();
  expect(lines.at(-1)?.sent.map(({ type }) => type)).toStrictEqual(['hello', 'watch']);
});

test('a game that could not be read is asked for again', () => {
  const { client, pass, line } = connected();
  line().say(welcome);
  client.watch(GAME);
  const before = line().sent.length;
  line().say({ type: 'refused', game: GAME, id: null, reason: { code: 'unavailable' }, version: null });
  pass();
  expect(
    line()
      .sent.slice(before)
      .some((message) => message.type === 'watch'),
  ).toBe(true);
});

test('a client too old for the server does not come back', () => {
  const { lines, pass, line } = connected();
  line().close(4_004);
  pass();
  expect(lines).toHaveLength(1);
});

test('a command that nobody answers is sent again over another connection', async () => {
  const { client, lines, pass, line } = connected();
  line().say(welcome);
  const answer = client.command(GAME, 3, { kind: 'resign' });
  pass(10_000);
  pass();
  expect(lines).toHaveLength(2);
  line().open();
  line().say(welcome);
  expect(line().sent.at(-1)).toMatchObject({ type: 'command', id: ID });
  line().say({ type: 'accepted', game: GAME, id: ID, version: 4, revision: 1 });
  expect(await answer).toMatchObject({ accepted: true });
});

test('a lost network is believed at once, and its return is not waited for', () => {
  const { client, lines, line } = connected();
  line().say(welcome);
  client.lose();
  expect(client.connected).toBe(false);
  client.wake();
  expect(lines).toHaveLength(2);
});

test('who comes back to a connection that has died silently gets another', () => {
  const { client, lines, pass, line } = connected();
  line().say(welcome);
  client.wake();
  expect(line().sent.at(-1)).toMatchObject({ type: 'ping' });
  pass(2_000);
  expect(client.connected).toBe(false);
  pass();
  expect(lines).toHaveLength(2);
});
