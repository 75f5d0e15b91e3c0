import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTIONS,
  advance,
  dealer,
  ENGINE_VERSION,
  legal,
  RECORD_FORMAT,
  replay,
  toAct,
  view,
  type Game,
  type GameRecord,
  type Replayed,
} from '../../packages/engine/src/index.ts';
import { choosePinned, openLink, openRecord } from '../../packages/engine/src/open.ts';

/*
 * Opens every recorded game and every link of 0.1 with the engine of the tree it stands in and prints what a player sees: the same
 * in this tree and in the copy with a third engine. In the copy it also finishes games that are half played.
 */

const root = join(import.meta.dirname, '../..');
const GAMES = join(root, 'fixtures/games');
/** So many entries of a game are kept; bots play the rest. */
const KEPT = 90;

const opened = (result: Awaited<ReturnType<typeof openRecord>>): Replayed => {
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result;
};

/** Everything a player sees at every step, in a few characters. */
function digest({ game, steps }: Replayed): string {
  const hash = createHash('sha256');
  for (const { before, events } of steps) {
    const choices = legal(before).map((action) => ACTIONS[action]?.text ?? '');
    hash.update(JSON.stringify([view(before), toAct(before), choices.toSorted(), events]));
  }
  return hash
    .update(JSON.stringify([view(game.state), game.closing]))
    .digest('hex')
    .slice(0, 16);
}

/** The players of the pinned engine finish a game. */
function finish(begun: Game): GameRecord {
  let game = begun;
  while (toAct(game.state).who !== 'nobody') {
    const [action] = choosePinned(game.state, game.line.length) ?? [];
    if (action === undefined) throw new Error('no pinned engine plays this game');
    const next = advance(game, action);
    if ('code' in next) throw new Error(JSON.stringify(next));
    ({ game } = next);
  }
  return { ...game.record, ...game.closing };
}

/** A game after some entries, with the deals that are due. */
function halfPlayed(record: GameRecord): Game {
  const begun = { ...record, entries: record.entries.slice(0, KEPT) };
  return opened(replay(begun, undefined, dealer(record.seed ?? ''))).game;
}

const version: string = ENGINE_VERSION;
const isCopy = version === '2.0.0';
const names = readdirSync(GAMES);
const games: Record<string, string> = {};
const byThird: Record<string, string> = {};
const finished: Record<string, GameRecord> = {};
for (const [index, name] of names.entries()) {
  const record: GameRecord = JSON.parse(readFileSync(join(GAMES, name), 'utf8'));
  games[name] = digest(opened(await openRecord(record)));
  if (!isCopy) continue;
  const { result: _result, checks: _checks, ...open } = record;
  const played = replay({ edition: 1, ...open, format: RECORD_FORMAT, engine: ENGINE_VERSION });
  byThird[name] = 'fault' in played ? played.fault.code : digest(played);
  if (index % 4 !== 0) continue;
  finished[name] = finish(halfPlayed(open));
}

const links: unknown[] = [];
for (const line of readFileSync(join(root, 'fixtures/links-0.1.txt'), 'utf8').trim().split('\n')) {
  const text = line.split(/\s+/).at(-1) ?? '';
  const read = await openLink(text);
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  links.push(opened(replay(read.record)).game.closing?.result);
}
console.log(JSON.stringify({ games, links, byThird, finished }));
