import type { ActionId, Game, State } from '@la-stanza/engine';
import type { Level } from '../levels.ts';
import { playOut } from '../table/play-out.ts';
import { styleAt, type StyleName } from '../style/style.ts';
import { dailyChance, dailyLevel, FIELD_LEVEL, openDaily } from './daily.ts';

export interface DailyQuestion {
  readonly level: Level;
  readonly state: State;
  readonly seed: number;
  /** The bots of a day play as the people they are; who plays in the person's seat has no style. */
  readonly style: StyleName | undefined;
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
  return playOut(openDaily(seed), ({ state, line }, seat) => {
    const level = dailyLevel(seat);
    return ask({
      level: level ?? player,
      state,
      seed: dailyChance(level === undefined ? chance : seed, line.length),
      style: level === undefined ? undefined : styleAt(seat, level),
      isClose: level === undefined && player === FIELD_LEVEL,
    });
  });
}
