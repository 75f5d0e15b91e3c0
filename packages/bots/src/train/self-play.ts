import { scoreInto, STATE_BYTES, setup } from '@la-stanza/engine/search';
import { JUDGED, type Evaluator } from '../evaluation/evaluator.ts';
import { judgeEnd } from '../evaluation/outcome.ts';
import { playTurn } from '../policy/factored-policy.ts';
import { below, randomFrom, unit, type Random } from '../random/random.ts';
import type { Bot, Budget, Candidate } from '../bot.ts';
import { deal } from '../turns/deal.ts';
import { CHANCE, decider, NOBODY } from '../turns/decider.ts';
import { follow } from '../turns/follow.ts';
import { PRESTIGE_CELLS, type SampleGame } from './samples.ts';

export interface SelfPlayOptions {
  /** The players; one is drawn for each seat. */
  readonly bots: readonly Bot[];
  readonly budget?: Budget;
  /** Judges each position at the time it is played. */
  readonly evaluator: Evaluator;
  /** Turns played by rules of thumb: up to this many at the beginning, and this share later. */
  readonly opening: number;
  readonly straying: number;
}

const MOST_POSITIONS = 400;
const STRAY_WHIM = 3;
const positions = new Uint8Array(MOST_POSITIONS * STATE_BYTES);
const judged = new Float32Array(MOST_POSITIONS * JUDGED);

/** Half of the games have two players, a quarter three and a quarter four. */
const drawPlayers = (random: Random): number => [2, 2, 3, 4][below(random, 4)] ?? 2;

/** How much worse than the best a turn may be and still be tried. */
const TOLERANCE = 0.012;

/** One of the first candidates that is about as good as the best, so that games differ. */
function nearlyBest(candidates: readonly Candidate[], random: Random): Candidate | undefined {
  const [best] = candidates;
  const near = candidates.filter((candidate) => (best?.winShare ?? 0) - candidate.winShare < TOLERANCE * unit(random));
  return near[below(random, near.length)] ?? best;
}

/** Plays one game of self-play and returns its training data. */
export function playSample(seed: number, options: SelfPlayOptions): SampleGame {
  const random = randomFrom(seed);
  const players = drawPlayers(random);
  const state = setup({ players });
  const seats = Array.from({ length: players }, () => options.bots[below(random, options.bots.length)]);
  const opening = below(random, options.opening + 1);
  const judgement = new Float32Array(JUDGED);
  let count = 0;
  for (let move = 0; ; move++) {
    const seat = decider(state);
    if (seat === NOBODY) break;
    if (seat === CHANCE) {
      deal(state, random);
      continue;
    }
    if (count < opening || unit(random) < options.straying) playTurn(state, random, STRAY_WHIM);
    else {
      const choice = seats[seat]?.decide(state, (random.state ^ Math.imul(move, 0x9e3779b1)) | 0, options.budget);
      follow(state, nearlyBest(choice?.candidates ?? [], random)?.actions ?? choice?.actions ?? []);
    }
    if (count === MOST_POSITIONS) throw new RangeError('a game has more turns than expected');
    positions.set(state.bytes, count * STATE_BYTES);
    options.evaluator.judge(state, judgement);
    judged.set(judgement, count * JUDGED);
    count++;
  }
  const end = new Float32Array(JUDGED);
  judgeEnd(state, end);
  const prestige = new Int16Array(PRESTIGE_CELLS);
  scoreInto(state, prestige);
  return {
    players,
    positions: positions.slice(0, count * STATE_BYTES),
    judged: judged.slice(0, count * JUDGED),
    end,
    prestige,
  };
}
