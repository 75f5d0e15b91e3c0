import { CATEGORIES, type State } from '@la-stanza/engine';
import { OVER, phase, SEAT_SIZE, seatOf, seatStart, scoreInto, MAX_PLAYERS } from '@la-stanza/engine/search';
import { JUDGED, WIN, type Evaluator } from '../evaluation/evaluator.ts';
import { judgeEnd } from '../evaluation/outcome.ts';
import { softmax } from '../evaluation/softmax.ts';
import { createActive } from './active.ts';
import { createAdder } from './adder.ts';
import { listBoard } from './board-features.ts';
import { listContact, readPosition } from './contact-features.ts';
import { LOGITS, PRESTIGE_UNIT, rowLength, type Net } from './net.ts';

const LARGE = 100;
/** How many boards have their part of the hidden sums cached; most turns of a search change only one board. */
const CACHED_BOARDS = 2048;

/** Judges positions with a net. It owns its buffers, so each search needs its own. */
export function createNetEvaluator(net: Net, plain = false): Evaluator {
  const { hidden } = net;
  const length = rowLength(hidden);
  // sum 0 is the result, sum 1 the start, the others belong to cached boards
  const adder = createAdder(net, 1 + CACHED_BOARDS, plain);
  const { sums } = adder;
  sums.set(net.start, length);
  const active = createActive(adder.inputs);
  const boards = new Uint8Array(CACHED_BOARDS * SEAT_SIZE);
  // no board has 255 florins, so an unused entry matches nothing
  boards.fill(0xff);
  const ended = new Float32Array(JUDGED);
  const scores = new Int16Array(CATEGORIES.length * MAX_PLAYERS);

  /** Computes the hidden sums for one player. */
  function add(state: State, seat: number): void {
    const board = recall(boards, state, seat);
    if (board < 0) {
      active.count = 0;
      listBoard(state, seat, active);
      adder.add(active.count, 1, 1 - board);
    }
    active.count = 0;
    listContact(state, seat, active);
    adder.add(active.count, board < 0 ? 1 - board : 2 + board, 0);
  }

  function fromHidden(output: number): number {
    let value = 0;
    for (let unit = 0; unit < hidden; unit++) {
      const sum = sums[unit] ?? 0;
      if (sum > 0) value += sum * (net.out[hidden * output + unit] ?? 0);
    }
    return value;
  }

  return {
    judge(state: State, out: Float32Array): void {
      if (phase(state) === OVER) return judgeEnd(state, out);
      const { players } = state.table;
      readPosition(state);
      for (let seat = 0; seat < players; seat++) {
        add(state, seat);
        for (let logit = 0; logit < LOGITS; logit++) {
          out[WIN * logit + seat] = (sums[hidden + logit] ?? 0) + fromHidden(logit);
        }
      }
      softmax(out, 0, players);
      softmax(out, WIN, players);
    },
    glance(state: State, seat: number): number {
      if (phase(state) === OVER) {
        judgeEnd(state, ended);
        // a finished game outweighs any estimate: a win beats, and a loss loses to, every open position
        return LARGE * ((ended[seat] ?? 0) - 1 / state.table.players);
      }
      readPosition(state);
      add(state, seat);
      return (sums[hidden] ?? 0) + fromHidden(0);
    },
    prestige(state: State, out: Float32Array): void {
      const { players } = state.table;
      if (phase(state) === OVER) {
        scoreInto(state, scores);
        for (let cell = 0; cell < CATEGORIES.length * players; cell++) out[cell] = scores[cell] ?? 0;
        return;
      }
      readPosition(state);
      for (let seat = 0; seat < players; seat++) {
        add(state, seat);
        active.count = 0;
        listBoard(state, seat, active);
        listContact(state, seat, active);
        for (let category = 0; category < CATEGORIES.length; category++) {
          let value = (net.categoryStart[category] ?? 0) + fromHidden(LOGITS + category);
          for (let index = 0; index < active.count; index++) {
            value += net.categoryRows[CATEGORIES.length * (active.inputs[index] ?? 0) + category] ?? 0;
          }
          out[CATEGORIES.length * seat + category] = PRESTIGE_UNIT * value;
        }
      }
    },
  };
}

/** The entry of a cached board, or -1 minus the entry just assigned to it. */
function recall(boards: Uint8Array, state: State, seat: number): number {
  const { bytes } = state;
  const from = seatStart(seatOf(seat));
  let hash = 0;
  for (let offset = 0; offset < SEAT_SIZE; offset++) hash = Math.imul(hash ^ (bytes[from + offset] ?? 0), 0x01000193);
  const entry = ((hash ^ (hash >>> 15)) & 0x7fffffff) % CACHED_BOARDS;
  const board = entry * SEAT_SIZE;
  let same = true;
  for (let offset = 0; offset < SEAT_SIZE && same; offset++) same = boards[board + offset] === bytes[from + offset];
  if (same) return entry;
  for (let offset = 0; offset < SEAT_SIZE; offset++) boards[board + offset] = bytes[from + offset] ?? 0;
  return -1 - entry;
}
