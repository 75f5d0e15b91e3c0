import {
  dealer,
  legal,
  parse,
  preview,
  score,
  setup,
  view,
  type Figures,
  type Seat,
  type State,
  type View,
} from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import type { BoardPicture } from '../../drawing/board/board-picture.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import { boardPicture } from '../../picture/board.ts';
import { matPicture } from '../../picture/mat.ts';

/** A short game with the given figures that illustrates the rules; the engine makes every picture correct. */
export type Sample = {
  readonly board: BoardPicture;
  readonly mat: MatPicture;
  /** The farthest space of a first walk. */
  readonly farthest: number;
  /** The mat after one walk, and after money was received there. */
  readonly walked: MatPicture;
  readonly paid: MatPicture;
};

// Any deal would do; this one puts people of every discipline on the upper floor.
const SEED = '05ca1e';
const PLAYERS = 3;

export function sampleOf(t: Translate, figures: Figures): Sample {
  const players: SeatedPlayer[] = PLAYER_COLOURS.slice(0, PLAYERS).map((colour, index) => ({
    name: t('newgame.player', { seat: index + 1 }),
    colour,
  }));
  const bank = dealer(SEED);
  const start = bank.dealOut(setup({ players: PLAYERS, figures })).state;
  const opening = view(start);
  const seat = opening.activeSeat;
  const landed = bank.dealOut(preview(start, ...legal(start).slice(0, 1)).state).state;
  const money = legal(landed).filter((action) => action === parse('money'));
  const paid = preview(landed, ...money).state;
  return {
    board: boardPicture({ t, view: opening, players, targets: {} }),
    farthest: figures.steps,
    mat: matOf(t, opening, seat, players, paid),
    walked: picture(t, landed, seat, players),
    paid: picture(t, paid, seat, players),
  };
}

function picture(t: Translate, state: State, seat: Seat, players: readonly SeatedPlayer[]): MatPicture {
  return matOf(t, view(state), seat, players, state);
}

function matOf(t: Translate, shown: View, seat: Seat, players: readonly SeatedPlayer[], state: State): MatPicture {
  return matPicture({ t, view: shown, seat, players, score: score(state) });
}
