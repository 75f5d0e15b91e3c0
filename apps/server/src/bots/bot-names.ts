import { LEVELS, type Level } from '@la-stanza/bots';

/** The bot that plays at random; it needs no time. */
export const RANDOM = 'random';

const nameOf = (level: Level): string => `level-${level}`;
const LEVEL_OF: ReadonlyMap<string, Level> = new Map(LEVELS.map((level) => [nameOf(level), level]));

/** The bot that plays on for somebody who left: good enough to be taken seriously, and quick. */
export const SUBSTITUTE: string = nameOf(3);

/** Whether a seat may be given to a bot of this name. */
export const isKnownBot = (name: string): boolean => name === RANDOM || LEVEL_OF.has(name);

/** The level of a bot; none for the one that plays at random, and for names no longer known: no game may stop for them. */
export const levelOf = (name: string): Level | undefined => LEVEL_OF.get(name);
