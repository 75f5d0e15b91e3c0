/* Two bots play a game: level 3, which judges every turn by itself, against level 1, which overlooks things. */
import { createBot } from '@la-stanza/bots';
import { newGame, play, score, whoseTurn } from '@la-stanza/engine';

const bots = [createBot(3), createBot(1)];
let game = newGame({ players: 2, seed: 'an uneven match' });
while (!game.isOver) {
  const turn = whoseTurn(game);
  const bot = turn.who === 'seat' ? bots[turn.seat] : undefined;
  if (bot === undefined) throw new Error('a game with a seed deals by itself');
  // the same position and seed give the same turn, on every machine
  for (const action of bot.decide(game.state, game.line.length).actions) game = play(game, action).game;
}

const { seats, winners } = score(game);
console.log(`level 3 against level 1: ${seats.map(({ total }) => total).join(' to ')}`);
console.log(`won by level ${winners.map((seat) => (seat === 0 ? 3 : 1)).join(' and ')}`);
