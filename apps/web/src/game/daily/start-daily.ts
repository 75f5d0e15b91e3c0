import { dayOf } from '@la-stanza/bots/daily';
import { botOf } from '../bots/bot-people.ts';
import { gameShelf } from '../shelf/shelf.ts';
import type { SeatedPlayer } from '../source/game-source.ts';
import { newSavedGame } from '../source/local-game.ts';
import { randomHex } from '../source/random-hex.ts';
import { keepDaily, keptDailies } from './daily-memory.ts';

const ID_BYTES = 8;

/** Everybody at a deal of the day, by seat. A person without a name is called by the page. */
export const DAILY_TABLE: readonly SeatedPlayer[] = [
  { name: '', colour: 'plum' },
  { name: botOf('onyx', 'adept').name, colour: 'onyx', bot: 'adept' },
  { name: botOf('copper', 'master').name, colour: 'copper', bot: 'master' },
];

/** Starts a game on this device with the deal of a day. The first one of today counts if there is no server. */
export async function startDaily(day: string, seed: string, isCounted: boolean): Promise<string> {
  const saved = {
    ...newSavedGame({ id: randomHex(ID_BYTES), players: DAILY_TABLE, seed, now: Date.now() }),
    daily: day,
  };
  await (await gameShelf()).add(saved);
  if (isCounted && day === dayOf(Date.now()) && !keptDailies().has(day)) keepDaily(day, { game: saved.id, lead: null });
  return saved.id;
}
