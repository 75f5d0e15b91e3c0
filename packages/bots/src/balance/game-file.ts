import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Clock, Contestant } from '../arena/contestant.ts';
import { BOTS_VERSION } from '../daily/daily.ts';
import type { BalanceGame, Change } from './balance-game.ts';

/** What a game belongs to: games of another bot, number of players, seed or change are others. */
export interface GameSet {
  readonly contestant: Contestant;
  readonly clock?: Clock;
  readonly players: number;
  readonly seed: number;
  /** Without one, the newest edition is played. */
  readonly change?: Change;
}

/** Games kept in a file, so that a stopped run continues and a finished run prints its tables again. */
export interface GameFile {
  readonly find: (set: GameSet, game: number) => BalanceGame | undefined;
  readonly keep: (set: GameSet, game: BalanceGame) => void;
}

interface KeptGame extends BalanceGame {
  readonly key: string;
}

export function openGameFile(file: string | undefined): GameFile {
  const kept = new Map(readGames(file).map((entry) => [`${entry.key} ${entry.game}`, entry]));
  return {
    find: (set, game) => kept.get(`${keyOf(set)} ${game}`),
    keep(set, game) {
      const entry: KeptGame = { key: keyOf(set), ...game };
      kept.set(`${entry.key} ${game.game}`, entry);
      // a new line begins first: the one before may have been cut off
      if (file !== undefined) appendFileSync(file, `\n${JSON.stringify(entry)}`);
    },
  };
}

function keyOf({ contestant, clock, players, seed, change = {} }: GameSet): string {
  const { level, budget, weights } = contestant;
  const value = weights === undefined ? 'hand' : weights.generation;
  const who = [BOTS_VERSION, level, budget.milliseconds ?? '', budget.simulations ?? '', value, clock ?? 'wall'];
  return [who.join(' '), players, seed, JSON.stringify(change)].join(' | ');
}

function readGames(file: string | undefined): readonly KeptGame[] {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(readGame);
}

/** A run that was killed while it wrote leaves a line that is cut off. */
function readGame(line: string): readonly KeptGame[] {
  try {
    const game: KeptGame = JSON.parse(line);
    return [game];
  } catch {
    return [];
  }
}
