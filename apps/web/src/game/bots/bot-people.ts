import { BOT_PEOPLE, botPerson, type BotPerson } from '@la-stanza/bots/people';
import { PLAYER_COLOURS, type PlayerColour } from '../../drawing/art/player.ts';
import type { BotLevel } from '../source/game-source.ts';
import { STRENGTHS } from './strength.ts';

/** Whose face and name a bot has. */
export type SeatedBot = { readonly face: BotPerson; readonly name: string };

/** Who sits down as the bot of a colour; the server names the bots of its seats the same way. */
export function botOf(colour: PlayerColour, level: BotLevel): SeatedBot {
  const face = botPerson(PLAYER_COLOURS.indexOf(colour), STRENGTHS[level].level);
  return { face, name: BOT_PEOPLE[face] };
}
