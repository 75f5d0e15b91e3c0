import { toAct } from '@la-stanza/engine/search';
import { type ActionId, type Game, type Seat, play } from '@la-stanza/engine';

/** Plays a game to its end: `choose` returns the actions of the seat to act. */
export async function playOut(
  from: Game,
  choose: (game: Game, seat: Seat) => readonly ActionId[] | Promise<readonly ActionId[]>,
): Promise<Game> {
  let game = from;
  for (let acting = toAct(game.state); acting.who === 'seat'; acting = toAct(game.state))
    for (const action of await choose(game, acting.seat)) {
      ({ game } = play(game, action));
    }
  return game;
}
