import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createThinker, requestOf, type WeightsFile } from '@la-stanza/bots';
import { ACTIONS, replay, toAct, type ActionId, type Game, type GameRecord, type State } from '@la-stanza/engine';
import { levelOf } from './bot-names.ts';
import { randomAction } from './random-bot.ts';
import { seededRandom } from './seeded-random.ts';

/** What a thread is asked. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly record: GameRecord;
  /** How long the bot may think; the thread is ended a little later. */
  readonly milliseconds: number;
}

const folded = new Map<string, Game>();
const MOST = 50;
const SEEDS = 2 ** 31;
const weights: WeightsFile = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@la-stanza/bots/weights')), 'utf8'),
);
const thinker = createThinker(weights);

/**
 * Thinks about the open decision of a record and what follows it up to the end of the turn or the next deal; runs in a thread of its
 * own, which is ended if it takes too long.
 */
export function think({ game, bot, record, milliseconds }: Question): readonly string[] {
  const result = replay(record, folded.get(game));
  if ('fault' in result) throw new Error(`the record does not replay: ${result.fault.code}`);
  if (folded.size >= MOST) folded.clear();
  folded.set(game, result.game);
  const { state } = result.game;
  if (toAct(state).who !== 'seat') throw new Error('no seat has to decide');
  const random = seededRandom(`${record.commitment ?? game} ${record.entries.length}`);
  return choose(bot, state, random, milliseconds).map((action) => ACTIONS[action]?.text ?? '');
}

function choose(bot: string, state: State, random: () => number, milliseconds: number): readonly ActionId[] {
  const level = levelOf(bot);
  if (level === undefined) return [randomAction(state, random)];
  const seed = Math.floor(random() * SEEDS);
  return thinker(requestOf(state, { id: 0, level, seed, budget: { milliseconds } })).choice.actions;
}
