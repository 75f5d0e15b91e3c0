import { ACTIONS, replay, toAct, type Game, type GameRecord } from '@la-stanza/engine';
import { botNamed } from './bots.ts';
import { seededRandom } from './seeded-random.ts';

/** What a thread is asked. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly record: GameRecord;
}

const folded = new Map<string, Game>();
const MOST = 50;

/** Thinks about the open decision of a record; runs in a thread of its own, which is ended if it takes too long. */
export function think({ game, bot, record }: Question): string {
  const result = replay(record, folded.get(game));
  if ('fault' in result) throw new Error(`the record does not replay: ${result.fault.code}`);
  if (folded.size >= MOST) folded.clear();
  folded.set(game, result.game);
  const { state } = result.game;
  const decision = toAct(state);
  if (decision.who !== 'seat') throw new Error('no seat has to decide');
  const random = seededRandom(`${record.commitment ?? game} ${record.entries.length}`);
  const action = botNamed(bot).choose(state, decision.seat, random);
  return ACTIONS[action]?.text ?? '';
}
