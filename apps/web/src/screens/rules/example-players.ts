import { numberedPlayers, type Translate } from '@la-stanza/words';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';

/** The players of the pictures in the rules, numbered as they sit. */
export function examplePlayers(t: Translate, count: number): SeatedPlayer[] {
  return PLAYER_COLOURS.slice(0, count).flatMap((colour, seat) => {
    const player = numberedPlayers(t, count)[seat];
    return player === undefined ? [] : [{ ...player, colour }];
  });
}
