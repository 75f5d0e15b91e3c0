import { existsSync, mkdirSync, readFileSync, renameSync, appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { playGame } from '../arena/play-game.ts';
import type { Bot } from '../bot.ts';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { createBot } from '../levels.ts';
import { createGreedy } from '../search/greedy.ts';
import { createMaxN } from '../search/max-n.ts';
import { createNetEvaluator } from '../value/net-evaluator.ts';
import type { Net } from '../value/net.ts';
import { packNet, unpackNet, type WeightsFile } from '../value/weights.ts';
import { freshNet, learn } from './learn.ts';
import { packGames, unpackGames, type SampleGame } from './samples.ts';
import { playSample } from './self-play.ts';

export interface TrainOptions {
  /** The folder of the run; an existing run is continued. */
  readonly folder: string;
  readonly generations: number;
  readonly games: number;
  readonly hidden: number;
  readonly seed: number;
  /** How many generations of games a net learns from. */
  readonly window: number;
  readonly epochs: number;
  readonly rate: number;
  readonly lambda: number;
  /** Simulations for each turn of self-play; 0 plays the net's best turn without search. */
  readonly simulations: number;
  /** Paired games against level 2 and against the previous generation, after each generation. */
  readonly matches: number;
}

const GAMES_PER_FILE = 250;

export type Report = (entry: Readonly<Record<string, number | string>>) => void;

/** Plays, trains and measures, generation after generation. Everything is written to the folder, so a run can be resumed. */
export function train(options: TrainOptions, report: Report): void {
  mkdirSync(options.folder, { recursive: true });
  const note: Report = (entry) => {
    appendFileSync(path.join(options.folder, 'log.jsonl'), `${JSON.stringify(entry)}\n`);
    report(entry);
  };
  for (let generation = 0; generation < options.generations; generation++) {
    if (existsSync(weightsPath(options.folder, generation))) continue;
    const games = playGeneration(options, generation, note);
    const net = previousNet(options, generation) ?? freshNet(options.hidden, options.seed);
    const recent: SampleGame[] = [];
    for (let back = Math.max(0, generation - options.window + 1); back < generation; back++) {
      recent.push(...readGames(options, back));
    }
    recent.push(...games);
    const lambda = generation === 0 ? 1 : options.lambda;
    const began = performance.now();
    const seed = options.seed + generation;
    learn(
      net,
      recent,
      { epochs: options.epochs, batch: 256, rate: options.rate, decay: 1e-3, lambda, seed },
      (entry) => {
        const seconds = Math.round((performance.now() - began) / 1000);
        note({ generation, stage: 'learn', games: recent.length, ...entry, seconds });
      },
    );
    writeJson(weightsPath(options.folder, generation), packNet(net, generation));
    measure(options, generation, note);
  }
}

const weightsPath = (folder: string, generation: number): string => path.join(folder, `value-${generation}.json`);

const gamesPath = (folder: string, generation: number, file: number): string =>
  path.join(folder, `games-${generation}-${file}.bin`);

/** Writes to a temporary file and renames it, so that an interrupted run leaves no partial file. */
function write(file: string, bytes: Uint8Array | string): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

const writeJson = (file: string, value: WeightsFile): void => write(file, `${JSON.stringify(value)}\n`);

function readNet(file: string): Net {
  const weights: WeightsFile = JSON.parse(readFileSync(file, 'utf8'));
  const net = unpackNet(weights);
  if ('code' in net) throw new Error(`${file}: ${JSON.stringify(net)}`);
  return net;
}

function previousNet(options: TrainOptions, generation: number): Net | undefined {
  return generation === 0 ? undefined : readNet(weightsPath(options.folder, generation - 1));
}

function readGames(options: TrainOptions, generation: number): SampleGame[] {
  const games: SampleGame[] = [];
  for (let file = 0; existsSync(gamesPath(options.folder, generation, file)); file++) {
    games.push(...unpackGames(readFileSync(gamesPath(options.folder, generation, file))));
  }
  return games;
}

const playerOf = (evaluator: Evaluator, simulations: number): Bot =>
  simulations > 0
    ? createMaxN({ evaluator, simulations, rootWidth: 8, width: 6 })
    : createGreedy({ evaluator, candidates: 3 });

/**
 * The players of a generation's games: levels 1 and 2 before the first net, then the newest net and sometimes an older one.
 */
function playersOf(options: TrainOptions, generation: number): { bots: Bot[]; evaluator: Evaluator } {
  const net = previousNet(options, generation);
  if (net === undefined) {
    return { bots: [createBot(1), createBot(2), createBot(2)], evaluator: handEvaluator };
  }
  const evaluator = createNetEvaluator(net);
  const newest = playerOf(evaluator, options.simulations);
  const bots = [newest, newest, newest, newest, newest, newest, newest];
  if (generation > 1) {
    const older = readNet(weightsPath(options.folder, generation - 2));
    bots.push(playerOf(createNetEvaluator(older), options.simulations));
  }
  return { bots, evaluator };
}

function playGeneration(options: TrainOptions, generation: number, note: Report): SampleGame[] {
  const { bots, evaluator } = playersOf(options, generation);
  const all: SampleGame[] = [];
  for (let file = 0; file * GAMES_PER_FILE < options.games; file++) {
    const target = gamesPath(options.folder, generation, file);
    if (existsSync(target)) {
      all.push(...unpackGames(readFileSync(target)));
      continue;
    }
    const began = performance.now();
    const count = Math.min(GAMES_PER_FILE, options.games - file * GAMES_PER_FILE);
    const games = Array.from({ length: count }, (_, nth) =>
      playSample(Math.imul(options.seed + generation, 1_000_003) + file * GAMES_PER_FILE + nth, {
        bots,
        evaluator,
        opening: 6,
        straying: generation === 0 ? 0.1 : 0.04,
      }),
    );
    write(target, packGames(games));
    all.push(...games);
    note({ generation, stage: 'play', games: all.length, seconds: Math.round((performance.now() - began) / 1000) });
  }
  return all;
}

/** Plays the new net greedily against level 2 and against the previous net. */
function measure(options: TrainOptions, generation: number, note: Report): void {
  const current = createGreedy({ evaluator: createNetEvaluator(readNet(weightsPath(options.folder, generation))) });
  note({ generation, stage: 'match', against: 'level 2', ...pairs(current, createBot(2), options.matches) });
  const before = previousNet(options, generation);
  if (before === undefined) return;
  const last = createGreedy({ evaluator: createNetEvaluator(before) });
  note({ generation, stage: 'match', against: 'generation before', ...pairs(current, last, options.matches) });
}

function pairs(a: Bot, b: Bot, games: number): { games: number; winShare: number; points: number } {
  let share = 0;
  let points = 0;
  for (let pair = 0; pair < games / 2; pair++) {
    for (const seat of [0, 1]) {
      const seats = seat === 0 ? [{ bot: a }, { bot: b }] : [{ bot: b }, { bot: a }];
      const result = playGame(seats, 0x5eed0000 + pair);
      share += result.shares[seat] ?? 0;
      points += result.scores[seat] ?? 0;
    }
  }
  return { games, winShare: Number((share / games).toFixed(4)), points: Number((points / games).toFixed(1)) };
}
