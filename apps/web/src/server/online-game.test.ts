import { newGame, openRecord, whoseTurn, legalActions } from '@la-stanza/engine';
import { dealer } from '@la-stanza/engine/fair';
import type { Answer, Command } from '@la-stanza/protocol';
import { expect, test } from 'vitest';
import type { GameSource } from '../game/source/game-source.ts';
import {
  dealt,
  first,
  lengthOf,
  PLAYERS,
  sitDown,
  TABLE,
  textOf,
  twoStaying,
  USERS,
  type State,
} from '../screens/online/kit/sit-down.ts';
import { openOnlineGame } from './online-game.ts';

test('an own step is on the table before the server has answered', () => {
  const { source, sent, start } = sitDown();
  const step = first(source);
  expect(source.play(step)).toBeUndefined();
  expect(lengthOf(source)).toBe(start + 1);
  expect(source.moment().unconfirmed).toBe(1);
  expect(sent).toMatchObject([{ version: start, command: { kind: 'action', action: textOf(step) } }]);
});

test('a confirmed position is the same object, so that a choice in hand is kept', async () => {
  const { source, addEntries, accept } = sitDown();
  const step = first(source);
  source.play(step);
  const { game } = source.moment();
  await accept();
  addEntries(textOf(step));
  expect(source.moment().game).toBe(game);
  expect(source.moment().unconfirmed).toBe(0);
});

test('steps are sent one at a time, the next as soon as the one before it is accepted', async () => {
  const { source, sent, accept, start } = sitDown();
  source.play(first(source));
  source.play(first(source));
  expect(sent).toHaveLength(1);
  await accept();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.version).toBe(start + 1);
});

test('a step the server refuses is taken off the table, with the reason', async () => {
  const { source, sent, troubles, start } = sitDown();
  source.play(first(source));
  source.play(first(source));
  sent[0]?.answer({ accepted: false, reason: { code: 'timed-out' }, version: start });
  await Promise.resolve();
  await Promise.resolve();
  expect(lengthOf(source)).toBe(start);
  expect(troubles).toEqual(['timed-out']);
  expect(sent).toHaveLength(1);
});

test('where the record differs, the record wins', () => {
  const { source, troubles, addEntries } = sitDown();
  const [one, other] = legalActions(source.moment().game).map(({ id }) => id);
  if (one === undefined || other === undefined) throw new Error('two choices are needed');
  source.play(one);
  addEntries(textOf(other));
  expect(source.moment().game.record.entries.at(-1)).toBe(textOf(other));
  expect(troubles).toEqual(['stale-version']);
});

test('when the server has lost steps, the table goes back with them and says why', () => {
  const { source, troubles, addEntries, lose, start } = sitDown();
  const step = first(source);
  source.play(step);
  addEntries(textOf(step));
  source.play(first(source));
  lose(1);
  expect(lengthOf(source)).toBe(start);
  expect(source.moment().unconfirmed).toBe(0);
  expect(troubles).toEqual(['rewound']);
  expect(source.play(step)).toBeUndefined();
  expect(lengthOf(source)).toBe(start + 1);
});

test('an unsent step is undone without the server; a sent one needs an undo command', async () => {
  const { source, sent, accept, start } = sitDown();
  for (const step of twoStaying(source)) source.play(step);
  expect(source.undo()).toBe(true);
  expect(lengthOf(source)).toBe(start + 1);
  expect(source.undo()).toBe(true);
  expect(source.moment().game.line.at(-1)?.seq).toBe(start - 1);
  await accept();
  expect(sent.map(({ command }) => command.kind)).toEqual(['action', 'undo']);
  expect(sent[1]).toMatchObject({ version: start + 1, command: { to: start } });
});

test('steps of others arrive; spectators and players who have left decide nothing', () => {
  const { source, addEntries, change } = sitDown('marit');
  expect(source.moment().seatsHere).toEqual([1]);
  const step = textOf(first(source));
  addEntries(step);
  expect(source.moment().game.record.entries.at(-1)).toBe(step);
  change({ seats: TABLE.seats.map((seat) => (seat.seat === 1 ? { ...seat, standing: 'absent' } : seat)) });
  expect(source.moment().seatsHere).toEqual([]);
  expect(sitDown('somebody').source.moment()).toMatchObject({ seatsHere: [], front: undefined });
});

test('a bot that must decide is shown as thinking', () => {
  const { source, change } = sitDown('marit');
  expect(source.moment().thinking).toBeUndefined();
  change({ seats: TABLE.seats.map((seat) => (seat.seat === 0 ? { ...seat, kind: 'bot', bot: 'level-1' } : seat)) });
  expect(source.moment().thinking).toBe(0);
});

test('what is shown always replays', () => {
  const { source } = sitDown();
  for (let step = 0; step < 5; step++) {
    if (whoseTurn(source.moment().game.state).who !== 'seat') break;
    source.play(first(source));
  }
  expect(openRecord(source.moment().game.record)).toHaveProperty('game');
});

/** A server for two players: it accepts a step at the right version, deals, and notifies both before it answers. */
function serve(): { readonly sources: readonly GameSource[]; readonly entries: readonly string[] } {
  const bank = dealer('c0ffee');
  const entries = dealt();
  const listeners = new Set<() => void>();
  const record = { ...recordHead(), entries };
  const take = (version: number, command: Command): Answer => {
    if (command.kind !== 'action' || version !== entries.length) throw new Error('an honest client does not do that');
    entries.push(command.action);
    entries.push(...bank.dealOut(stateOf(record)).actions.map(textOf));
    for (const listener of listeners) listener();
    return { accepted: true, version: entries.length, revision: 1 };
  };
  const sources = USERS.map((user) => {
    const source = openOnlineGame({
      source: {
        snapshot: () => ({ table: TABLE, entries: [...entries], chat: [], online: [], spectators: 0, lost: 0 }),
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      user,
      players: () => PLAYERS,
      command: async (version, command) => {
        await Promise.resolve();
        return take(version, command);
      },
      newId: () => 'an id',
      memory: undefined,
      onRefused: ({ code }) => {
        throw new Error(code);
      },
    });
    if ('fault' in source) throw new Error(source.fault.code);
    return source;
  });
  return { sources, entries };
}

const recordHead = () => newGame({ players: PLAYERS.length, options: TABLE.options }).record;

function stateOf(record: unknown): State {
  const result = openRecord(record);
  if ('fault' in result) throw new Error(result.fault.code);
  return result.game.state;
}

test('two people play a whole game, and neither ever sees a deal before the server has made it', async () => {
  const { sources, entries } = serve();
  for (const source of sources) {
    source.subscribe(() => expect(whoseTurn(source.moment().game.state).who).not.toBe('chance'));
  }
  for (let step = 0; step < 2_000; step++) {
    const mover = sources.find((source) => {
      const { game, seatsHere } = source.moment();
      const acting = whoseTurn(game.state);
      return acting.who === 'seat' && seatsHere.includes(acting.seat);
    });
    if (mover === undefined) break;
    const choices = legalActions(mover.moment().game).map(({ id }) => id);
    const choice = choices[(7 * step) % choices.length];
    if (choice === undefined) throw new Error('nothing is legal');
    expect(mover.play(choice)).toBeUndefined();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  for (const source of sources) {
    expect(whoseTurn(source.moment().game.state).who).toBe('nobody');
    expect(source.moment().game.record.entries).toEqual(entries);
  }
});
