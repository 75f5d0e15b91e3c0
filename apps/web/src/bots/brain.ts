import type { ActionId, Seat, State } from '@la-stanza/engine';
import type { BotLevel } from '../game/game-source.ts';
import { apprentice } from './apprentice.ts';
import { novice } from './novice.ts';

/**
 * A bot's way of choosing: one legal action of the open decision. It is given the position and nothing else; the order of the
 * draw pile and the seed are not in it. The same position gets the same answer.
 */
export type Brain = (state: State, seat: Seat) => ActionId;

/** One brain for each level; a new level is added here and in BOT_LEVELS. */
export const BRAINS: Readonly<Record<BotLevel, Brain>> = { novice, apprentice };
