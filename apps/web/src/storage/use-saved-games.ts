import { useCallback, useEffect, useState } from 'react';
import type { SavedGame } from '../game/local-game.ts';
import type { GameSummary } from './game-summary.ts';
import { gameShelf } from './shelf.ts';

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
  }, [read]);

  return {
    games,
    lasting,
    removed,
    remove: (game) => {
      setRemoved(game);
      void change((shelf) => shelf.remove(game.id)).then(read);
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

async function change(act: (shelf: Awaited<ReturnType<typeof gameShelf>>) => Promise<void>): Promise<void> {
  await act(await gameShelf());
}

function putBack(saved: SavedGame): Promise<void> {
  return change((shelf) => shelf.save(saved));
}
