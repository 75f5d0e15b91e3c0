import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presence } from './presence.ts';
import type { Watcher } from './watcher.ts';

const GAME = 'a-game';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A node where the given users have the game open. */
function node(): { readonly presence: Presence; readonly open: (...users: string[]) => void } {
  let watchers: ReadonlySet<Watcher> = new Set();
  const presence = new Presence('one', {
    watchers: () => watchers,
    publish: () => undefined,
    changed: () => undefined,
  });
  return {
    presence,
    open: (...users) => {
      watchers = new Set(users.map((user) => ({ user, deliver: () => undefined, forceReconnect: () => undefined })));
      presence.touch(GAME);
      vi.advanceTimersByTime(1_000);
    },
  };
}

test('a player is away since the last connection closed, on any node', () => {
  const { presence, open } = node();
  open('elena', 'jonas');
  expect(presence.awayFor(GAME, 'jonas')).toBe(0);
  open('elena');
  vi.advanceTimersByTime(60_000);
  expect(presence.awayFor(GAME, 'jonas')).toBeGreaterThan(60_000);
  expect(presence.awayFor(GAME, 'jonas')).toBeLessThan(62_000);
  presence.receive(GAME, { kind: 'presence', node: 'two', users: ['jonas'], spectators: 0 });
  expect(presence.awayFor(GAME, 'jonas')).toBe(0);
  presence.receive(GAME, { kind: 'presence', node: 'two', users: [], spectators: 0 });
  expect(presence.awayFor(GAME, 'jonas')).toBeLessThan(1_000);
});

test('a user who was never there is away since the first other watcher; without a watcher no one is away', () => {
  const { presence, open } = node();
  expect(presence.awayFor(GAME, 'jonas')).toBe(0);
  open('elena');
  vi.advanceTimersByTime(120_000);
  expect(presence.awayFor(GAME, 'jonas')).toBeGreaterThan(119_000);
  open();
  expect(presence.awayFor(GAME, 'jonas')).toBe(0);
});
