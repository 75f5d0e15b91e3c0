import { dailyChance } from '@la-stanza/bots/daily';
import type { BotChance } from '../bots/bot-table.ts';

/** The bots of a day give everybody the same answers: their chance comes from the seed, and they do all their work. */
export const chanceOfDay = (seed: string): BotChance => ({
  of: ({ line }) => dailyChance(seed, line.length),
  whole: true,
});
