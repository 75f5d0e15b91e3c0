import type { View } from '@la-stanza/engine';
import { change, recapSentence, subjectOf, turnSentence, type ChronicleTurn, type Teller } from '@la-stanza/words';
import type { Face } from '../../drawing/art/cast/cast.ts';
import type { PlayerColour } from '../../drawing/art/player.ts';
import { faceOf } from '../../game/bots/bot-people.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';

/** A turn as a line shows it. */
export type ToldTurn = {
  readonly turn: ChronicleTurn;
  readonly colour: PlayerColour;
  /** The face of a bot. */
  readonly face: Face | undefined;
  /** The beginning of the sentence, which is bold. */
  readonly subject: string;
  readonly rest: string;
  /** The change of the player's prestige: "+2 PP"; undefined if there is none. */
  readonly change: string | undefined;
  readonly isLoss: boolean;
};

export type TurnTeller = Teller & { readonly players: readonly SeatedPlayer[] } & Pick<View, 'figures' | 'ring'>;

/** Undefined for the setup and for a turn in which nothing has happened yet. */
export function toldTurn(
  teller: TurnTeller,
  turn: ChronicleTurn,
  { points, isRecap = false }: { readonly points: number; readonly isRecap?: boolean },
): ToldTurn | undefined {
  const sentence = isRecap ? recapSentence(teller, turn) : turnSentence(teller, turn);
  if (turn.seat === undefined || sentence === '') return undefined;
  const subject = subjectOf(teller, turn.seat);
  return {
    turn,
    colour: playerColour(teller.players, turn.seat),
    face: faceOf(teller.players[turn.seat]),
    subject: sentence.slice(0, subject.length),
    rest: sentence.slice(subject.length),
    change: points === 0 ? undefined : teller.t('terms.prestige.amount', { count: change(points) }),
    isLoss: points < 0,
  };
}
