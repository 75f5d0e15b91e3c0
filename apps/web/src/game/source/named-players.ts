import type { Translate } from '@la-stanza/words';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import type { SeatedPlayer } from './game-source.ts';

/** Who sits at a table of which no names are known. */
export const UNNAMED_PLAYERS: readonly SeatedPlayer[] = PLAYER_COLOURS.map((colour) => ({ name: '', colour }));

/** The players under the names that the page shows: whoever has typed none is a guest alone, and numbered among others. */
export function namedPlayers(t: Translate, players: readonly SeatedPlayer[]): readonly SeatedPlayer[] {
  if (players.every(({ name }) => name !== '')) return players;
  const isAlone = players.filter(({ bot }) => bot === undefined).length === 1;
  return players.map((player) => {
    if (player.name !== '') return player;
    // the colour is the seat of the new-game form, also after others have begun
    const seat = PLAYER_COLOURS.indexOf(player.colour) + 1;
    return { ...player, name: isAlone ? t('newgame.you') : t('newgame.player', { seat }) };
  });
}

/** Whoever sat at a table of which no names are known, as the page calls them. */
export function unnamedPlayers(t: Translate): readonly SeatedPlayer[] {
  return namedPlayers(t, UNNAMED_PLAYERS);
}
