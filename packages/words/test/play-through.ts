import {
  ACTIONS,
  dealer,
  legal,
  newRecord,
  preview,
  replay,
  toAct,
  type ActionId,
  type Game,
  type GameEvent,
  type Options,
} from '@la-stanza/engine';

export const SITTING = [{ name: 'Elena' }, { name: 'Bastiano' }, { name: 'Marit' }] as const;

/**
 * Plays a game of the three to its end, any legal step at a time. Shows every position in which a seat decides, and the events of every
 * step, those of chance included.
 */
export function playThrough(
  seed: string,
  options: Partial<Options>,
  look: (game: Game) => void,
  tell: (events: readonly GameEvent[]) => void = () => undefined,
): Game {
  const bank = dealer(seed);
  let random = Number.parseInt(seed, 16);
  let game = replayed(newRecord({ players: SITTING.length, options, commitment: bank.commitment }));
  for (;;) {
    const acting = toAct(game.state);
    if (acting.who === 'nobody') return game;
    if (acting.who === 'seat') look(game);
    random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
    const action = acting.who === 'chance' ? bank.deal(game.state) : anyOf(legal(game.state), random);
    tell(preview(game.state, action).events);
    game = replayed({ ...game.record, entries: [...game.record.entries, ACTIONS[action]?.text ?? ''] }, game);
  }
}

function replayed(...of: Parameters<typeof replay>): Game {
  const result = replay(...of);
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
