/* Puts a whole position into words, as for somebody who does not see the table. */
import { newGame, score, view } from '@la-stanza/engine';
import { positionText, type TextSection } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';

const game = newGame({ players: 2, seed: 'in words' });
const t = translatorFor('nl');
const players = [{ name: 'Antje' }, { name: 'Bram' }];
const sections = positionText({ t, view: view(game), players }, { score: score(game), first: undefined });

function print({ title, lines, parts = [] }: TextSection, depth: number): void {
  console.log(`${'  '.repeat(depth)}${title}`);
  for (const line of lines) console.log(`${'  '.repeat(depth + 1)}${line}`);
  for (const part of parts) print(part, depth + 1);
}
for (const section of sections) print(section, 0);
