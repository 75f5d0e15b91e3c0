import {
  apply,
  dealer,
  legal,
  parse,
  score,
  setup,
  toAct,
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

/** A small game with the figures at hand, from which the rules are illustrated: the engine makes every picture true. */
export type Sample = {
  readonly board: BoardPicture;
  readonly mat: MatPicture;
  /** The farthest space of a first walk. */
  readonly farthest: number;
  /** The mat after one walk, and after money was received there. */
  readonly walked: MatPicture;
  readonly paid: MatPicture;
};

// Any deal would do; this one brings people of every discipline to the upper floor.
const SEED = '05ca1e';
const PLAYERS = 3;

export function sampleOf(t: Translate, figures: Figures): Sample {
  const players: SeatedPlayer[] = PLAYER_COLOURS.slice(0, PLAYERS).map((colour, index) => ({
    name: t('newgame.player', { seat: index + 1 }),
    colour,
  }));
  const state = setup({ players: PLAYERS, figures });
  deal(state);
  const opening = view(state);
  const seat = opening.activeSeat;
  const walk = legal(state)[0];
  if (walk !== undefined) apply(state, walk);
  deal(state);
  const walked = picture(t, state, seat, players);
  const money = parse('money');
  if (money !== undefined && legal(state).includes(money)) apply(state, money);
  return {
    board: boardPicture({ t, view: opening, players, targets: {} }),
    farthest: figures.steps,
    mat: matOf(t, opening, seat, players, state),
    walked,
    paid: picture(t, state, seat, players),
  };
}

function deal(state: State): void {
  const bank = dealer(SEED);
  while (toAct(state).who === 'chance') apply(state, bank.deal(state));
}

function picture(t: Translate, state: State, seat: Seat, players: readonly SeatedPlayer[]): MatPicture {
  return matOf(t, view(state), seat, players, state);
}

function matOf(t: Translate, shown: View, seat: Seat, players: readonly SeatedPlayer[], state: State): MatPicture {
  return matPicture({ t, view: shown, seat, players, score: score(state) });
}
