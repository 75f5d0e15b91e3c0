import type { Translate } from '@la-stanza/words';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import type { SeatedPlayer } from './game-source.ts';

/** Players of a table whose names are unknown. */
export const UNNAMED_PLAYERS: readonly SeatedPlayer[] = PLAYER_COLOURS.map((colour) => ({ name: '', colour }));

/** Names the players for the page: one who typed no name is a guest when alone, and numbered otherwise. */
export function namedPlayers(t: Translate, players: readonly SeatedPlayer[]): readonly SeatedPlayer[] {
  if (players.every(({ name }) => name !== '')) return players;
  const isAlone = players.filter(({ bot }) => bot === undefined).length === 1;
  return players.map((player) => {
    if (player.name !== '') return player;
    // the colour stands for the seat in the new-game form; the seats of the game depend on who begins
    const seat = PLAYER_COLOURS.indexOf(player.colour) + 1;
    return { ...player, name: isAlone ? t('newgame.you') : t('newgame.player', { seat }) };
  });
}

/** The names that the page gives to players it does not know. */
export function unnamedPlayers(t: Translate): readonly SeatedPlayer[] {
  return namedPlayers(t, UNNAMED_PLAYERS);
}

/** The players as labels name them: the reader is "You". A sentence speaks to the reader in its own words, see `nameIn`. */
export function labelledPlayers(
  t: Translate,
  players: readonly SeatedPlayer[],
  you: number | undefined,
): readonly SeatedPlayer[] {
  return players.map((player, seat) => (seat === you ? { ...player, name: t('table.you'), isReader: true } : player));
}

/** The same where most readers have a name, which stays: only one who typed none is "You". */
export function labelledUnnamed(
  t: Translate,
  players: readonly SeatedPlayer[],
  you: number | undefined,
): readonly SeatedPlayer[] {
  return players[you ?? -1]?.name === t('newgame.you') ? labelledPlayers(t, players, you) : players;
}

/** A player for a sentence that has other words for the reader. */
export function nameIn(
  players: readonly SeatedPlayer[],
  seat: number,
): { readonly player: string; readonly you: 'yes' | 'no' } {
  const { name = '', isReader = false } = players[seat] ?? {};
  return { player: name, you: isReader ? 'yes' : 'no' };
}
