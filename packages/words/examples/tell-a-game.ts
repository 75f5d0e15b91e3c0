/* Tells the first turns of a game in French, a sentence a turn. */
import { createBot } from '@la-stanza/bots';
import { newGame, openRecord, play, toRecord, view } from '@la-stanza/engine';
import { createChronicler, turnSentence } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';

const seed = 'once upon a time';
const bot = createBot(1);
let game = newGame({ players: 2, seed });
for (let turn = 0; turn < 5 && !game.isOver; turn++)
  for (const action of bot.decide(game.state, turn).actions) game = play(game, action).game;

const opened = openRecord(toRecord(game), { seed });
if ('fault' in opened) throw new Error(opened.fault.code);
const { figures, ring } = view(game);
const teller = { t: translatorFor('fr'), players: [{ name: 'Anne' }, { name: 'Basile' }], figures, ring };
for (const turn of createChronicler()(opened.steps)) {
  if (turn.seat !== undefined && turn.steps.length > 0) console.log(turnSentence(teller, turn));
}
