import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../levels.ts';
import type { WeightsFile } from '../value/weights.ts';
import { balance } from './balance.ts';
import { createPlayer, type Contestant } from './contestant.ts';
import { matchTable, matrixPicture } from './report.ts';
import { runArena, type ArenaResult } from './run-arena.ts';
import { runMatrix } from './run-matrix.ts';

const { values } = parseArgs({
  options: {
    a: { type: 'string', default: '2' },
    b: { type: 'string', default: '1' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    ms: { type: 'string' },
    'ms-b': { type: 'string' },
    simulations: { type: 'string' },
    'simulations-b': { type: 'string' },
    weights: { type: 'string' },
    'weights-b': { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    sprt: { type: 'boolean', default: false },
    file: { type: 'string' },
    json: { type: 'boolean', default: false },
    /** Levels that play everybody against everybody, and where the table and the picture go. */
    matrix: { type: 'string' },
    out: { type: 'string', default: 'arena' },
    /** A against itself: what the games say about seats, categories and tiles. */
    balance: { type: 'boolean', default: false },
  },
});

function levelOf(text: string): Level {
  const level = LEVELS.find((known) => String(known) === text);
  if (level === undefined) throw new RangeError(`no level ${text}`);
  return level;
}

const SHIPPED = new URL('../../weights/value.json', import.meta.url);

/** A file of weights, `none` for the evaluation written by hand, the shipped weights if nothing is said. */
const weightsOf = (file: string | undefined): WeightsFile | undefined =>
  file === 'none' ? undefined : JSON.parse(readFileSync(file ?? SHIPPED, 'utf8'));

function contestant(
  level: string,
  ms: string | undefined,
  simulations: string | undefined,
  file: string | undefined,
): Contestant {
  const weights = weightsOf(file);
  return {
    level: levelOf(level),
    budget: {
      ...(ms === undefined ? {} : { milliseconds: Number(ms) }),
      ...(simulations === undefined ? {} : { simulations: Number(simulations) }),
    },
    ...(weights === undefined ? {} : { weights }),
  };
}

const percent = (share: number): string => (100 * share).toFixed(1);

const showLine = (result: ArenaResult, done: number, blocks: number): string => {
  const bar = '█'.repeat(Math.floor((20 * done) / blocks)).padEnd(20, '░');
  return `${bar} ${result.games} games  ${percent(result.winShare)} % (${percent(result.low)} to ${percent(result.high)})`;
};

const common = {
  players: Number(values.players),
  games: Number(values.games),
  seed: Number(values.seed),
  workers: Number(values.workers),
  sequential: values.sprt,
  ...(values.file === undefined ? {} : { file: values.file }),
};
const entrant = (level: string): Contestant => contestant(level, values.ms, values.simulations, values.weights);

if (values.balance) {
  const { bot, budget = {} } = createPlayer(entrant(values.a));
  const { players, games, seed } = common;
  console.log(JSON.stringify(balance({ bot, budget, players, games, seed }), undefined, 2));
} else if (values.matrix === undefined) {
  const b = contestant(
    values.b,
    values['ms-b'] ?? values.ms,
    values['simulations-b'] ?? values.simulations,
    values['weights-b'] ?? values.weights,
  );
  const result = await runArena({ ...common, a: entrant(values.a), b }, (soFar, done, blocks) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${showLine(soFar, done, blocks)}`);
  });
  if (process.stderr.isTTY) process.stderr.write('\n');
  console.log(values.json ? JSON.stringify(result) : showLine(result, 1, 1));
} else {
  const entrants = values.matrix.split(',').map((level) => ({ name: level, contestant: entrant(level) }));
  const pairings = await runMatrix(entrants, common, (pairing) => console.log(JSON.stringify(pairing)));
  writeFileSync(`${values.out}.md`, matchTable(pairings));
  writeFileSync(`${values.out}.svg`, matrixPicture(pairings));
}
