import { createBot } from '@la-stanza/bots';
import { undo, type Game, type GameEvent, play, newGame, type Played } from '@la-stanza/engine';
import { CEREMONY_LENGTHS, ceremonyOf, type CeremonyName } from '@la-stanza/protocol/ceremony';
import { expect, test } from 'vitest';
import { firstClock } from '../clock/run-clock.ts';
import { advanced } from './append-entries.ts';
import type { StoredGame, StoredSeat } from './stored-game.ts';

const LIVE = { kind: 'live', bank: 60, increment: 0 } as const;
const SEED = 'a0';

const seat = (number: number): StoredSeat => ({
  seat: number,
  kind: 'human',
  user: `user ${number}`,
  name: `Player ${number}`,
  bot: null,
  standing: 'playing',
  nonce: null,
  standIn: null,
  arriving: null,
  joinedNonce: null,
  since: null,
  returned: false,
});

/** A game of two people, dealt and waiting for the first step. */
function startedGame(): StoredGame {
  const game = newGame({ players: 2, seed: SEED });
  const stored: StoredGame = {
    id: 'game',
    host: 'user 0',
    edition: game.record.edition,
    options: game.record.options,
    figures: 'standard',
    rulings: null,
    pace: LIVE,
    listed: false,
    invite: null,
    invited: [],
    removed: [],
    openChat: false,
    gathersUntil: null,
    botSeats: null,
    daily: null,
    rated: false,
    status: 'running',
    ending: null,
    commitment: game.record.commitment ?? null,
    promise: null,
    version: game.record.entries.length,
    revision: 0,
    mark: '',
    lineage: '',
    offer: null,
    result: null,
    rematch: null,
    createdAt: 0,
    startedAt: 0,
    endedAt: null,
    seats: [seat(0), seat(1)],
    fold: game,
    ...firstClock(LIVE, 2),
  };
  return appended(stored, game, [], 0);
}

const appended = (stored: StoredGame, fold: Game, events: readonly GameEvent[], now: number): StoredGame =>
  advanced({ stored, fold, events, clientId: null, seat: null, now, botLimit: 1_000 });

/** The step that a novice would play, with all deals after it. */
function played({ fold }: StoredGame): Played {
  const [action] = fold === undefined ? [] : createBot(1).decide(fold.state, 1).actions;
  if (fold === undefined || action === undefined) throw new Error('there is nothing to play');
  return play(fold, action);
}

test('over a whole game every ceremony is added in full to the deadline after it, and nothing else is', () => {
  let stored = startedGame();
  const ceremonies: (CeremonyName | undefined)[] = [];
  const deadlines: { readonly is: number | null; readonly due: number | null }[] = [];
  for (let now = 1_000; stored.status === 'running'; now += 1_000) {
    const { game, events } = played(stored);
    const after = appended(stored, game, events, now);
    ceremonies.push(...events.map(ceremonyOf));
    const length = events
      .map(ceremonyOf)
      .reduce((sum, name) => sum + (name === undefined ? 0 : CEREMONY_LENGTHS[name]), 0);
    const started = now + Math.max(3_000, after.banks?.[after.acting ?? 0] ?? 0);
    const due = (after.acting === stored.acting ? (stored.deadline ?? 0) : started) + length;
    deadlines.push({ is: after.deadline, due: after.acting === null ? null : due });
    stored = after;
  }
  expect(deadlines.map(({ is }) => is)).toStrictEqual(deadlines.map(({ due }) => due));
  expect(new Set(ceremonies)).toStrictEqual(new Set([undefined, 'pillar', 'round', 'finale']));
});

test('no step that can be undone moves the deadline of the same seat, however often it is repeated', () => {
  let stored = startedGame();
  const moved: number[] = [];
  for (let now = 1_000; stored.status === 'running'; now += 1) {
    const { game, events } = played(stored);
    const after = appended(stored, game, events, now);
    const back = undo(game, game.undo.free);
    if (after.acting === stored.acting && !('fault' in back)) {
      const undone = appended(after, back.game, [], now);
      moved.push((after.deadline ?? 0) - (stored.deadline ?? 0), (undone.deadline ?? 0) - (stored.deadline ?? 0));
    }
    stored = after;
  }
  expect(moved.length).toBeGreaterThan(100);
  expect(new Set(moved)).toStrictEqual(new Set([0]));
});
