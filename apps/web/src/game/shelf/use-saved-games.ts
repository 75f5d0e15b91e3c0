import { useCallback, useEffect, useState } from 'react';
import type { SavedGame } from '../source/local-game.ts';
import type { GameSummary } from './game-summary.ts';
import { gameShelf } from './shelf.ts';
import { onTabChange } from './tab-channel.ts';

type SavedGames = {
  /** Undefined until loaded. */
  readonly games: readonly GameSummary[] | undefined;
  /** False where the browser stores nothing beyond the page. */
  readonly lasting: boolean;
  readonly remove: (game: GameSummary) => void;
  /** The game deleted last, which can still be restored. */
  readonly removed: GameSummary | undefined;
  readonly undoRemove: () => void;
};

export function useSavedGames(): SavedGames {
  const [games, setGames] = useState<readonly GameSummary[]>();
  const [lasting, setLasting] = useState(true);
  const [removed, setRemoved] = useState<GameSummary>();

  const read = useCallback(async () => {
    const shelf = await gameShelf();
    setLasting(shelf.lasting);
    setGames(await summaries(await shelf.all()));
  }, []);
  useEffect(() => {
    void read();
    return onTabChange(() => void read());
  }, [read]);

  return {
    games,
    lasting,
    removed,
    remove: (game) => {
      void removeGame(game).then(setRemoved).then(read);
    },
    undoRemove: () => {
      if (removed === undefined) return;
      setRemoved(undefined);
      void putBack(removed.saved).then(read);
    },
  };
}

/** A summary needs the rules of the game, which a first visit can do without: they are loaded on demand. */
async function summaries(saved: readonly SavedGame[]): Promise<readonly GameSummary[]> {
  if (saved.length === 0) return [];
  const { summaryOf } = await import('./game-summary.ts');
  return Promise.all(saved.map(summaryOf));
}

/** Returns the game as it was stored, which may be newer than the list; undefined if another tab has deleted it first. */
async function removeGame(game: GameSummary): Promise<GameSummary | undefined> {
  const saved = await (await gameShelf()).remove(game.id);
  return saved === undefined ? undefined : { ...game, saved };
}

async function putBack(saved: SavedGame): Promise<void> {
  await (await gameShelf()).add(saved);
}
