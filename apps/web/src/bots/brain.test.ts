import { apply, dealer, legal, score, setup, toAct, type Options, type Seat, type State } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, type BotLevel } from '../game/game-source.ts';
import { BRAINS } from './brain.ts';

function playOut(levels: readonly BotLevel[], seed: string, options: Partial<Options> = {}): State {
  const state = setup({ players: levels.length, options });
  const bank = dealer(seed);
  for (;;) {
    const acting = toAct(state);
    if (acting.who === 'nobody') return state;
    if (acting.who === 'chance') {
      apply(state, bank.deal(state));
      continue;
    }
    const action = BRAINS[levels[acting.seat] ?? 'novice'](state, acting.seat);
    expect(legal(state)).toContain(action);
    apply(state, action);
  }
}

const seedOf = (game: number): string => (game + 16).toString(16).padStart(4, '0');
const lead = (state: State, seat: number): number =>
  (score(state).seats[seat]?.total ?? 0) - (score(state).seats[1 - seat]?.total ?? 0);

describe.each(BOT_LEVELS)('%s', (level) => {
  test.each([2, 3, 4])(
    'plays a whole game of %i to its end with legal steps only',
    (players) => {
      const state = playOut(
        Array.from({ length: players }, () => level),
        seedOf(players),
      );
      expect(toAct(state).who).toBe('nobody');
    },
    30_000,
  );

  test('knows every option of the table', () => {
    const state = playOut([level, level], 'abcd', { arranged: true, expert: true, openHiring: true });
    expect(toAct(state).who).toBe('nobody');
  }, 30_000);

  test('answers the same when asked twice, and leaves the position alone', () => {
    const state = setup({ players: 2 });
    const bank = dealer('beef');
    while (toAct(state).who === 'chance') apply(state, bank.deal(state));
    const before = state.bytes.slice();
    const acting = toAct(state);
    const seat: Seat | undefined = acting.who === 'seat' ? acting.seat : undefined;
    if (seat === undefined) throw new Error('nobody decides');
    expect(BRAINS[level](state, seat)).toBe(BRAINS[level](state, seat));
    expect(state.bytes).toEqual(before);
  });
});

test('an apprentice beats a novice in nearly every game', () => {
  const games = Array.from({ length: 8 }, (_, game) => {
    const apprenticeSeat = game % 2;
    const levels: BotLevel[] = apprenticeSeat === 0 ? ['apprentice', 'novice'] : ['novice', 'apprentice'];
    return lead(playOut(levels, seedOf(game)), apprenticeSeat);
  });
  expect(games.filter((points) => points > 0).length).toBeGreaterThanOrEqual(7);
}, 60_000);
