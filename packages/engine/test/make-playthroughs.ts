import { replay } from '../src/record/replay.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { playthrough } from './kit/playthrough.ts';

/* Writes the playthrough of each golden game named: node packages/engine/test/make-playthroughs.ts GAME … */

for (const title of process.argv.slice(2)) {
  const result = replay(JSON.parse(readFileSync(`fixtures/games/${title}.json`, 'utf8')));
  if ('fault' in result) throw new Error(`${title}: ${JSON.stringify(result.fault)}`);
  writeFileSync(`fixtures/playthroughs/${title}.txt`, playthrough(result.game, title));
}
