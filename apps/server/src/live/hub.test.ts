import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { Lineage } from '../db/lineage.ts';
import { GameStore } from '../play/game-store.ts';
import { Hub } from './hub.ts';
import { LocalBus } from './local-bus.ts';
import type { Watcher } from './watcher.ts';

const GAME = 'a game';

/** A hub with a watcher who has seen a row of a game. It makes no query: the pool never connects. */
function watched(): { readonly hub: Hub; readonly received: string[] } {
  const pool = new Pool();
  const hub = new Hub({
    node: 'node',
    bus: new LocalBus(),
    store: new GameStore(pool, 10, new Lineage()),
    pool,
    chatFrom: () => Promise.resolve([]),
    onFanOut: () => {},
    onSessionsEnded: () => {},
  });
  const received: string[] = [];
  const watcher: Watcher = {
    user: null,
    deliver: (_, frame) => received.push(...(/"type":"(\w+)"/.exec(frame.toString())?.slice(1) ?? [])),
    forceReconnect: () => {},
  };
  hub.watch(GAME, watcher);
  hub.seen({ id: GAME, version: 10, revision: 2, mark: 'ten', lineage: 'before' });
  return { hub, received };
}

test('watchers of a lost history are asked to read again when another watcher is shown the new one', () => {
  const { hub, received } = watched();
  hub.seen({ id: GAME, version: 8, revision: 2, mark: 'eight', lineage: 'after' });
  expect(received).toContain('rewound');
});

test('steps that the new history has again under other marks are announced too', () => {
  const { hub, received } = watched();
  hub.seen({ id: GAME, version: 12, revision: 2, mark: 'twelve', lineage: 'after' });
  expect(received).toContain('rewound');
});

test('a failover without losses disturbs no watcher', () => {
  const { hub, received } = watched();
  hub.seen({ id: GAME, version: 10, revision: 2, mark: 'ten', lineage: 'after' });
  hub.seen({ id: GAME, version: 11, revision: 2, mark: 'eleven', lineage: 'after' });
  expect(received).not.toContain('rewound');
});
