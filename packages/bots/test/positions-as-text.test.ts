import { setup } from '@la-stanza/engine/search';
import { dealer } from '@la-stanza/engine/fair';
import { type ActionId, fromText, preview, toText, type Options, type State } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { createBot, type Budget } from '../src/index.ts';
import { CHANCE, decider, NOBODY } from '../src/turns/decider.ts';

/** `.ci/long` asks for more. */
const POSITIONS = Number(process.env['STANZA_TEST_POSITIONS'] ?? 1_000);
const FEW: Budget = { simulations: 3 };

const TABLES: readonly [number, Partial<Options>][] = [
  [2, {}],
  [3, { expert: true }],
  [4, {}],
  [2, { arranged: true, start: 'first' }],
  [3, { openHiring: true }],
  [4, { arranged: true, expert: true, openHiring: true }],
];

/** Plays a whole game of novices and apprentices and shows every position of it. */
function playGame(seed: number, show: (state: State) => void): void {
  const [players, options] = TABLES[seed % TABLES.length] ?? [2, {}];
  const bots = [createBot(1), createBot(2)];
  const bank = dealer(seed.toString(16).padStart(8, '0'));
  let state = setup({ players, options });
  show(state);
  const play = (action: ActionId): void => {
    state = preview(state, action).state;
    show(state);
  };
  const deal = (): void => {
    while (decider(state) === CHANCE) play(bank.deal(state));
  };
  deal();
  for (let turn = 0; decider(state) !== NOBODY; turn++) {
    for (const action of bots[turn % bots.length]?.decide(state, seed + turn, FEW).actions ?? []) {
      play(action);
      deal();
    }
  }
}

/** What a line leads to, in hexadecimal digits, or why it does not. */
function readBack(line: string): string {
  const result = fromText(line);
  return 'fault' in result ? JSON.stringify(result.fault) : Buffer.from(result.game.state.bytes).toString('hex');
}

test(
  `${POSITIONS} positions of games among bots are read back byte for byte from their lines`,
  { timeout: 600_000 },
  () => {
    const seen = { positions: 0 };
    const lost: string[] = [];
    for (let seed = 1; seen.positions < POSITIONS; seed++) {
      playGame(seed, (state) => {
        seen.positions++;
        const line = toText(state);
        if (readBack(line) !== Buffer.from(state.bytes).toString('hex')) lost.push(line);
      });
    }
    expect(lost).toEqual([]);
    expect(seen.positions).toBeGreaterThanOrEqual(POSITIONS);
  },
);
