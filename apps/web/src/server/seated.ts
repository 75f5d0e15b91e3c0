import type { SeatView, TableView } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';
import { PLAYER_COLOURS, type PlayerColour } from '../drawing/art/player.ts';
import { botOf } from '../game/bots/bot-people.ts';
import { STRENGTHS } from '../game/bots/strength.ts';
import { BOT_LEVELS, type BotLevel, type SeatedPlayer } from '../game/source/game-source.ts';

/** What the server calls a bot of a level. */
export function botName(level: BotLevel): string {
  return `level-${STRENGTHS[level].level}`;
}

/** The level of a bot of the server; the plainest for one whose name says nothing here. */
export function botLevel(name: string | null): BotLevel {
  return BOT_LEVELS.find((level) => botName(level) === name) ?? 'novice';
}

export function seatColour(seat: number): PlayerColour {
  return PLAYER_COLOURS[seat] ?? 'plum';
}

/** Whoever sits there, under the name they are known by at the table. */
export function sitterName(t: Translate, { kind, name, bot, seat }: SeatView): string {
  if (name !== null) return name;
  // whoever sat there has deleted their data
  if (kind === 'human') return t('people.gone');
  return kind === 'bot' ? botOf(seatColour(seat), botLevel(bot)).name : t('online.open-seat');
}

/** The players of a table as the table screen knows them. A seat that a bot has taken over keeps its name. */
export function seatedPlayers(t: Translate, { seats }: TableView): SeatedPlayer[] {
  return seats.map((seat) => ({
    name: sitterName(t, seat),
    colour: seatColour(seat.seat),
    ...(seat.kind === 'bot' ? { bot: botLevel(seat.bot) } : {}),
  }));
}

/** The seat somebody has at a table, also after a bot has taken it over. */
export function seatOfUser({ seats }: TableView, user: string | undefined): SeatView | undefined {
  return user === undefined ? undefined : seats.find((seat) => seat.user === user);
}
