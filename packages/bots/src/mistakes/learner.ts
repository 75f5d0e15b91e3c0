import { ACTIONS, CATEGORIES, type State } from '@la-stanza/engine';
import { A_PASS, FIRST, MAX_PLAYERS, scoreInto, seatOf, standingStrength } from '@la-stanza/engine/search';
import type { Bot, Choice } from '../bot.ts';
import { JUDGED, type Evaluator } from '../evaluation/evaluator.ts';
import { candidateAt } from '../search/candidate-at.ts';
import { clear, createTopTurns, enter, slotAt, type TopTurns } from '../search/top-turns.ts';
import { randomFrom, unit } from '../random/random.ts';
import type { Style } from '../style/style.ts';
import { taste } from '../style/taste.ts';
import { decider } from '../turns/decider.ts';
import { createTurnSpace, visitTurns, type TurnSpace } from '../turns/turn-space.ts';
import { attentionOf, overlooked } from './attention.ts';
import type { Mistakes } from './mistakes.ts';

/*
 * Levels 1 and 2 make the mistakes of people who learn the game: they overlook things, take points at once, and go where they
 * have always gone. They never pass while something useful is open.
 */

export interface LearnerOptions {
  readonly evaluator: Evaluator;
  readonly mistakes: Mistakes;
  readonly style?: Style | undefined;
}

interface Seen {
  readonly space: TurnSpace;
  /** The best turns, as the learner values them. */
  readonly noticed: TopTurns;
  /** The best turn that does something, mistakes aside. */
  readonly useful: TopTurns;
}

const CANDIDATES = 6;
const DISCIPLINES = 5;
/** Turns that score within this many points look alike to the greedy. */
const ALIKE = 2;
/** What a habit is worth, in points: it wins unless it is overlooked. */
const HABIT = 10;
const judged = new Float32Array(JUDGED);
const cells = new Int16Array(CATEGORIES.length * MAX_PLAYERS);

/** Looks at its own prospects after every turn that it notices. */
export function createLearner({ evaluator, mistakes, style }: LearnerOptions): Bot {
  let seen: Seen | undefined;
  return {
    decide(state: State, seed: number): Choice {
      const began = performance.now();
      const seat = decider(state);
      if (seen?.space.states[0]?.table !== state.table)
        seen = {
          space: createTurnSpace(state),
          noticed: createTopTurns(state, CANDIDATES),
          useful: createTopTurns(state, 1),
        };
      const { space, noticed, useful } = seen;
      clear(noticed);
      clear(useful);
      const random = randomFrom(seed);
      const isGreedy = unit(random) < mistakes.greed;
      const isHabitual = unit(random) < mistakes.habit;
      const attention = attentionOf(random, mistakes.overlooks);
      const usual = strongest(state, seat);
      let turns = 0;
      visitTurns(space, state, (after, path, length) => {
        turns++;
        const worth = evaluator.glance(after, seat);
        if (!passes(path, length)) enter(useful, worth, judged, after, path, length);
        const value =
          (isGreedy ? pointsOf(after, seat) + ALIKE * unit(random) : worth) +
          (isHabitual && goesTo(path, length, usual) ? HABIT : 0) +
          (style === undefined ? 0 : mistakes.taste * taste(style, state, path, length)) -
          overlooked(attention, path, length);
        enter(noticed, value, judged, after, path, length);
      });
      const top = wouldWaste(noticed, useful, evaluator, seat) ? useful : noticed;
      const candidates = Array.from({ length: top.count }, (_, rank) => candidateAt(top, rank, evaluator, seat));
      return {
        actions: candidates[0]?.actions ?? [],
        candidates,
        simulations: turns,
        milliseconds: performance.now() - began,
      };
    },
  };
}

/** Whether the learner would pass while something better is open. */
function wouldWaste(noticed: TopTurns, useful: TopTurns, evaluator: Evaluator, seat: number): boolean {
  if (useful.count === 0) return false;
  const slot = slotAt(noticed, 0);
  const [path, after] = [noticed.paths[slot], noticed.states[slot]];
  if (path === undefined || after === undefined || !passes(path, noticed.lengths[slot] ?? 0)) return false;
  return (useful.values[slotAt(useful, 0)] ?? 0) > evaluator.glance(after, seat);
}

function passes(path: Uint16Array, length: number): boolean {
  for (let index = 0; index < length; index++) if (path[index] === A_PASS) return true;
  return false;
}

function goesTo(path: Uint16Array, length: number, discipline: number): boolean {
  for (let index = 0; index < length; index++) {
    const action = path[index] ?? 0;
    if (ACTIONS[action]?.kind === 'activate') return FIRST[action] === discipline;
  }
  return false;
}

function pointsOf(state: State, seat: number): number {
  scoreInto(state, cells);
  let points = 0;
  for (let category = 0; category < CATEGORIES.length; category++)
    points += cells[CATEGORIES.length * seat + category] ?? 0;
  return points;
}

/** The discipline in which a seat is strongest; the first of several. */
function strongest(state: State, seat: number): number {
  let best = 0;
  let most = -1;
  for (let discipline = 0; discipline < DISCIPLINES; discipline++) {
    const strength = standingStrength(state, seatOf(seat), discipline);
    if (strength > most) [best, most] = [discipline, strength];
  }
  return best;
}
