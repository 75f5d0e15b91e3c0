import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  figuresFor,
  NEWEST_EDITION,
  READINGS,
  RECRUITMENT_BY_PLAYERS,
  score,
  STANDARD_FIGURES,
  type GameEvent,
  type Rulings,
  type State,
} from '../src/index.ts';
import { apply } from '../src/flow/apply.ts';
import { copy, legal, setup, toAct } from '../src/search.ts';
import { Coverage } from './kit/coverage.ts';
import { ABUNDANT, type GameSpec } from './kit/games.ts';
import { expectAgreement } from './kit/comparison.ts';
import { randomFrom } from './kit/random.ts';
import { referenceFigures } from './kit/reference-figures.ts';
import { RARE_GAMES, styledGames } from './kit/styled-games.ts';
import { chooseInStyle, seatPlayers, type Player } from './kit/styled-player.ts';
import { legalTexts, play, startReference, type ReferenceGame } from './reference/reference.ts';

const coverage = new Coverage();
let prestige = 0;
let mats = 0;

/** The engine refuses exactly what the reference does not offer. */
function expectSameRefusals(state: State, reference: ReferenceGame): void {
  const accepted = coverage.ask(state).map((id) => ACTIONS[id]?.text ?? '');
  expect(accepted.toSorted()).toEqual(legalTexts(reference).toSorted());
}

const { rulings: STANDARD_RULINGS } = NEWEST_EDITION;

/** Every reading but the standard ones, each by itself. */
const OTHER_READINGS: readonly (readonly [string, Rulings])[] = Object.entries(READINGS).flatMap(
  ([name, [, ...others]]) =>
    others.map((reading) => [`${name}: ${reading}`, { ...STANDARD_RULINGS, [name]: reading }] as const),
);

/** The last reading of every ruling. */
const OTHER_RULINGS: Rulings = Object.assign(
  { ...STANDARD_RULINGS },
  ...Object.entries(READINGS).map(([name, readings]) => ({ [name]: readings.at(-1) })),
);

function playInLockstep(
  { players, options, figures, seed }: GameSpec,
  seats: readonly Player[],
  rulings: Rulings = STANDARD_RULINGS,
): void {
  const random = randomFrom(seed);
  const state = setup({ players, options, figures, rulings });
  const reference = startReference(players, options, referenceFigures(figures), rulings);
  let hasAskedDeal = false;
  for (let step = 0; ; step++) {
    expectAgreement(step, state, reference);
    const acting = toAct(state);
    // deals are all alike: one a game is enough
    if (acting.decision !== 'deal' || !hasAskedDeal) expectSameRefusals(state, reference);
    hasAskedDeal ||= acting.decision === 'deal';
    if (acting.who === 'nobody') break;
    const choices = legal(state);
    const player = acting.who === 'seat' ? seats[acting.seat] : undefined;
    const id = player === undefined ? choices[random(choices.length)] : chooseInStyle(state, player, random);
    const action = ACTIONS[id ?? -1];
    if (action === undefined) throw new Error(`nothing is legal at ${acting.decision}`);
    const before = copy(state);
    const events: GameEvent[] = [];
    play(reference, action.text);
    apply(state, action.id, events);
    coverage.watch(before, action.id, events, state);
  }
  for (const { total } of score(state).seats) {
    prestige += total;
    mats++;
  }
}

describe('engine and reference agree at every step', () => {
  // oxlint-disable-next-line vitest/expect-expect -- playInLockstep expects equality at every step
  test.each([2, 3, 4])('of styled games of every table with %i players', (players) => {
    for (const game of styledGames(players)) {
      playInLockstep(game, seatPlayers(players, randomFrom(game.seed + 1)));
    }
  });

  // oxlint-disable-next-line vitest/expect-expect -- playInLockstep expects equality at every step
  test.each(RARE_GAMES)('of a game in which $meets', ({ spec, seats }) => {
    playInLockstep(spec, seats);
  });

  // oxlint-disable-next-line vitest/expect-expect -- playInLockstep expects equality at every step
  test.each([2, 3, 4])('of games at random with %i players', (players) => {
    const options = { start: 'random', arranged: true, expert: true, openHiring: true } as const;
    const seats = seatPlayers(
      players,
      randomFrom(players),
      Array.from({ length: players }, () => 'random' as const),
    );
    playInLockstep({ players, options, figures: STANDARD_FIGURES, seed: 100 * players }, seats);
    playInLockstep({ players, options, figures: ABUNDANT, seed: 200 * players }, seats);
    playInLockstep({ players, options, figures: STANDARD_FIGURES, seed: 300 * players }, seats, OTHER_RULINGS);
    playInLockstep({ players, options, figures: ABUNDANT, seed: 400 * players }, seats, OTHER_RULINGS);
  });
});

describe('engine and reference agree under every ruling', () => {
  // oxlint-disable-next-line vitest/expect-expect -- playInLockstep expects equality at every step
  test.each(OTHER_READINGS)('%s', (_, rulings) => {
    const options = { start: 'first', arranged: false, expert: false, openHiring: true } as const;
    for (const players of [2, 3, 4]) {
      const byPlayers = figuresFor({ figures: STANDARD_FIGURES, withPlayers: RECRUITMENT_BY_PLAYERS }, players);
      for (const figures of [byPlayers, ABUNDANT]) {
        const seed = 7020 + players;
        playInLockstep({ players, options, figures, seed }, seatPlayers(players, randomFrom(seed)), rulings);
      }
    }
  });
});

// these look back on the games above
test('the games met every bonus tile, masterpiece, book, tie-break and refusal', () => {
  expect(coverage.missing).toEqual([]);
});

test('the games were played for prestige', () => {
  expect(prestige / mats).toBeGreaterThan(15);
});
