import { playGame } from './src/arena/play-game.ts';
import { createBot } from './src/levels.ts';
import { createGreedy } from './src/search/greedy.ts';
import { createNetEvaluator } from './src/value/net-evaluator.ts';
import { unpackNet } from './src/value/weights.ts';
import { readFileSync } from 'node:fs';
const net: any = unpackNet(JSON.parse(readFileSync('/tmp/bots-training/a/value-0.json', 'utf8')));
const A = { bot: createBot(2) },
  B = { bot: createGreedy({ evaluator: createNetEvaluator(net), candidates: 3 }) },
  C = { bot: createBot(1) },
  T = { bot: createBot(5, createNetEvaluator(net)), budget: { simulations: 40 } };
const bots: any = { A, B, C, T };
const w = process.argv[2]!;
let moves = 0;
const t = process.cpuUsage().user;
for (let i = 0; i < Number(process.argv[3]); i++) {
  const r = playGame([bots[w], bots[w]], i);
  moves += r.turns;
}
console.log(w, ((process.cpuUsage().user - t) / moves).toFixed(1), 'cpu us per move');
