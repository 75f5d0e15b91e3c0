import { randomUUID } from 'node:crypto';
import { ACTIONS, preview, type Action, type State, parseAction, whoseTurn, legalActions } from '@la-stanza/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../src/play/execute.ts';
import type { Play } from '../src/play/play.ts';
import type { StoredGame } from '../src/play/stored-game.ts';
import { Cluster } from './kit/cluster.ts';
import { countCalls } from './kit/count-calls.ts';
import { ownPlay } from './kit/own-play.ts';
import { startedGame } from './kit/tables.ts';

/* A move is parsed once, judged once and applied once, and so is every deal after it. */

let cluster: Cluster;
let play: Play;
let game: string;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 0 });
  const players = [await cluster.guest(), await cluster.guest()];
  game = await startedGame(players, { options: { start: 'first', arranged: false, expert: false, openHiring: false } });
  play = ownPlay(cluster.database);
});

afterAll(async () => {
  await play.pool.end();
  await cluster.stop();
});

const WATCHED = [
  { file: 'engine/src/game/keep.ts', name: 'parseAction' },
  { file: 'engine/src/legality/explain.ts', name: 'explain' },
  { file: 'engine/src/flow/apply.ts', name: 'apply' },
];

async function known(): Promise<StoredGame> {
  const stored = await play.store.get(game);
  if (stored === undefined) throw new Error('the game is not stored');
  return stored;
}

async function send(stored: StoredGame, action: string): Promise<unknown> {
  const user = stored.seats[stored.acting ?? -1]?.user;
  if (user === null || user === undefined) throw new Error('no seat has to act');
  return execute(play, user, game, { id: randomUUID(), version: stored.version, command: { kind: 'action', action } });
}

/** How often the rules were called while an action was sent, and how many entries it added. */
async function asked(action: string): Promise<{ readonly counts: number[]; readonly entries: number }> {
  const stored = await known();
  const counts = await countCalls(WATCHED, async () => {
    expect(await send(stored, action)).toHaveProperty('version');
  });
  return { counts, entries: (await known()).version - stored.version };
}

const drawsTiles = (state: State, action: Action): boolean => whoseTurn(preview(state, action).state).who === 'chance';

test('the counter counts', async () => {
  const counts = await countCalls(WATCHED, () => {
    parseAction('pass');
    parseAction('money');
    return Promise.resolve();
  });
  expect(counts).toEqual([2, 0, 0]);
});

test('a move is parsed once, judged once and applied once', async () => {
  const { fold } = await known();
  const state = fold?.state ?? raise();
  const action = legalActions(state).find((each) => !drawsTiles(state, each));
  expect(await asked(action?.text ?? '')).toEqual({ counts: [1, 1, 1], entries: 1 });
});

test('a move that draws tiles also applies each deal once', async () => {
  let drawing: Action | undefined;
  while (drawing === undefined) {
    const stored = await known();
    const state = stored.fold?.state ?? raise();
    drawing = legalActions(state).find((action) => drawsTiles(state, action));
    if (drawing !== undefined) break;
    // walking as far as possible and passing empties rooms fastest
    const pass = legalActions(state).find(({ kind }) => kind === 'pass');
    await send(stored, (pass ?? legalActions(state)[0])?.text ?? '');
  }
  const { counts, entries } = await asked(drawing.text);
  expect(entries).toBeGreaterThan(1);
  expect(counts).toEqual([1, 1, entries]);
});

test('a move against the rules is parsed once and judged once, and never applied', async () => {
  const stored = await known();
  const state = stored.fold?.state ?? raise();
  const open = new Set<number>(legalActions(state).map(({ id }) => id));
  const closed = ACTIONS.find(({ id, kind }) => kind === 'land' && !open.has(id));
  const counts = await countCalls(WATCHED, async () => {
    expect(await send(stored, closed?.text ?? '')).toHaveProperty('refused');
  });
  expect(counts).toEqual([1, 1, 0]);
});

function raise(): never {
  throw new Error('the game is not folded');
}
