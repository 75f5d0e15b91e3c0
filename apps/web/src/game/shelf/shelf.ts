import { openGameShelf, type GameShelf } from './game-shelf.ts';
import { tellTabs } from './shelf-news.ts';

let shelf: Promise<GameShelf> | undefined;

/** The one shelf of this page, opened when first asked for. */
export function gameShelf(): Promise<GameShelf> {
  shelf ??= openGameShelf().then(telling);
  return shelf;
}

/** The other tabs hear of every change. */
function telling(opened: GameShelf): GameShelf {
  return {
    ...opened,
    add: async (game) => {
      await opened.add(game);
      tellTabs(game.id);
    },
    replace: async (game, from) => {
      const answer = await opened.replace(game, from);
      if (answer.outcome === 'kept') tellTabs(game.id);
      return answer;
    },
    remove: async (id) => {
      const removed = await opened.remove(id);
      tellTabs(id);
      return removed;
    },
  };
}
