import { createBot } from '@la-stanza/bots';
import { score, type Step, play, newGame, openRecord, whoseTurn } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { ceremoniesOf, standingsOf } from './ceremonies-of.ts';

/** The steps of a whole game of two novices, turn by turn. */
function wholeGame(): Step[][] {
  const opened = openRecord(newGame({ players: 2 }).record, { seed: 'a0' });
  if ('fault' in opened) throw new Error('the game cannot be opened');
  let { game } = opened;
  const played: Step[][] = [[...opened.steps]];
  while (whoseTurn(game.state).who === 'seat') {
    const [action] = createBot(1).decide(game.state, 1).actions;
    if (action === undefined) throw new Error('the bot has no answer');
    const next = play(game, action);
    ({ game } = next);
    played.push([...next.steps]);
  }
  return played;
}

describe('in a whole game', () => {
  const played = wholeGame();
  const ceremonies = played.map((steps) => ceremoniesOf(steps));
  const all = ceremonies.flat();

  test('each refill has its ceremony, with as many guests as were dealt; dealing the first ones has none', () => {
    const rounds = all.filter(({ kind }) => kind === 'round');
    const dealt = played
      .slice(1)
      .flat()
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'dealt').length;
    expect(ceremonies[0]).toStrictEqual([]);
    expect(rounds.length).toBeGreaterThan(2);
    expect(rounds.reduce((sum, ceremony) => sum + (ceremony.kind === 'round' ? ceremony.guests : 0), 0)).toBe(dealt);
  });

  test('the finale has one, not each of its turns', () => {
    expect(all.filter(({ kind }) => kind === 'finale')).toHaveLength(1);
  });

  test('a masterpiece has one, with the points before it', () => {
    const pillars = all.filter((ceremony) => ceremony.kind === 'pillar');
    expect(pillars.length).toBeGreaterThan(0);
    for (const { event, before } of pillars) {
      const step = played.flat().find(({ events }) => events.includes(event));
      expect(before).toBe(step === undefined ? undefined : score(step.before).seats[event.seat]?.total);
    }
  });

  test('what was gained in a round is what the points have grown by since the refill before', () => {
    const steps = played.flat();
    const refills = steps.flatMap(({ events }, index) => (events.some(({ type }) => type === 'round') ? [index] : []));
    const [first = 0, second = 0] = refills;
    const then = steps[first + 1]?.before;
    const now = steps[second + 1]?.before;
    if (then === undefined || now === undefined) throw new Error('there are not enough rounds');
    const standings = standingsOf(steps.slice(0, second + 1), now);
    expect(standings.map(({ points }) => points)).toStrictEqual(
      score(now)
        .seats.map(({ total }) => total)
        .toSorted((one, other) => other - one),
    );
    expect(
      standings.map(({ seat, points, gained }) => points - gained - (score(then).seats[seat]?.total ?? 0)),
    ).toStrictEqual([0, 0]);
  });
});
