/* Prints the score sheet of a finished game in German: who won and why, and where each point came from. */
import { createBot } from '@la-stanza/bots';
import { newGame, play, score, view } from '@la-stanza/engine';
import { categoryName, scoreLines, verdict } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';

const bot = createBot(1);
let game = newGame({ players: 2, seed: 'counted' });
for (let turn = 0; !game.isOver; turn++)
  for (const action of bot.decide(game.state, turn).actions) game = play(game, action).game;

const t = translatorFor('de');
const parts = { t, view: view(game), score: score(game) };
const { won, why } = verdict(t, parts.view, parts.score, [{ name: 'Anna' }, { name: 'Bruno' }]);
console.log(`${won} ${why}`);
for (const { category, cells } of scoreLines(parts)) {
  const points = cells.map((cell) => String(cell.points).padStart(3)).join(' ');
  console.log(`${points}  ${categoryName(t, category)}`);
}
