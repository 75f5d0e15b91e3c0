import { type GameRecord, newGame } from '@la-stanza/engine';
import { openLocalGame, type LocalGame } from '../../../game/source/local-game.ts';
import type { SeatedPlayer } from '../../../game/source/game-source.ts';
import { GUIDED_DEAL, GUIDED_FIGURES, GUIDED_RULINGS, GUIDED_SEED } from './guided-deal.ts';
import { ambrogioPlays } from './guided-plan.ts';

type GuidedGameParts = {
  readonly players: readonly SeatedPlayer[];
  /** The entries of the game so far, if it was left. */
  readonly entries?: readonly string[] | undefined;
  /** Called after every entry. */
  readonly keep: (entries: readonly string[]) => void;
  /** Waits before each of Ambrogio's actions. */
  readonly pause: () => Promise<void>;
};

/** Opens the first game: a real game whose draws and rival are prepared. */
export function openGuidedGame({ players, entries, keep, pause }: GuidedGameParts): LocalGame {
  const record: GameRecord = {
    ...newGame({ players: players.length, figures: GUIDED_FIGURES, rulings: GUIDED_RULINGS }).record,
    entries: entries ?? GUIDED_DEAL.flatMap((line) => line.split(', ')),
  };
  return openLocalGame({
    saved: { id: 'first-game', record, seed: GUIDED_SEED, players, savedAt: 0 },
    save: ({ record: saved }) => keep(saved.entries),
    think: async (game) => {
      await pause();
      return ambrogioPlays(game);
    },
    now: () => 0,
  });
}
