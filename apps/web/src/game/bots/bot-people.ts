import { BOT_PEOPLE, BOT_PERSONS, botPerson, type BotPerson } from '@la-stanza/bots/people';
import { PLAYER_COLOURS, type PlayerColour } from '../../drawing/art/player.ts';
import type { BotLevel, SeatedPlayer } from '../source/game-source.ts';
import { BOT_STRENGTHS } from './bot-strength.ts';

/** The face and the name of a bot. */
export type SeatedBot = { readonly face: BotPerson; readonly name: string };

/** The person a bot plays as, by colour and level. The server names its bots the same way. */
export function botOf(colour: PlayerColour, level: BotLevel): SeatedBot {
  const face = botPerson(PLAYER_COLOURS.indexOf(colour), BOT_STRENGTHS[level].level);
  return { face, name: BOT_PEOPLE[face] };
}

/** The face of a seated bot, who is known by name; undefined for a person. */
export function faceOf(player: Pick<SeatedPlayer, 'name' | 'bot'> | undefined): BotPerson | undefined {
  if (player?.bot === undefined) return undefined;
  return BOT_PERSONS.find((person) => BOT_PEOPLE[person] === player.name);
}
