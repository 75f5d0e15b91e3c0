import { openGameShelf, type GameShelf } from './game-shelf.ts';
import { notifyTabs } from './tab-channel.ts';

let shelf: Promise<GameShelf> | undefined;

/** The page's only shelf, opened on first use. */
export function gameShelf(): Promise<GameShelf> {
  shelf ??= openGameShelf().then(withTabNotices);
  return shelf;
}

/** Notifies the other tabs of every change. */
function withTabNotices(opened: GameShelf): GameShelf {
  return {
    ...opened,
    add: async (game) => {
      await opened.add(game);
      notifyTabs(game.id);
    },
    replace: async (game, from) => {
      const answer = await opened.replace(game, from);
      if (answer.outcome === 'kept') notifyTabs(game.id);
      return answer;
    },
    remove: async (id) => {
      const removed = await opened.remove(id);
      notifyTabs(id);
      return removed;
    },
  };
}
