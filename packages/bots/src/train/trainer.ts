import { CATEGORIES, type State } from '@la-stanza/engine';
import { MAX_PLAYERS } from '@la-stanza/engine/search';
import { WIN } from '../evaluation/evaluator.ts';
import { softmax } from '../evaluation/softmax.ts';
import { createActive } from '../value/active.ts';
import { listBoard } from '../value/board-features.ts';
import { listContact, readPosition } from '../value/contact-features.ts';
import { createNet, LOGITS, OUTPUTS, partsOf, PRESTIGE_UNIT, rowLength, type Net } from '../value/net.ts';
import { createAdam, step, type Adam } from './adam.ts';

/** The weight of each output in the loss: utility, win, and each category of prestige. */
const WEIGHT_OF_WIN = 0.5;
const WEIGHT_OF_PRESTIGE = 0.05;

export interface Trainer {
  /** Adds a position to the batch and returns its loss in utility. */
  readonly learn: (state: State, target: Float32Array, prestige: Int16Array) => number;
  /** The loss without learning. */
  readonly test: (state: State, target: Float32Array, prestige: Int16Array) => number;
  readonly step: (rate: number, decay: number) => void;
}

/** Trains a net on positions and their targets. */
export function createTrainer(net: Net): Trainer {
  const { hidden } = net;
  const length = rowLength(hidden);
  const parts = partsOf(net);
  const gradient = createNet(hidden);
  const adams = partsOf(gradient).map(createAdam);
  const actives = Array.from({ length: MAX_PLAYERS }, () => createActive());
  const sums = Array.from({ length: MAX_PLAYERS }, () => new Float32Array(length));
  const outputs = new Float32Array(OUTPUTS * MAX_PLAYERS);
  const slopes = new Float32Array(OUTPUTS);
  const back = new Float32Array(length);
  const shares = new Float32Array(LOGITS * MAX_PLAYERS);
  let batch = 0;
  let steps = 0;

  function forward(state: State): void {
    const { players } = state.table;
    readPosition(state);
    for (let seat = 0; seat < players; seat++) {
      const active = actives[seat];
      const sum = sums[seat];
      if (active === undefined || sum === undefined) continue;
      active.count = 0;
      listBoard(state, seat, active);
      listContact(state, seat, active);
      sum.set(net.start);
      for (let index = 0; index < active.count; index++) {
        const from = (active.inputs[index] ?? 0) * length;
        for (let column = 0; column < length; column++)
          sum[column] = (sum[column] ?? 0) + (net.rows[from + column] ?? 0);
      }
      for (let output = 0; output < OUTPUTS; output++) {
        let value = output < LOGITS ? (sum[hidden + output] ?? 0) : (net.categoryStart[output - LOGITS] ?? 0);
        for (let unit = 0; unit < hidden; unit++) {
          const activation = sum[unit] ?? 0;
          if (activation > 0) value += activation * (net.out[hidden * output + unit] ?? 0);
        }
        outputs[OUTPUTS * seat + output] = value;
      }
      for (let index = 0; index < active.count; index++) {
        const from = (active.inputs[index] ?? 0) * CATEGORIES.length;
        for (let category = 0; category < CATEGORIES.length; category++) {
          const cell = OUTPUTS * seat + LOGITS + category;
          outputs[cell] = (outputs[cell] ?? 0) + (net.categoryRows[from + category] ?? 0);
        }
      }
      for (let logit = 0; logit < LOGITS; logit++) shares[WIN * logit + seat] = outputs[OUTPUTS * seat + logit] ?? 0;
    }
    softmax(shares, 0, players);
    softmax(shares, WIN, players);
  }

  function loss(state: State, target: Float32Array): number {
    let sum = 0;
    for (let seat = 0; seat < state.table.players; seat++) {
      sum -= (target[seat] ?? 0) * Math.log(Math.max(1e-6, shares[seat] ?? 0));
    }
    return sum;
  }

  function backward(state: State, target: Float32Array, prestige: Int16Array): void {
    for (let seat = 0; seat < state.table.players; seat++) {
      slopes[0] = (shares[seat] ?? 0) - (target[seat] ?? 0);
      slopes[1] = WEIGHT_OF_WIN * ((shares[WIN + seat] ?? 0) - (target[WIN + seat] ?? 0));
      for (let category = 0; category < CATEGORIES.length; category++) {
        const wanted = (prestige[CATEGORIES.length * seat + category] ?? 0) / PRESTIGE_UNIT;
        slopes[LOGITS + category] = WEIGHT_OF_PRESTIGE * ((outputs[OUTPUTS * seat + LOGITS + category] ?? 0) - wanted);
      }
      backSeat(seat);
    }
  }

  function backSeat(seat: number): void {
    const active = actives[seat];
    const sum = sums[seat];
    if (active === undefined || sum === undefined) return;
    for (let unit = 0; unit < hidden; unit++) {
      const activation = sum[unit] ?? 0;
      let slope = 0;
      if (activation > 0) {
        for (let output = 0; output < OUTPUTS; output++) {
          const cell = hidden * output + unit;
          const outputSlope = slopes[output] ?? 0;
          slope += outputSlope * (net.out[cell] ?? 0);
          add(gradient.out, cell, outputSlope * activation);
        }
      }
      back[unit] = slope;
    }
    for (let logit = 0; logit < LOGITS; logit++) back[hidden + logit] = slopes[logit] ?? 0;
    for (let column = 0; column < length; column++) add(gradient.start, column, back[column] ?? 0);
    for (let category = 0; category < CATEGORIES.length; category++) {
      add(gradient.categoryStart, category, slopes[LOGITS + category] ?? 0);
    }
    for (let index = 0; index < active.count; index++) {
      const input = active.inputs[index] ?? 0;
      for (let column = 0; column < length; column++) add(gradient.rows, input * length + column, back[column] ?? 0);
      for (let category = 0; category < CATEGORIES.length; category++) {
        add(gradient.categoryRows, input * CATEGORIES.length + category, slopes[LOGITS + category] ?? 0);
      }
    }
  }

  return {
    learn(state, target, prestige) {
      forward(state);
      backward(state, target, prestige);
      batch++;
      return loss(state, target);
    },
    test(state, target) {
      forward(state);
      return loss(state, target);
    },
    step(rate, decay) {
      steps++;
      for (const [index, adam] of adams.entries()) stepPart(adam, parts[index], steps, rate, decay, batch);
      batch = 0;
    },
  };
}

function stepPart(
  adam: Adam,
  part: Float32Array | undefined,
  steps: number,
  rate: number,
  decay: number,
  batch: number,
): void {
  if (part !== undefined && batch > 0) step(adam, part, steps, rate, decay, batch);
}

function add(array: Float32Array, cell: number, amount: number): void {
  array[cell] = (array[cell] ?? 0) + amount;
}
