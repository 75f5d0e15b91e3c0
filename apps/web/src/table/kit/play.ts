import { ACTIONS, dealer, legal, replay, toAct, type ActionId, type Game, type Options } from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/game-source.ts';
import { newSavedGame } from '../../game/local-game.ts';

export const SITTING: readonly SeatedPlayer[] = [
  { name: 'Elena', colour: 'plum' },
  { name: 'Bastiano', colour: 'onyx' },
  { name: 'Marit', colour: 'copper' },
];

/** Plays a game of the three to its end, any legal step at a time, and shows every position in which a seat decides. */
export function playThrough(seed: string, options: Partial<Options>, look: (game: Game) => void): Game {
  const { record } = newSavedGame({ id: seed, players: SITTING, options, seed, now: 0 });
  const bank = dealer(seed);
  let random = Number.parseInt(seed, 16);
  let game = replayed(replay(record));
  for (;;) {
    const acting = toAct(game.state);
    if (acting.who === 'nobody') return game;
    if (acting.who === 'seat') look(game);
    random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
    const action = acting.who === 'chance' ? bank.deal(game.state) : anyOf(legal(game.state), random);
    const entries = [...game.record.entries, ACTIONS[action]?.text ?? ''];
    game = replayed(replay({ ...game.record, entries }, game));
  }
}

function replayed(result: ReturnType<typeof replay>): Game {
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result.game;
}

/** Steps that lead somewhere come more often than giving up. */
function anyOf(options: readonly ActionId[], random: number): ActionId {
  const dull = new Set(['pass', 'withdraw', 'forgo', 'stop']);
  const lively = options.filter((id) => !dull.has(ACTIONS[id]?.kind ?? ''));
  const list = lively.length > 0 && random % 10 > 0 ? lively : options;
  const action = list[(random >> 8) % list.length];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
