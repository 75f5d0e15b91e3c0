import type { Figures, Seat, View } from '@la-stanza/engine';
import { playerName, type NamedPlayer } from '../people/seats.ts';
import type { Translate } from '../translate.ts';

export type Teller = {
  readonly t: Translate;
  readonly players: readonly NamedPlayer[];
  readonly figures: Figures;
  readonly ring: View['ring'];
  /** The only person at this device, who is spoken to; nobody where several share it. */
  readonly you?: Seat | undefined;
};

export type WhoValues = { readonly player: string; readonly you: 'yes' | 'no' };

/** Who did it, for a sentence about them or to them. */
export function whoIs({ players, you }: Pick<Teller, 'players' | 'you'>, seat: Seat): WhoValues {
  return { player: playerName(players, seat), you: seat === you ? 'yes' : 'no' };
}
