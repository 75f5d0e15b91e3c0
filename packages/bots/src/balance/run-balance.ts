import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Figures } from '@la-stanza/engine';
import { createPlayer, type Clock, type Contestant } from '../arena/contestant.ts';
import { balanceOf, type Balance } from './balance.ts';
import { playForBalance, type BalanceGame } from './balance-game.ts';

export interface BalanceOptions {
  readonly contestant: Contestant;
  readonly clock?: Clock;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  /** Other figures than the standard ones; the bot still judges by the value it learned with the standard ones. */
  readonly figures?: Figures;
  /** Games are appended to this file, and games in it are not played again. */
  readonly file?: string;
}

/** Lets a bot play against itself and returns the statistics. */
export function runBalance(options: BalanceOptions, onGame: (done: number) => void = () => {}): Balance {
  const { contestant, clock, players, games: most, seed, figures, file } = options;
  const player = createPlayer(contestant, clock);
  const key = keyOf(options);
  const known = new Map(readGames(file, key).map((game) => [game.game, game]));
  const games = Array.from({ length: most }, (_, game) => {
    const played = known.get(game) ?? playForBalance(player, players, figures, seed, game);
    if (file !== undefined && !known.has(game)) appendFileSync(file, `${JSON.stringify({ key, ...played })}\n`);
    onGame(game + 1);
    return played;
  });
  return balanceOf(games, players);
}

/** What the games of a file belong to: games of another bot, table or set of figures are not mixed in. */
function keyOf({ contestant, clock, players, seed, figures }: BalanceOptions): string {
  const { level, budget, weights } = contestant;
  const who = [level, budget.milliseconds ?? '', budget.simulations ?? '', weights?.generation ?? ''].join(' ');
  return [who, players, seed, ...(clock === 'processor' ? [clock] : []), JSON.stringify(figures) ?? 'standard'].join(
    ' | ',
  );
}

function readGames(file: string | undefined, key: string): BalanceGame[] {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): BalanceGame & { readonly key: string } => JSON.parse(line))
    .filter((entry) => entry.key === key);
}
