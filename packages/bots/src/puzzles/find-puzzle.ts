import type { State } from '@la-stanza/engine';
import { copy } from '@la-stanza/engine/search';
import type { Bot } from '../bot.ts';
import { turnsToEnd } from '../search/finale.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { createTurnSpace, visitTurns } from '../turns/turn-space.ts';
import { apprenticeChoices, finds, isEasy } from './finds.ts';
import type { Goal, Puzzle } from './puzzle.ts';
import { leadOf, solveTurns, type SolvedTurn } from './solve.ts';
import { turnEnds } from './turn-ends.ts';
import { isPlain } from './plain.ts';
import { themesOf } from './themes.ts';

/** At most so many turns are left, of all seats together. */
const MOST_TURNS = 2;
/** A solution has at least so many actions. */
const LEAST_ACTIONS = 3;
/** Fewer different turns are no puzzle. */
const LEAST_TURNS = 40;
/** The most of all turns that may solve it: they differ in what no longer counts, such as florins left over. */
const MOST_SOLVING = 0.08;
/** A game that was lost or won long ago is no puzzle. */
const FAR_BEHIND = 15;
const FAR_AHEAD = 60;
/** New puzzles are taken only from games in which the last turn still matters more. */
const DECIDED = 30;
/** The most steps that are played to solve it: a phone must do it in a few seconds. */
const MOST_STEPS = 200_000;

/** Why a position is no puzzle. */
export type NoPuzzle =
  | 'too-early'
  | 'over'
  | 'few-turns'
  | 'short'
  | 'easy'
  | 'many-ways'
  | 'not-proven'
  | 'not-last'
  | 'level'
  | 'too-large'
  | 'one-sided'
  | 'plain';

export interface Proof {
  /** Every turn, best first, with what it brings. */
  readonly turns: readonly SolvedTurn[];
  /** The turns that solve it; all bring the same. */
  readonly solving: readonly SolvedTurn[];
  readonly goal: Goal;
}

/**
 * Proves that one turn, or turns that end the same, is best. With two players the one who replies takes what is worst for the solver.
 * With three, nobody can say whom a reply should hurt: there the best turn at its worst must beat every other turn at its best.
 */
export function prove(state: State): Proof | NoPuzzle {
  const left = turnsToEnd(state);
  if (left > MOST_TURNS) return 'too-early';
  if (decider(state) === NOBODY) return 'over';
  const turns = solveTurns(state, MOST_STEPS);
  if (turns === undefined) return 'too-large';
  if (turns.some(({ after }) => decider(after) === decider(state))) return 'not-last';
  if (turns.length < LEAST_TURNS) return 'few-turns';
  const best = turns[0]?.worst ?? 0;
  if (best < -FAR_BEHIND || best > FAR_AHEAD) return 'one-sided';
  // a tie-break would decide, which the lead does not show
  if (best === 0) return 'level';
  const solving = turns.filter(({ worst }) => worst === best);
  const others = turns.filter(({ worst }) => worst < best);
  if (solving.length > MOST_SOLVING * turns.length || others.length === 0) return 'many-ways';
  const isZeroSum = state.table.players === 2;
  const most = Math.max(...others.map((turn) => (isZeroSum ? turn.worst : turn.best)));
  if (most >= best) return 'not-proven';
  return { turns, solving, goal: goalOf(best, most) };
}

/** The only win, the largest lead, or if the solver cannot win any more, the smallest distance. */
const goalOf = (best: number, next: number): Goal => (best < 0 ? 'closest' : next < 0 ? 'win' : 'most');

/** Finds out whether a position is a puzzle; `link` makes the link that leads to it. */
export function findPuzzle(state: State, link: () => string, others: readonly Bot[]): Puzzle | NoPuzzle {
  const left = turnsToEnd(state);
  if (left > MOST_TURNS) return 'too-early';
  if (decider(state) === NOBODY) return 'over';
  const unlikely = glance(state);
  if (unlikely !== undefined) return unlikely;
  if (looksTooLarge(state)) return 'too-large';
  const proof = prove(state);
  if (typeof proof === 'string') return proof;
  const { solving, turns, goal } = proof;
  if (Math.min(...solving.map(({ actions }) => actions.length)) < LEAST_ACTIONS) return 'short';
  if (isEasy(state, solving)) return 'easy';
  const first = solving[0];
  const next = turns.find(({ worst }) => worst < (first?.worst ?? 0));
  if (first === undefined || next === undefined) return 'many-ways';
  if (first.worst > DECIDED) return 'one-sided';
  const themes = themesOf(state, first, next);
  if (isPlain(themes)) return 'plain';
  const failed = others.filter((bot) => !finds(bot, state, solving)).length;
  return { link: link(), goal, rating: startRating(failed, left, turns.length), themes };
}

/** How many turns are looked at to guess the work of all. */
const SAMPLES = 4;

/** Guesses from a few turns whether all replies to all of them are too much work; `prove` counts. */
function looksTooLarge(state: State): boolean {
  const ends = turnEnds(state);
  const replied = ends.filter(
    ({ after }, index) => index % Math.ceil(ends.length / SAMPLES) === 0 && decider(after) !== NOBODY,
  );
  const work = { left: MOST_STEPS };
  for (const { after } of replied) turnEnds(after, work);
  return ((MOST_STEPS - work.left) * ends.length) / SAMPLES > MOST_STEPS;
}

/** Before anybody has tried it: bots that miss it, a reply to foresee and many turns to choose from make it harder. */
const startRating = (failed: number, left: number, turns: number): number =>
  1100 + 200 * failed + 100 * (left - 1) + 50 * Math.min(6, Math.floor(turns / 150));

/** Of how many turns a quick look foresees the replies: those that bring most at once. */
const FORESEEN = 12;

interface Glanced {
  readonly after: State;
  readonly actions: number;
  readonly lead: number;
}

/**
 * A quick look over the turns worth considering, before all of them are counted: most positions are no puzzles. It may miss one, but
 * proves none.
 */
function glance(state: State): NoPuzzle | undefined {
  const seat = decider(state);
  const replies = createTurnSpace(state);
  const worth = (after: State): number => {
    if (decider(after) === NOBODY) return leadOf(after, seat);
    let worst = Number.POSITIVE_INFINITY;
    visitTurns(replies, after, (end) => {
      worst = Math.min(worst, leadOf(end, seat));
    });
    return worst;
  };
  let best = Number.NEGATIVE_INFINITY;
  let length = 0;
  for (const { after, actions } of promising(state, seat)) {
    const value = worth(after);
    if (value < best || (value === best && actions >= length)) continue;
    best = value;
    length = actions;
  }
  if (length < LEAST_ACTIONS) return 'short';
  if (best < -FAR_BEHIND || best > FAR_AHEAD) return 'one-sided';
  return apprenticeChoices(state).some((after) => worth(after) >= best) ? 'easy' : undefined;
}

/** The turns that bring most if the game ended after them; among equal ones the shortest first. */
function promising(state: State, seat: number): readonly Glanced[] {
  const found: Glanced[] = [];
  const isBetter = (one: Omit<Glanced, 'after'>, other: Glanced): boolean =>
    one.lead > other.lead || (one.lead === other.lead && one.actions < other.actions);
  visitTurns(createTurnSpace(state), state, (after, _path, actions) => {
    const turn = { actions, lead: leadOf(after, seat) };
    const last = found.at(-1);
    if (found.length >= FORESEEN && last !== undefined && !isBetter(turn, last)) return;
    const place = found.findIndex((other) => isBetter(turn, other));
    found.splice(place < 0 ? found.length : place, 0, { ...turn, after: copy(after) });
    if (found.length > FORESEEN) found.pop();
  });
  return found;
}
