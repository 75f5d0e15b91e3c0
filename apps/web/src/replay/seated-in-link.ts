import { PLAYER_COLOURS } from '../art/player.ts';
import { BOT_LEVELS, type SeatedPlayer } from '../game/game-source.ts';

/* Who sat where, as a link carries it: "plum..Elena~onyx.apprentice.Fiammetta". */

const BETWEEN_SEATS = '~';
const BETWEEN_PARTS = '.';
const LONGEST_NAME = 24;

export function writeSeated(players: readonly SeatedPlayer[]): string {
  return players
    .map(({ colour, bot = '', name }) =>
      [colour, bot, name.replaceAll(BETWEEN_SEATS, ' ').slice(0, LONGEST_NAME)].join(BETWEEN_PARTS),
    )
    .join(BETWEEN_SEATS);
}

/** Reads it back for a number of seats; whatever is missing or strange takes what that seat would have anyway. */
export function readSeated(text: string, seats: number, nameOf: (seat: number) => string): SeatedPlayer[] {
  const parts = text.split(BETWEEN_SEATS);
  const colours = new Set(parts.slice(0, seats).map((part) => part.split(BETWEEN_PARTS)[0]));
  const areSound = colours.size === seats && [...colours].every((colour) => PLAYER_COLOURS.some((c) => c === colour));
  return PLAYER_COLOURS.slice(0, seats).map((usual, seat) => {
    const [colour, level, ...name] = (parts[seat] ?? '').split(BETWEEN_PARTS);
    const said = name.join(BETWEEN_PARTS).trim().slice(0, LONGEST_NAME);
    return {
      name: said === '' ? nameOf(seat) : said,
      colour: areSound ? (PLAYER_COLOURS.find((each) => each === colour) ?? usual) : usual,
      bot: BOT_LEVELS.find((each) => each === level),
    };
  });
}
