import type { Seat } from '@la-stanza/engine';
import type { PlayerColour } from '../../drawing/art/player.ts';

export function playerColour(players: readonly { readonly colour: PlayerColour }[], seat: Seat): PlayerColour {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`nobody sits on ${seat}`);
  return player.colour;
}
