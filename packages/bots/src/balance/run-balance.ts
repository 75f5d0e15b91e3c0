import { createPlayer } from '../arena/contestant.ts';
import { balanceOf, type Balance } from './balance.ts';
import { playForBalance, termsOf } from './balance-game.ts';
import { type GameSet, openGameFile } from './game-file.ts';

export interface BalanceOptions extends GameSet {
  readonly games: number;
  /** Games are appended to this file, and games in it are not played again. */
  readonly file?: string;
}

/** Lets a bot play against itself and returns the statistics. */
export function runBalance(options: BalanceOptions, onGame: (done: number) => void = () => {}): Balance {
  const { contestant, clock, players, games: most, seed, change = {}, file } = options;
  const player = createPlayer(contestant, clock);
  const terms = termsOf(players, change);
  const kept = openGameFile(file);
  const games = Array.from({ length: most }, (_, game) => {
    const known = kept.find(options, game);
    const played = known ?? playForBalance(player, terms, seed, game);
    if (known === undefined) kept.keep(options, played);
    onGame(game + 1);
    return played;
  });
  return balanceOf(games, players);
}
