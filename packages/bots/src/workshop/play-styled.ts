import { ACTIONS, DISCIPLINES, MAX_REWARD, newGame, type Game, type Seat, play } from '@la-stanza/engine';
import { seatOf } from '@la-stanza/engine/search';
import type { Bot } from '../bot.ts';
import { JUDGED, WIN } from '../evaluation/evaluator.ts';
import { judgeEnd } from '../evaluation/outcome.ts';
import { createBot, type Level } from '../levels.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { createNetEvaluator } from '../value/net-evaluator.ts';
import { unpackNet, type WeightsFile } from '../value/weights.ts';
import type { StyleName } from '../style/style.ts';

/** A match of a way of playing against the bot without one, on some deals with seats swapped. */
export interface StyleMatch {
  readonly level: Level;
  readonly style: StyleName;
  readonly simulations: number;
  /** The first deal and how many. */
  readonly from: number;
  readonly deals: number;
}

export interface StyledGame {
  /** The share of the win of the one with the style. */
  readonly share: number;
  /** How often it activated each room for each reward and for a masterpiece. */
  readonly activations: readonly number[];
}

/** The rewards and a masterpiece. */
const USES: number = MAX_REWARD + 1;
const judged = new Float32Array(JUDGED);

export function playStyled(match: StyleMatch, weights: WeightsFile): readonly StyledGame[] {
  const { level, style, simulations, from, deals } = match;
  const net = unpackNet(weights);
  if ('code' in net) throw new Error(`the weights do not fit: ${net.code}`);
  const styled = createBot(level, createNetEvaluator(net), style);
  const neutral = createBot(level, createNetEvaluator(net));
  return Array.from({ length: deals }, (_, nth) => from + nth).flatMap((deal) => [
    playGame([styled, neutral], seatOf(0), deal, simulations),
    playGame([neutral, styled], seatOf(1), deal, simulations),
  ]);
}

function playGame(bots: readonly Bot[], styled: Seat, deal: number, simulations: number): StyledGame {
  let game = newGame({ players: bots.length, seed: deal.toString(16).padStart(8, '0') });
  for (let move = 0; ; move++) {
    const seat = decider(game.state);
    const bot = bots[seat];
    if (seat === NOBODY || bot === undefined) break;
    const seed = Math.imul(deal + 1, 0x9e3779b1) ^ Math.imul(move + 1, 0x85ebca6b);
    for (const action of bot.decide(game.state, seed, { simulations }).actions) {
      ({ game } = play(game, action));
    }
  }
  judgeEnd(game.state, judged);
  return { share: judged[WIN + styled] ?? 0, activations: activationsOf(game, styled) };
}

function activationsOf({ line }: Game, seat: Seat): readonly number[] {
  const counts = Array.from({ length: USES * DISCIPLINES.length }, () => 0);
  let room = -1;
  const count = (use: number): void => {
    const kind = USES * room + use;
    if (room >= 0) counts[kind] = (counts[kind] ?? 0) + 1;
    room = -1;
  };
  for (const { action: id, seat: by } of line) {
    if (by !== seat) continue;
    const action = ACTIONS[id];
    if (action?.kind === 'activate') room = DISCIPLINES.indexOf(action.discipline);
    else if (action?.kind === 'reward') count(action.strength - 1);
    else if (action?.kind === 'masterpiece') count(MAX_REWARD);
  }
  return counts;
}
