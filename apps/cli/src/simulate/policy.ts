import {
  type Action,
  type ActionId,
  DISCIPLINES,
  type Decision,
  type Seat,
  type State,
  type View,
  legalActions,
  view,
  whoseTurn,
} from '@la-stanza/engine';
import { createBot } from '@la-stanza/bots';
import { eagerWeight, hoardWeight, type Temper } from './eager.ts';
import type { Random } from './random.ts';

/** How the players of a simulation choose. With `styled` every seat of every game draws one of those before it, with `mixed` also a bot. */
export const POLICIES = ['random', 'eager', 'hoard', 'bot', 'styled', 'mixed'] as const;
export type Policy = (typeof POLICIES)[number];

/** What `styled` and `mixed` draw from. */
const DRAWN = { styled: ['random', 'eager', 'hoard'], mixed: ['random', 'eager', 'hoard', 'bot', 'bot'] } as const;

/** One seat of one game. */
export interface Player {
  readonly policy: Exclude<Policy, keyof typeof DRAWN>;
  readonly temper: Temper;
  /** What a bot has decided on for the rest of its turn. */
  readonly plan: ActionId[];
}

/** At one table in so many of `mixed` all are alike: weak players end in ties, which others hardly do. */
const ALIKE_EVERY = 5;

/** Seats the players of a game. */
export function seatPlayers(policy: Policy, players: number, random: Random): Player[] {
  const shared = policy === 'mixed' && random(ALIKE_EVERY) === 0 ? pick(DRAWN.styled, random) : policy;
  return Array.from({ length: players }, () => ({
    policy: shared === 'styled' || shared === 'mixed' ? pick(DRAWN[shared], random) : shared,
    temper: { favourite: pick(DISCIPLINES, random), isAmbitious: random(2) === 0, isTimid: random(4) === 0 },
    plan: [],
  }));
}

function pick<T>(items: readonly [T, ...T[]], random: Random): T {
  return items[random(items.length)] ?? items[0];
}

/** Chooses a legal action; `undefined` when there is none. Outcomes of chance are all alike. */
export function choose(state: State, players: readonly Player[], random: Random): ActionId | undefined {
  const actions = legalActions(state);
  if (actions.length === 0) return undefined;
  const acting = whoseTurn(state);
  if (acting.who === 'seat') {
    const bot = players[acting.seat];
    if (bot?.policy === 'bot') return planned(state, bot, random);
  }
  const player = acting.who === 'seat' && WEIGHED.has(acting.decision) ? players[acting.seat] : undefined;
  if (acting.who !== 'seat' || actions.length === 1 || player === undefined || player.policy === 'random') {
    return actions[random(actions.length)]?.id;
  }
  return actions[weighted(weigh(view(state), acting.seat, player, actions), random)]?.id;
}

const APPRENTICE = createBot(2);
const NOVICE = createBot(1);
const SEEDS = 2 ** 30;

/** The next action of a bot, which decides on whole turns. The ambitious one is the better player. */
function planned(state: State, { plan, temper }: Player, random: Random): ActionId | undefined {
  if (plan.length === 0) {
    const bot = temper.isAmbitious ? APPRENTICE : NOVICE;
    plan.push(...bot.decide(state, random(SEEDS)).actions);
  }
  return plan.shift();
}

/** Decisions in which the mats matter; a view of the position is worth its time there. */
const WEIGHED: ReadonlySet<Decision> = new Set(['walk', 'action', 'hire', 'strength', 'book', 'box', 'meeple', 'take']);

function weigh(position: View, seat: Seat, { policy, temper }: Player, actions: readonly Action[]): number[] {
  const mat = position.seats[seat];
  return actions.map((action) => {
    if (mat === undefined) return 1;
    return policy === 'hoard' ? hoardWeight(action, position, mat) : eagerWeight(action, position, mat, temper);
  });
}

const FINE = 2 ** 30;

/** The place of a weight, drawn in proportion. */
function weighted(weights: readonly number[], random: Random): number {
  let rest = (random(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    if (rest < weight) return index;
    rest -= weight;
  }
  return weights.length - 1;
}
