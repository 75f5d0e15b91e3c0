import { score, view, type Figures, newGame } from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import type { BoardPicture } from '../../drawing/board/board-picture.ts';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import { boardPicture } from '../../picture/board.ts';
import { matPicture } from '../../picture/mat.ts';
import { examplePlayers } from './example-players.ts';

/** The opening of a game with the given figures; the engine makes every picture correct. */
export type Sample = {
  readonly board: BoardPicture;
  readonly mat: MatPicture;
  /** The farthest space of a first walk. */
  readonly farthest: number;
};

// Any deal would do; this one puts people of every discipline on the upper floor.
const SEED = '05ca1e';
const PLAYERS = 3;

export function sampleOf(t: Translate, figures: Figures): Sample {
  const players = examplePlayers(t, PLAYERS);
  const start = newGame({ players: PLAYERS, figures, seed: SEED }).state;
  const opening = view(start);
  return {
    board: boardPicture({ t, view: opening, players, targets: {} }),
    farthest: figures.steps,
    mat: matPicture({ t, view: opening, seat: opening.activeSeat, players, score: score(start) }),
  };
}
