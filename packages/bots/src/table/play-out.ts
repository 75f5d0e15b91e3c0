import { advance, toAct, type ActionId, type Dealer, type Game, type Seat } from '@la-stanza/engine';

/** Plays a game to its end: `choose` returns the actions of the seat to act. */
export async function playOut(
  from: Game,
  bank: Dealer,
  choose: (game: Game, seat: Seat) => readonly ActionId[] | Promise<readonly ActionId[]>,
): Promise<Game> {
  let game = from;
  for (let acting = toAct(game.state); acting.who === 'seat'; acting = toAct(game.state))
    for (const action of await choose(game, acting.seat)) {
      const next = advance(game, action, bank);
      if ('code' in next) throw new Error(`a bot played against the rules: ${next.code}`);
      ({ game } = next);
    }
  return game;
}
