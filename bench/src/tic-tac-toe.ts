import { createRequire } from 'node:module';
import type { Client } from 'boardgame.io/client' with { 'resolution-mode': 'require' };
import type { Round } from './measure.ts';
import type { Random } from './random.ts';

/** The library's own tutorial game: nine cells, three in a row. */
interface Cells {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const hasLine = ({ cells }: Cells): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

/** Random tic-tac-toe through boardgame.io's client; a round is one game, its steps are the moves. */
export function ticTacToe(random: Random): Round {
  // the library in production mode, without the checks of its development build
  process.env['NODE_ENV'] = 'production';
  // a CommonJS library that cannot be imported by its directory names
  const library: { readonly Client: typeof Client } = createRequire(import.meta.url)('boardgame.io/client');
  const client = library.Client<Cells>({
    debug: false,
    game: {
      setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
      turn: { minMoves: 1, maxMoves: 1 },
      moves: {
        clickCell: ({ G, playerID }, cell: number) => {
          if (G.cells[cell] !== null) return 'INVALID_MOVE';
          G.cells[cell] = playerID;
          return undefined;
        },
      },
      endIf: ({ G, ctx }) => {
        if (hasLine(G)) return { winner: ctx.currentPlayer };
        return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
      },
    },
  });
  client.start();
  return () => {
    client.reset();
    for (let moves = 0; ; moves++) {
      const state = client.getState();
      if (state === null) throw new RangeError('the client has no state');
      if (state.ctx.gameover !== undefined) return moves;
      const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
      client.moves['clickCell']?.(free[random(free.length)]);
    }
  };
}
