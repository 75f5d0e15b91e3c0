import { useCallback, useEffect, useState } from 'react';
import type { SavedGame } from '../source/local-game.ts';
import type { GameSummary } from './game-summary.ts';
import { gameShelf } from './shelf.ts';
import { hearTabs } from './shelf-news.ts';

type SavedGames = {
  /** Undefined until they are read. */
  readonly games: readonly GameSummary[] | undefined;
  /** False where the browser keeps nothing beyond the page. */
  readonly lasting: boolean;
  readonly remove: (game: GameSummary) => void;
  /** The game deleted last, which can still be brought back. */
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
    return hearTabs(() => void read());
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

/** Knowing how a game stands takes the rules of the game, which a first visit can do without. */
async function summaries(saved: readonly SavedGame[]): Promise<readonly GameSummary[]> {
  if (saved.length === 0) return [];
  const { summaryOf } = await import('./game-summary.ts');
  return saved.map(summaryOf);
}

/** The list may be older than the game: what can be put back is what was stored. Nothing, if another tab has deleted it before. */
async function removeGame(game: GameSummary): Promise<GameSummary | undefined> {
  const saved = await (await gameShelf()).remove(game.id);
  return saved === undefined ? undefined : { ...game, saved };
}

async function putBack(saved: SavedGame): Promise<void> {
  await (await gameShelf()).add(saved);
}
