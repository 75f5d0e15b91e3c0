import { dealer } from '@la-stanza/engine/fair';
import {
  type Action,
  type Game,
  type GameEvent,
  type Options,
  newGame,
  play,
  whoseTurn,
  legalActions,
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
  let game = newGame({ players: SITTING.length, options, commitment: bank.commitment });
  for (;;) {
    const acting = whoseTurn(game.state);
    if (acting.who === 'nobody') return game;
    if (acting.who === 'seat') look(game);
    random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
    const action = acting.who === 'chance' ? bank.deal(game.state) : anyOf(legalActions(game), random);
    const next = play(game, action);
    tell(next.events);
    ({ game } = next);
  }
}

/** Steps that lead somewhere come more often than giving up. */
function anyOf(options: readonly Action[], random: number): Action {
  const dull = new Set(['pass', 'withdraw', 'forgo', 'stop']);
  const lively = options.filter(({ kind }) => !dull.has(kind));
  const list = lively.length > 0 && random % 10 > 0 ? lively : options;
  const action = list[(random >> 8) % list.length];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
