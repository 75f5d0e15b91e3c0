import type { Seat } from '@la-stanza/engine';
import type { PlayerColour } from '../../art/player.ts';
import type { SeatedPlayer } from '../../game/game-source.ts';

export function playerName(players: readonly SeatedPlayer[], seat: Seat): string {
  return players[seat]?.name ?? '';
}

export function playerColour(players: readonly SeatedPlayer[], seat: Seat): PlayerColour {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`nobody sits on ${seat}`);
  return player.colour;
}
