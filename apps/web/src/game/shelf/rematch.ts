import { view } from '@la-stanza/engine';
import type { GameMoment, SeatedPlayer } from '../source/game-source.ts';
import { startGame } from './start-game.ts';

type Played = Pick<GameMoment, 'game' | 'players'>;

/** The same players, seated so that the one after the last start player begins. */
export function rematchPlayers({ game, players }: Played): readonly SeatedPlayer[] {
  const first = (view(game.state).startSeat + 1) % players.length;
  return [...players.slice(first), ...players.slice(0, first)];
}

/** Starts a new game with the same table and the next start player. Returns its id. */
export function startRematch(played: Played): Promise<string> {
  const { options, figures, rulings } = played.game.record;
  return startGame({
    players: rematchPlayers(played),
    options: { ...options, start: 'first' },
    figures: figures === 'standard' ? undefined : figures,
    rulings,
  });
}
