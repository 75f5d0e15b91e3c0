import { legal } from '@la-stanza/engine';
import type { BotPlayer } from './bot-player.ts';

/** Any legal action, each as likely as the others. */
export const randomBot: BotPlayer = {
  choose: (state, _seat, random) => {
    const choices = legal(state);
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) throw new RangeError('nothing is legal');
    return choice;
  },
};
