import { setup } from '@la-stanza/engine/search';
import { expect, test } from 'vitest';
import { JUDGED, WIN } from '../evaluation/evaluator.ts';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createBot } from '../levels.ts';
import { createNetEvaluator } from '../value/net-evaluator.ts';
import { freshNet, learn, type EpochLog } from './learn.ts';
import { packGames, positionCount, unpackGames } from './samples.ts';
import { playSample } from './self-play.ts';
import { targetsOf } from './targets.ts';

const options = { bots: [createBot(1)], evaluator: handEvaluator, opening: 2, straying: 0.1 };
const games = Array.from({ length: 13 }, (_, seed) => playSample(seed, options));

test('games survive a round trip through bytes', () => {
  expect(unpackGames(packGames(games.slice(0, 3)))).toEqual(games.slice(0, 3));
});

test('the last position’s target is the end, earlier targets also include later judgements', () => {
  const [game] = games;
  if (game === undefined) throw new Error('no game');
  const count = positionCount(game);
  const ends = targetsOf(game, 1);
  const mixed = targetsOf(game, 0.5);
  expect(mixed.slice((count - 1) * JUDGED)).toEqual(game.end);
  expect(ends.slice(0, JUDGED)).toEqual(game.end);
  const before = (count - 2) * JUDGED + WIN;
  const thought = game.judged[(count - 1) * JUDGED + WIN] ?? 0;
  expect(mixed[before]).toBeCloseTo(0.5 * (game.end[WIN] ?? 0) + 0.5 * thought, 5);
});

test('learning lowers the loss, and the same seed gives the same net', () => {
  const run = (): { logs: EpochLog[]; net: ReturnType<typeof freshNet> } => {
    const net = freshNet(8, 1);
    const logs: EpochLog[] = [];
    learn(net, games, { epochs: 2, batch: 16, rate: 0.003, decay: 1e-3, lambda: 1, seed: 2 }, (log) => logs.push(log));
    return { logs, net };
  };
  const { logs, net } = run();
  expect(logs[1]?.training).toBeLessThan((logs[0]?.training ?? 0) - 0.05);
  expect(run().net.out).toEqual(net.out);
  const judged = new Float32Array(JUDGED);
  createNetEvaluator(net).judge(setup({ players: 4 }), judged);
  expect(judged.subarray(0, 4).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
});
