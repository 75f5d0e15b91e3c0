/* A bot that looks one action ahead and takes what leads to the best lead; it plays seat 0 against others who take anything. */
import {
  type Action,
  legalActions,
  newGame,
  play,
  preview,
  type RunningGame,
  score,
  whoseTurn,
} from '@la-stanza/engine';

const ME = 0;

/** By how much seat 0 would lead if the game ended after an action. */
function leadAfter(game: RunningGame, action: Action): number {
  const [own = 0, ...others] = preview(game, action).after.seats.map(({ total }) => total);
  return own - Math.max(...others);
}

/** The best of some actions; the first of equals. */
function greediest(game: RunningGame): Action {
  const [first, ...others] = legalActions(game);
  return others.reduce((best, each) => (leadAfter(game, each) > leadAfter(game, best) ? each : best), first);
}

let won = 0;
for (let number = 0; number < 5; number++) {
  let game = newGame({ players: 3, seed: `greed ${number}` });
  while (!game.isOver) {
    const turn = whoseTurn(game);
    const actions = legalActions(game);
    const isMine = turn.who === 'seat' && turn.seat === ME;
    const any = actions[(game.line.length * 7) % actions.length] ?? actions[0];
    game = play(game, isMine ? greediest(game) : any).game;
  }
  if (score(game).winners.some((seat) => seat === ME)) won++;
}
console.log(`the greedy bot has won ${won} of 5 games`);
