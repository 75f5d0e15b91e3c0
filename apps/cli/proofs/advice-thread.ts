import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { WeightsFile } from '@la-stanza/bots';
import { translatorFor } from '@la-stanza/words/catalogues';
import { createProof, type Task } from './advice-tasks.ts';

const weights: WeightsFile = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@la-stanza/bots/weights')), 'utf8'),
);
const prove = createProof(weights, translatorFor('en'));
const port = parentPort;
if (port === null) throw new Error('this runs in a thread of its own');
port.on('message', (task: Task) => port.postMessage(prove(task)));
