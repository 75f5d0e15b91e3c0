import { view as viewOf, type Game, type GameEvent, type Step } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { stepsBetween } from '../../game/source/steps-between.ts';
import { playThrough, THREE_PLAYERS } from '../kit/play.ts';
import { arrivalOf, atPace, lengthOf, type Flight } from './flight.ts';
import { flightsOf } from './flights.ts';

/** Every step of a game between two decisions, with the game after it. */
function stepsOfGame(seed: string): { readonly steps: readonly Step[]; readonly after: Game }[] {
  const games: Game[] = [];
  const whole = playThrough(seed, { expert: true }, (game) => games.push(game));
  return [...games, whole.game].slice(1).flatMap((after, index) => {
    const before = games[index];
    const steps = whole.steps.slice(0, after.line.length);
    return before === undefined ? [] : [{ steps: stepsBetween(before, { game: after, steps }), after }];
  });
}

const GAME = ['beef10', 'beef16'].flatMap(stepsOfGame);

const eventsIn = (steps: readonly Step[]): GameEvent[] => steps.flatMap(({ events }) => [...events]);

/** All steps with an event of this type. */
function stepsWith(type: GameEvent['type']): { readonly events: readonly GameEvent[]; readonly flights: Flight[] }[] {
  const found = GAME.filter(({ steps }) => eventsIn(steps).some((event) => event.type === type));
  expect(found.length, `no ${type} in the games`).toBeGreaterThan(0);
  return found.map(({ steps }) => ({ events: eventsIn(steps), flights: flightsOf(steps, THREE_PLAYERS) }));
}

test('a person who arrives on a mat or a wall is there in the position after the step', () => {
  let checked = 0;
  for (const { steps, after } of GAME) {
    const now = viewOf(after.state);
    const last = new Map(flightsOf(steps, THREE_PLAYERS).map((flight) => [arrivalOf(flight), flight.piece]));
    for (const [place, piece] of last) {
      const [word, first, second] = (place ?? '').split(' ');
      const seat = now.seats[THREE_PLAYERS.findIndex(({ colour }) => colour === first)];
      const tiles =
        word === 'recruit'
          ? seat?.recruits
          : word === 'worker'
            ? seat?.workers
            : word === 'portrait'
              ? now.ring.filter(({ room }) => room === first).map(({ tile }) => tile)
              : undefined;
      const tile = tiles?.[Number(second) - 1]?.tile;
      if (tiles === undefined || piece.kind !== 'person' || tile === undefined) continue;
      expect(piece.person).toBe(personOf(tile));
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(200);
});

test('a figurine takes 160 ms a step and at most 640, and passes the stairs', () => {
  for (const { events, flights } of stepsWith('walked')) {
    const walked = events.find((event) => event.type === 'walked');
    const flight = flights.find(({ piece }) => piece.kind === 'figurine');
    expect(flight?.length).toBe(Math.min(640, 160 * (walked?.steps ?? 0)));
  }
  const upstairs = stepsWith('walked').filter(({ events }) =>
    events.some((event) => event.type === 'walked' && event.from <= 3 && event.to > 3),
  );
  expect(upstairs.length).toBeGreaterThan(0);
  for (const { flights } of upstairs) expect(flights[0]?.way).toContain('stairs up head');
});

test('recruits slide while the new one comes and the last one falls, after the walk', () => {
  for (const { flights } of stepsWith('recruits-slid')) {
    const [walk, ...rest] = flights;
    const moving = rest.filter(({ way }) => way.at(-1)?.startsWith('recruit ') === true);
    expect(moving.length).toBeGreaterThan(1);
    expect(new Set(moving.map(({ start }) => start))).toEqual(new Set([walk?.length ?? 0]));
  }
});

test('a ship takes 120 ms a space; the meeples it passes hop off afterwards from their icons', () => {
  const hopping = stepsWith('sailed').filter(({ events }) =>
    events.some((event) => event.type === 'meeple-taken' && event.cause === 'sail'),
  );
  expect(hopping.length).toBeGreaterThan(0);
  for (const { events, flights } of hopping) {
    const sailed = events.find((event) => event.type === 'sailed');
    const ship = flights.find(({ piece }) => piece.kind === 'ship');
    const meeple = flights.find(({ piece }) => piece.kind === 'meeple');
    expect(ship?.length).toBe(120 * ((sailed?.to ?? 0) - (sailed?.from ?? 0)));
    expect(meeple?.start).toBeGreaterThanOrEqual(lengthOf(ship === undefined ? [] : [ship]));
    expect(meeple?.way[0]).toMatch(/^berth \d+$/);
  }
});

test('a refill is dealt clockwise, one portrait every 70 ms', () => {
  for (const { flights } of stepsWith('dealt')) {
    const dealt = flights.filter(({ manner }) => manner === 'deal');
    const first = dealt[0]?.start ?? 0;
    expect(dealt.map(({ start }) => start)).toEqual(dealt.map((_, index) => first + 70 * index));
  }
});

test('a flipped financier turns over before it moves back and pushes', () => {
  for (const { flights } of stepsWith('financier-flipped')) {
    const turn = flights.find(({ manner }) => manner === 'turn');
    const move = flights.find(({ piece, manner }) => piece.kind === 'financier' && manner === 'travel');
    expect(turn).toBeDefined();
    expect(move?.piece).toMatchObject({ flipped: true });
    expect(move?.start).toBe((turn?.start ?? 0) + (turn?.length ?? 0));
    expect(move?.way[0]).toBe(turn?.way[0]);
  }
});

test('the setup is not animated', () => {
  const shown: (readonly Step[])[] = [];
  playThrough('beef14', {}, (_game, soFar) => shown.push(soFar));
  const [steps] = shown;
  if (steps === undefined) throw new Error('nobody ever decided');
  expect(eventsIn(steps).some(({ type }) => type === 'dealt')).toBe(true);
  expect(flightsOf(steps, THREE_PLAYERS)).toEqual([]);
});

test('half the speed takes twice as long', () => {
  const [{ flights } = { flights: [] }] = stepsWith('hired');
  expect(lengthOf(atPace(flights, 2))).toBe(2 * lengthOf(flights));
});
