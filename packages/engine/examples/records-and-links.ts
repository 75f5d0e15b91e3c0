/* Keeps a game as a record, a link and a line of text, and opens each again. */
import {
  fromText,
  legalActions,
  newGame,
  openLink,
  openRecord,
  play,
  toLink,
  toRecord,
  toText,
  undo,
} from '@la-stanza/engine';

const seed = 'kept beside the record';
let game = newGame({ players: 2, seed });
for (let turn = 0; turn < 20 && !game.isOver; turn++) {
  const [first] = legalActions(game);
  game = play(game, first).game;
}

// a record is plain JSON; while the game goes on it holds only the hash of the seed
const stored = JSON.stringify(toRecord(game));
const opened = openRecord(JSON.parse(stored), { seed });
if ('fault' in opened) throw new Error(opened.fault.code);
console.log(`opened after ${opened.steps.length} steps: ${toText(opened.game) === toText(game)}`);

const link = toLink(game);
const linked = openLink(link);
console.log(
  `a link of ${link.length} characters leads there too: ${'game' in linked && toText(linked.game) === toText(game)}`,
);

// a position is one line; a game can begin there
const begun = fromText(toText(game), { seed: 'other deals' });
console.log(`begun from a line: ${'game' in begun && begun.game.line.length === 0}`);

const back = undo(game);
console.log(
  'fault' in back ? `cannot be taken back: ${back.fault.code}` : `taken back: ${back.game.record.entries.at(-1)}`,
);

const changed = openRecord({ ...toRecord(game), entries: ['land 15'] });
if ('fault' in changed) console.log(`a record that breaks the rules: ${changed.fault.code}`);
