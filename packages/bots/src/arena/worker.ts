import { parentPort, workerData } from 'node:worker_threads';
import { playBlock } from './block.ts';
import { createPlayer } from './contestant.ts';
import type { ArenaJob } from './run-arena.ts';

/* Plays the blocks it is sent. */

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker');
const { a, b, players, seed, clock }: ArenaJob = workerData;
const playerA = createPlayer(a, clock);
const playerB = createPlayer(b, clock);
port.on('message', (block: number) => {
  port.postMessage(playBlock(playerA, playerB, players, seed, block));
});
