import { type Seat, whoseTurn } from '@la-stanza/engine';
import type { GameMoment } from './game-source.ts';

/** The seat that must decide now; undefined once the game has ended, by its last turn or earlier, and while tiles are drawn. */
export function actingIn({ game, earlyEnd }: Pick<GameMoment, 'game' | 'earlyEnd'>): Seat | undefined {
  const acting = earlyEnd === undefined ? whoseTurn(game.state) : undefined;
  return acting?.who === 'seat' ? acting.seat : undefined;
}

/** The seat of the only person at this device, who is spoken to as "you"; undefined for spectators and where several share it. */
export function readerIn({ seatsHere, own }: Pick<GameMoment, 'seatsHere' | 'own'>): Seat | undefined {
  return own ?? (seatsHere.length === 1 ? seatsHere[0] : undefined);
}
