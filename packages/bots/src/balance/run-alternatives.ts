import { createPlayer, type Contestant } from '../arena/contestant.ts';
import type { Alternative } from './alternatives.ts';
import { playForBalance, termsOf, type BalanceGame } from './balance-game.ts';
import { compare, type Comparison } from './compare.ts';
import { type GameFile, type GameSet, openGameFile } from './game-file.ts';

export { ALTERNATIVES, type Alternative } from './alternatives.ts';

export interface AlternativesOptions {
  readonly contestant: Contestant;
  readonly alternatives: readonly Alternative[];
  readonly players: readonly number[];
  readonly games: number;
  readonly seed: number;
  /** Games are appended to this file, and games in it are not played again. */
  readonly file?: string;
}

export interface ComparedAlternative extends Comparison {
  readonly alternative: Alternative;
  readonly players: number;
}

/** A set of games as far as it is played. */
interface Run {
  readonly set: GameSet;
  readonly games: BalanceGame[];
  readonly more: (kept: GameFile, upTo: number) => number;
}

/** Every set plays its first games before any plays more, so that a stopped run has as many of each. */
const GAMES_AT_A_TIME = 5;

/** Plays the newest edition and every alternative on the same deals, and compares them. */
export function runAlternatives(
  options: AlternativesOptions,
  onGames: (done: number, total: number) => void = () => {},
): readonly ComparedAlternative[] {
  const { contestant, alternatives, games, seed, file } = options;
  const kept = openGameFile(file);
  const player = createPlayer(contestant);
  const runOf = (set: GameSet): Run => {
    const terms = termsOf(set.players, set.change ?? {});
    const played: BalanceGame[] = [];
    return {
      set,
      games: played,
      more(from, upTo) {
        const before = played.length;
        while (played.length < upTo) {
          const known = from.find(set, played.length);
          const game = known ?? playForBalance(player, terms, seed, played.length);
          if (known === undefined) from.keep(set, game);
          played.push(game);
        }
        return played.length - before;
      },
    };
  };
  const tables = options.players.map((players) => ({
    standard: runOf({ contestant, players, seed }),
    others: alternatives.flatMap((alternative) => {
      const change = alternative.changeFor(players);
      return change === undefined ? [] : [{ alternative, run: runOf({ contestant, players, seed, change }) }];
    }),
  }));
  const runs = tables.flatMap(({ standard, others }) => [standard, ...others.map(({ run }) => run)]);
  let done = 0;
  for (let upTo = 0; upTo < games;) {
    upTo = Math.min(games, upTo + GAMES_AT_A_TIME);
    for (const run of runs) {
      done += run.more(kept, upTo);
      onGames(done, runs.length * games);
    }
  }
  return tables.flatMap(({ standard, others }) =>
    others.map(({ alternative, run }) => ({
      alternative,
      players: run.set.players,
      ...compare(standard.games, run.games),
    })),
  );
}
