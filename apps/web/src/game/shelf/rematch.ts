import { view } from '@la-stanza/engine';
import type { GameMoment, SeatedPlayer } from '../source/game-source.ts';
import { startGame } from './start-game.ts';

/** Everybody again, in the order in which the one after the last start player begins. */
export function rematchPlayers({ game, players }: GameMoment): readonly SeatedPlayer[] {
  const first = (view(game.state).startSeat + 1) % players.length;
  return [...players.slice(first), ...players.slice(0, first)];
}

/** Sets the same table again with a new start player; gives the game's id. */
export function startRematch(moment: GameMoment): Promise<string> {
  const { options, figures } = moment.game.record;
  return startGame({
    players: rematchPlayers(moment),
    options: { ...options, start: 'first' },
    figures: figures === 'standard' ? undefined : figures,
  });
}
