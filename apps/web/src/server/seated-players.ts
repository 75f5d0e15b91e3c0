import type { SeatView, TableView } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';
import { PLAYER_COLOURS, type PlayerColour } from '../drawing/art/player.ts';
import { botOf } from '../game/bots/bot-people.ts';
import { BOT_STRENGTHS } from '../game/bots/bot-strength.ts';
import { BOT_LEVELS, type BotLevel, type SeatedPlayer } from '../game/source/game-source.ts';

/** The server's name for a bot of this level. */
export function botName(level: BotLevel): string {
  return `level-${BOT_STRENGTHS[level].level}`;
}

/** The level of a bot at the server; the weakest for an unknown name. */
export function botLevel(name: string | null): BotLevel {
  return BOT_LEVELS.find((level) => botName(level) === name) ?? 'novice';
}

export function seatColour(seat: number): PlayerColour {
  return PLAYER_COLOURS[seat] ?? 'plum';
}

/** The name of the player on a seat, as the table shows it. */
export function seatName(t: Translate, { kind, name, bot, seat }: SeatView): string {
  if (name !== null) return name;
  // the player has deleted their data
  if (kind === 'human') return t('people.gone');
  return kind === 'bot' ? botOf(seatColour(seat), botLevel(bot)).name : t('online.open-seat');
}

/** The players of a table as the table screen needs them. A seat that a bot has taken over keeps its name. */
export function seatedPlayers(t: Translate, { seats }: TableView): SeatedPlayer[] {
  return seats.map((seat) => ({
    name: seatName(t, seat),
    colour: seatColour(seat.seat),
    ...(seat.kind === 'bot' ? { bot: botLevel(seat.bot) } : {}),
    ...(seat.since === null ? {} : { since: seat.since }),
  }));
}

/** The seat of a user, also after a bot has taken it over. */
export function seatOfUser({ seats }: TableView, user: string | undefined): SeatView | undefined {
  return user === undefined ? undefined : seats.find((seat) => seat.user === user);
}
