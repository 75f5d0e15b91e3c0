import { styleAt } from '@la-stanza/bots/style';
import type { Logger } from 'pino';
import type { Metrics } from '../ops/metrics.ts';
import { acceptBotAction } from '../play/accept-entry.ts';
import type { Play } from '../play/play.ts';
import { isBot, type StoredGame } from '../play/stored-game.ts';
import { levelOf, SUBSTITUTE } from '../bots/bot-names.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import type { ActionId, Game } from '@la-stanza/engine';

/** More decisions than bots can make between two human decisions. */
const MOST_DECISIONS = 5_000;
/** The milliseconds of the substitute, which does not search and needs a fraction of them. */
const SUBSTITUTE_TIME = 1_000;

export interface BotParts {
  readonly play: Play;
  readonly botPool: BotPool;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/**
 * Plays for the bots of a game until a human has to decide. Every answer is bound to the version it was computed for, and dropped if the
 * game has advanced. A bot is asked once for its decisions up to the end of its turn or the next deal.
 */
export async function playBots(parts: BotParts, game: string): Promise<void> {
  const { play, metrics } = parts;
  let stored = await play.store.refresh(game);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    if (stored?.fold === undefined || stored.status !== 'running' || !isBot(stored, stored.acting)) return;
    const stop = metrics.botSeconds.startTimer();
    const actions = await answerOf(stored, stored.fold, parts);
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

/** For a bot that fails or takes too long, its substitute decides in this process: a game neither stops nor is played at random. */
async function answerOf(
  stored: StoredGame,
  fold: Game,
  { play, botPool, metrics, log }: BotParts,
): Promise<readonly ActionId[]> {
  const bot = stored.seats[stored.acting ?? 0]?.bot ?? SUBSTITUTE;
  const { commitment, entries } = fold.record;
  const chance =
    stored.daily === null
      ? `${commitment ?? stored.id} ${entries.length}`
      : await play.seeds.dailyChance(stored.id, fold.line.length);
  const level = levelOf(bot);
  const style = level === undefined ? undefined : styleAt(stored.acting ?? 0, level);
  const question = { bot, state: fold.state, chance, style };
  try {
    return await botPool.ask(question);
  } catch (error) {
    log.error({ err: error, game: stored.id, version: stored.version, bot }, 'the bot gave no answer');
    metrics.botTurns.inc({ outcome: 'substituted' });
    const { think } = await import('../bots/think.ts');
    return think({ ...question, bot: SUBSTITUTE, milliseconds: SUBSTITUTE_TIME });
  }
}
