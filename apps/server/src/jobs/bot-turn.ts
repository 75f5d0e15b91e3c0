import type { Logger } from 'pino';
import type { Metrics } from '../ops/metrics.ts';
import { acceptBotAction } from '../play/accept-entry.ts';
import type { Play } from '../play/play.ts';
import { isBot, type StoredGame } from '../play/stored-game.ts';
import { RANDOM } from '../bots/bot-names.ts';
import { randomAction } from '../bots/random-bot.ts';
import { seededRandom } from '../bots/seeded-random.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import { toAct, type ActionId, type Game } from '@la-stanza/engine';

/** More decisions than bots can make between two human decisions. */
const MOST_DECISIONS = 5_000;

export interface BotParts {
  readonly play: Play;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/**
 * Plays for the bots of a game until a human has to decide. Every answer is bound to the version it was computed for and
 * dropped if the game has moved on. A bot is asked once for its decisions up to the end of its turn or the next deal.
 */
export async function playBots({ play, thinkers, metrics, log }: BotParts, game: string): Promise<void> {
  let stored = await play.store.refresh(game);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    if (stored?.fold === undefined || stored.status !== 'running' || !isBot(stored, stored.acting)) return;
    const stop = metrics.botSeconds.startTimer();
    const actions = await answerOf(stored, stored.fold, thinkers, log);
    stop();
    let next: StoredGame | undefined = stored;
    for (const action of actions) {
      next = await acceptBotAction(play, next, action);
      metrics.botTurns.inc({ outcome: next === undefined ? 'late' : 'played' });
      if (next === undefined || !isBot(next, next.acting)) break;
    }
    stored = next ?? (await play.store.refresh(game));
  }
}

/** A bot that fails or takes too long plays this decision at random, so that the game goes on. */
async function answerOf(stored: StoredGame, fold: Game, thinkers: Thinkers, log: Logger): Promise<readonly ActionId[]> {
  const bot = stored.seats[stored.acting ?? 0]?.bot ?? RANDOM;
  try {
    const { commitment, entries } = fold.record;
    return await thinkers.ask({ bot, state: fold.state, chance: `${commitment ?? stored.id} ${entries.length}` });
  } catch (error) {
    log.error({ err: error, game: stored.id, version: stored.version, bot }, 'the bot gave no answer');
    if (toAct(fold.state).who !== 'seat') throw error;
    return [randomAction(fold.state, seededRandom(`${stored.id} ${stored.version}`))];
  }
}
