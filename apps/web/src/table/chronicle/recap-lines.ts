import type { Replayed, Seat, View } from '@la-stanza/engine';
import type { ChronicleTurn, Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { toldTurn, type ToldTurn } from './told-turn.ts';
import { turnPoints } from './turn-points.ts';

type RecapParts = {
  readonly turns: readonly ChronicleTurn[];
  readonly played: Replayed;
  readonly view: View;
  readonly players: readonly SeatedPlayer[];
  /** The reader. */
  readonly to: Seat | undefined;
};

/** Turns of the others, each in one line. */
export function recapLines(t: Translate, { turns, played, view, players, to }: RecapParts): ToldTurn[] {
  const teller = { t, players, figures: view.figures, ring: view.ring, you: to };
  const { steps, game } = played;
  return turns.flatMap((turn) => {
    const told = toldTurn(teller, turn, { points: turnPoints({ steps, end: game.state }, turn), isRecap: true });
    return told === undefined ? [] : [told];
  });
}
