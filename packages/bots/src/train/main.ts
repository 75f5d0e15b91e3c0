import { parseArgs } from 'node:util';
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
    matches: { type: 'string', default: '200' },
  },
});

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
    matches: Number(values.matches),
  },
  (entry) => console.log(JSON.stringify(entry)),
);
