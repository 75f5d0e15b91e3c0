import { newRecord } from '../../src/record/new-record.ts';
import { legal, setup, toAct } from '../../src/search.ts';
import { dealer } from '../../src/fair.ts';
import { ACTIONS, STANDARD_OPTIONS, type Figures, type GameRecord, type Options } from '../../src/index.ts';
import { apply } from '../../src/flow/apply.ts';
import { randomFrom } from './random.ts';

interface GamePlan {
  readonly players: number;
  /** 64 hexadecimal digits for the deals. */
  readonly seed: string;
  /** What the seats' random choices are drawn from. */
  readonly choices: number;
  readonly options?: Partial<Options>;
  readonly figures?: Figures;
  /** How many entries to play; if absent, the whole game. */
  readonly entries?: number;
}

/** The record of a game dealt by a dealer and played at random, without its seed. */
export function playedGame(plan: GamePlan): GameRecord {
  const options = { ...STANDARD_OPTIONS, ...plan.options };
  const { players, figures } = plan;
  const state = setup(figures === undefined ? { players, options } : { players, options, figures });
  const bank = dealer(plan.seed);
  const random = randomFrom(plan.choices);
  const entries: string[] = [];
  while (entries.length !== plan.entries && toAct(state).who !== 'nobody') {
    const choices = legal(state);
    const action = toAct(state).who === 'chance' ? bank.deal(state) : choices[random(choices.length)];
    if (action === undefined) throw new RangeError('a decision without an action');
    entries.push(ACTIONS[action]?.text ?? '');
    apply(state, action);
  }
  return { ...newRecord({ players, options, figures, commitment: bank.commitment }), entries };
}

export const SEED: string = '0123456789abcdef'.repeat(4);
