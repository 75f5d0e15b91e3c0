/* Plays a game at random, and shows how it ended. */
import { legalActions, newGame, play, score } from '@la-stanza/engine';

let game = newGame({ players: 4, seed: 'a rainy evening' });
while (!game.isOver) {
  const actions = legalActions(game);
  const any = actions[Math.floor(Math.random() * actions.length)] ?? actions[0];
  game = play(game, any).game;
}

const { seats, winners, decidedBy } = score(game);
for (const [seat, { total, masterpieces, books }] of seats.entries()) {
  console.log(`seat ${seat}: ${total} prestige, ${masterpieces} of it by masterpieces, ${books} by books`);
}
console.log(`won by ${winners.join(' and ')}, decided by ${decidedBy}, after ${game.line.length} actions`);
