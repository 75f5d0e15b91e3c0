import { LEVELS, type Level } from '@la-stanza/bots';

/** The bot that plays at random; it needs no time to think. */
export const RANDOM = 'random';

/** The name of the bot of a level. */
export const botOf = (level: Level): string => `level-${level}`;
const LEVEL_OF: ReadonlyMap<string, Level> = new Map(LEVELS.map((level) => [botOf(level), level]));

/** The bot that replaces a player who left: plays well, and fast. */
export const SUBSTITUTE_LEVEL = 3;
export const SUBSTITUTE: string = botOf(SUBSTITUTE_LEVEL);

/** Whether a bot of this name may get a seat. */
export const isKnownBot = (name: string): boolean => name === RANDOM || LEVEL_OF.has(name);

/** The level of a bot; undefined for the random bot and for unknown names. */
export const levelOf = (name: string): Level | undefined => LEVEL_OF.get(name);
