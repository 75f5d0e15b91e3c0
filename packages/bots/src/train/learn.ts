import type { State } from '@la-stanza/engine';
import { STATE_BYTES, setup } from '@la-stanza/engine/search';
import { JUDGED } from '../evaluation/evaluator.ts';
import { below, randomFrom, unit } from '../random/random.ts';
import { createNet, rowLength, type Net } from '../value/net.ts';
import { positionCount, type SampleGame } from './samples.ts';
import { targetsOf } from './targets.ts';
import { createTrainer, type Trainer } from './trainer.ts';

export interface LearnOptions {
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
  readonly decay: number;
  readonly lambda: number;
  readonly seed: number;
}

export interface EpochLog {
  readonly epoch: number;
  readonly training: number;
  readonly validation: number;
}

/** An untrained net: small random hidden weights, so that units differ. */
export function freshNet(hidden: number, seed: number): Net {
  const net = createNet(hidden);
  const random = randomFrom(seed);
  const length = rowLength(hidden);
  for (let cell = 0; cell < net.rows.length; cell++) {
    if (cell % length < hidden) net.rows[cell] = 0.12 * (unit(random) - 0.5);
  }
  for (let cell = 0; cell < net.out.length; cell++) net.out[cell] = 0.3 * (unit(random) - 0.5);
  net.start.fill(0.1, 0, hidden);
  return net;
}

/** One game in so many is held out for validation. Positions of one game share its end, so the split is by game. */
const VALIDATION = 12;

/** Trains a net on games; the learning rate falls to zero over the epochs. */
export function learn(
  net: Net,
  games: readonly SampleGame[],
  options: LearnOptions,
  log: (entry: EpochLog) => void,
): void {
  const trainer = createTrainer(net);
  const random = randomFrom(options.seed);
  const states = [2, 3, 4].map((players) => setup({ players }));
  const targets = games.map((game) => targetsOf(game, options.lambda));
  const training: number[] = [];
  for (const [index, game] of games.entries()) {
    if (index % VALIDATION === 0) continue;
    for (let position = 0; position < positionCount(game); position++) training.push(index * 1024 + position);
  }
  const total = options.epochs * training.length;
  let done = 0;
  for (let epoch = 1; epoch <= options.epochs; epoch++) {
    let loss = 0;
    for (let index = training.length - 1; index > 0; index--) {
      const other = below(random, index + 1);
      [training[index], training[other]] = [training[other] ?? 0, training[index] ?? 0];
    }
    for (const [nth, sample] of training.entries()) {
      loss += onSample(games, targets, states, sample, trainer.learn);
      done++;
      if ((nth + 1) % options.batch === 0) {
        const rate = options.rate * Math.max(0.02, 0.5 + 0.5 * Math.cos((Math.PI * done) / total));
        trainer.step(rate, options.decay);
      }
    }
    log({ epoch, training: loss / training.length, validation: validate(trainer, games, targets, states) });
  }
}

function validate(
  trainer: Trainer,
  games: readonly SampleGame[],
  targets: readonly Float32Array[],
  states: readonly State[],
): number {
  let loss = 0;
  let count = 0;
  for (let index = 0; index < games.length; index += VALIDATION) {
    const game = games[index];
    if (game === undefined) continue;
    for (let position = 0; position < positionCount(game); position++) {
      loss += onSample(games, targets, states, index * 1024 + position, trainer.test);
      count++;
    }
  }
  return loss / count;
}

function onSample(
  games: readonly SampleGame[],
  targets: readonly Float32Array[],
  states: readonly State[],
  sample: number,
  use: Trainer['learn'],
): number {
  const game = games[sample >> 10];
  const target = targets[sample >> 10];
  const state = states[(game?.players ?? 2) - 2];
  if (game === undefined || target === undefined || state === undefined) throw new RangeError(`no sample ${sample}`);
  const position = sample & 1023;
  state.bytes.set(game.positions.subarray(position * STATE_BYTES, (position + 1) * STATE_BYTES));
  return use(state, target.subarray(position * JUDGED, (position + 1) * JUDGED), game.prestige);
}
