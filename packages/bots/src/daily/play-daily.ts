import { advance, dealer, toAct, type ActionId, type Game, type State } from '@la-stanza/engine';
import type { Level } from '../levels.ts';
import { dailyChance, dailyLevel, FIELD_LEVEL, openDaily } from './daily.ts';

export interface DailyQuestion {
  readonly level: Level;
  readonly state: State;
  readonly seed: number;
  /** Whether close calls are left to chance, so that games of the field differ. */
  readonly isClose: boolean;
}

type Answer = readonly ActionId[] | Promise<readonly ActionId[]>;

/** Plays the deal of a day with a bot in the person's seat; `chance`, in hexadecimal digits, makes its games differ. */
export async function playDaily(
  seed: string,
  player: Level,
  chance: string,
  ask: (question: DailyQuestion) => Answer,
): Promise<Game> {
  const bank = dealer(seed);
  let game = openDaily(seed);
  for (let acting = toAct(game.state); acting.who === 'seat'; acting = toAct(game.state)) {
    const level = dailyLevel(acting.seat);
    const number = dailyChance(level === undefined ? chance : seed, game.line.length);
    for (const action of await ask({
      level: level ?? player,
      state: game.state,
      seed: number,
      isClose: level === undefined && player === FIELD_LEVEL,
    })) {
      const next = advance(game, action, bank);
      if ('code' in next) throw new Error(`a bot played against the rules: ${next.code}`);
      ({ game } = next);
    }
  }
  return game;
}
