import { dealer } from '@la-stanza/engine/fair';
import type { Options, State } from '@la-stanza/engine';
import { copy, setup } from '@la-stanza/engine/search';
import { playTurn } from '../../src/policy/factored-policy.ts';
import { randomFrom } from '../../src/random/random.ts';
import { CHANCE, decider, NOBODY } from '../../src/turns/decider.ts';

const hex = (seed: number): string => seed.toString(16).padStart(8, '0');

/** The positions in which a seat begins or resumes a turn, in a game played by rules of thumb. */
export function positionsOf(seed: number, players: number, options: Partial<Options> = {}): State[] {
  const state = setup({ players, options });
  const bank = dealer(hex(seed));
  const random = randomFrom(seed);
  const positions: State[] = [];
  for (;;) {
    const seat = decider(state);
    if (seat === NOBODY) return positions;
    if (seat === CHANCE) {
      copy(bank.dealOut(state).state, state);
      continue;
    }
    positions.push(copy(state));
    playTurn(state, random, 2);
  }
}
