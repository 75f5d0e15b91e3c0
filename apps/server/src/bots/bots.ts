import type { BotPlayer } from './bot-player.ts';
import { greedyBot } from './greedy-bot.ts';
import { randomBot } from './random-bot.ts';

/** The bots by name. A name that is no longer known is played at random: no game may stop for it. */
export const botNamed = (name: string): BotPlayer => (name === 'greedy' ? greedyBot : randomBot);
