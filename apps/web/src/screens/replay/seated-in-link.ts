import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import { BOT_LEVELS, type SeatedPlayer } from '../../game/source/game-source.ts';

/* The players in a link: "plum..Elena~onyx.apprentice.Fiammetta". */

const BETWEEN_SEATS = '~';
const BETWEEN_PARTS = '.';
const LONGEST_NAME = 24;

export function writeSeated(players: readonly SeatedPlayer[]): string {
  return players
    .map(({ colour, bot = '', name }) => [colour, bot, cut(name.replaceAll(BETWEEN_SEATS, ' '))].join(BETWEEN_PARTS))
    .join(BETWEEN_SEATS);
}

/** Reads the players of a link. Missing or invalid colours and levels take the defaults of the seat, a missing name stays empty. */
export function readSeated(text: string, seats: number): SeatedPlayer[] {
  const parts = text.split(BETWEEN_SEATS);
  const colours = new Set(parts.slice(0, seats).map((part) => part.split(BETWEEN_PARTS)[0]));
  const areSound = colours.size === seats && [...colours].every((colour) => PLAYER_COLOURS.some((c) => c === colour));
  return PLAYER_COLOURS.slice(0, seats).map((usual, seat) => {
    const [colour, level, ...name] = (parts[seat] ?? '').split(BETWEEN_PARTS);
    return {
      name: cut(name.join(BETWEEN_PARTS).trim()),
      colour: areSound ? (PLAYER_COLOURS.find((each) => each === colour) ?? usual) : usual,
      bot: BOT_LEVELS.find((each) => each === level),
    };
  });
}

/** Cuts between whole characters, never inside an emoji. */
function cut(name: string): string {
  return Array.from(name).slice(0, LONGEST_NAME).join('');
}
