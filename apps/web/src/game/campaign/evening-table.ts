import type { Scenario } from '@la-stanza/bots/campaign';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import { botOf } from '../bots/bot-people.ts';
import { BOT_LEVELS, type SeatedPlayer } from '../source/game-source.ts';

/** Everybody at an evening, by seat: the player and the bots of the room's level. */
export function eveningTable({ players, level }: Pick<Scenario, 'players' | 'level'>): readonly SeatedPlayer[] {
  const bot = BOT_LEVELS[level - 1] ?? 'novice';
  return PLAYER_COLOURS.slice(0, players).map((colour, seat) =>
    seat === 0 ? { name: '', colour } : { name: botOf(colour, bot).name, colour, bot },
  );
}
