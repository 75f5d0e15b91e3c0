import { type Seat, whoseTurn } from '@la-stanza/engine';
import type { GameMoment } from '../../game/source/game-source.ts';

/** The device goes from one person to the next. */
export type Handover = {
  readonly from: Seat;
  readonly to: Seat;
  /** The number of the step after which it does. */
  readonly after: number;
  /** Whether the last step can still be undone: no one has acted since and no tile was drawn. */
  readonly canTakeBack: boolean;
};

/** The handover that is due: a person must begin a turn, and the last person to play was another one. */
export function handoverOf({ game, seatsHere }: Pick<GameMoment, 'game' | 'seatsHere'>): Handover | undefined {
  const acting = whoseTurn(game.state);
  if (acting.who !== 'seat' || !seatsHere.includes(acting.seat)) return undefined;
  // the setup is not a turn
  const last = game.line.findLast(({ seat, turn }) => turn > 0 && seat !== 'chance' && seatsHere.includes(seat));
  if (last === undefined || last.seat === 'chance' || last.seat === acting.seat) return undefined;
  return {
    from: last.seat,
    to: acting.seat,
    after: last.seq,
    canTakeBack: last.seq >= game.undo.consent,
  };
}
