import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { trainingPicture, trainingTable, type LogEntry } from './report.ts';
import { train } from './train.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'training' },
    generations: { type: 'string', default: '6' },
    games: { type: 'string', default: '4000' },
    hidden: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    window: { type: 'string', default: '3' },
    epochs: { type: 'string', default: '2' },
    rate: { type: 'string', default: '0.0015' },
    lambda: { type: 'string', default: '0.85' },
    simulations: { type: 'string', default: '0' },
    matches: { type: 'string', default: '200' },
    /** Writes the table and the curve of the run to this path instead of training. */
    report: { type: 'string' },
  },
});

if (values.report === undefined) {
  train(
    {
      folder: values.folder,
      generations: Number(values.generations),
      games: Number(values.games),
      hidden: Number(values.hidden),
      seed: Number(values.seed),
      window: Number(values.window),
      epochs: Number(values.epochs),
      rate: Number(values.rate),
      lambda: Number(values.lambda),
      simulations: Number(values.simulations),
      matches: Number(values.matches),
    },
    (entry) => console.log(JSON.stringify(entry)),
  );
} else {
  const log = readFileSync(path.join(values.folder, 'log.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): LogEntry => JSON.parse(line));
  writeFileSync(`${values.report}.md`, trainingTable(log));
  writeFileSync(`${values.report}.svg`, trainingPicture(log));
}
