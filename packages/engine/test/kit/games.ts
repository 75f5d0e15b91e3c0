import { newRecord } from '../../src/record/new-record.ts';
import { legal, setup, toAct } from '../../src/search.ts';
import { dealer } from '../../src/fair.ts';
import fc from 'fast-check';
import {
  ACTIONS,
  STANDARD_FIGURES,
  type ActionId,
  type Figures,
  type GameRecord,
  type Options,
  type State,
} from '../../src/index.ts';
import { apply } from '../../src/flow/apply.ts';
import { randomFrom } from './random.ts';
import { chooseInStyle, seatPlayers, type Player } from './styled-player.ts';

/** Long, cheap games in which the rare tiles, masterpieces and the emergency refill come up. */
export const ABUNDANT: Figures = {
  ...STANDARD_FIGURES,
  hiringCosts: [1, 1, 1, 1, 1, 0],
  recruitmentSpaces: 5,
  extraRounds: 6,
};

/** Other figures than ours, such as the owner of a box might find printed. */
const PRINTED: Figures = {
  ...STANDARD_FIGURES,
  hiringCosts: [5, 4, 3, 2, 1, 0],
  recruitmentSpaces: 3,
  prestige: [1, 2, 3, 5, 7, 9, 12, 15],
  museumMajority: [15, 10, 6, 3],
  passingSpots: [5, 3, 2, 1],
};

export interface GameSpec {
  readonly players: number;
  readonly options: Options;
  readonly figures: Figures;
  readonly seed: number;
  /** Whether the seats play in a style each, instead of at random. */
  readonly isStyled?: boolean;
}

/** Any table with any seed. Two games in three are played in style: play at random hardly meets bonus tiles and masterpieces. */
export const anyGame: fc.Arbitrary<GameSpec> = fc.record({
  players: fc.constantFrom(2, 3, 4),
  options: fc.record({
    start: fc.constantFrom('random', 'first'),
    arranged: fc.boolean(),
    expert: fc.boolean(),
    openHiring: fc.boolean(),
  }),
  figures: fc.constantFrom(STANDARD_FIGURES, ABUNDANT, PRINTED),
  seed: fc.integer(),
  isStyled: fc.constantFrom(true, true, false),
});

/** The seed of a dealer for a game's seed. */
export const dealerSeed = (seed: number): string => (seed >>> 0).toString(16).padStart(8, '0');

/** Plays a whole game: chance by the dealer, seats in style or at random. Calls back before every entry. */
export function playOut(
  spec: GameSpec,
  before: (state: State, entries: readonly string[]) => void = () => {},
): {
  readonly state: State;
  readonly record: GameRecord;
} {
  const random = randomFrom(spec.seed);
  const seats = spec.isStyled === true ? seatPlayers(spec.players, random) : [];
  const bank = dealer(dealerSeed(spec.seed));
  const state = setup(spec);
  const entries: string[] = [];
  for (;;) {
    before(state, entries);
    const acting = toAct(state);
    if (acting.who === 'nobody') break;
    const action = acting.who === 'chance' ? bank.deal(state) : chosen(state, seats[acting.seat], random);
    if (action === undefined) throw new Error(`nothing is legal at ${acting.decision}`);
    entries.push(ACTIONS[action]?.text ?? '');
    apply(state, action);
  }
  const { players, options, figures } = spec;
  const agreed = { players, options, figures: figures === STANDARD_FIGURES ? ('standard' as const) : figures };
  const record = { ...newRecord({ ...agreed, commitment: bank.commitment }), entries };
  return { state, record };
}

function chosen(state: State, player: Player | undefined, random: (below: number) => number): ActionId | undefined {
  if (player !== undefined) return chooseInStyle(state, player, random);
  const choices = legal(state);
  return choices[random(choices.length)];
}
