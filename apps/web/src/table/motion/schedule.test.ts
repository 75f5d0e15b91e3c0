import { expect, test } from 'vitest';
import type { PlaceName } from '../../drawing/targets/place.ts';
import type { Flight, Manner } from './flight.ts';
import { hiddenUntil, scheduled } from './schedule.ts';

function flight(way: readonly PlaceName[], start: number, manner: Manner = 'travel'): Flight {
  return { piece: { kind: 'disc', player: 'plum' }, manner, way, start, length: 100 };
}

const HIRED = flight(['recruit plum 1', 'worker plum 3'], 0);
const RECRUITED = flight(['portrait arts 1', 'recruit plum 1'], 0);

test('new flights begin after those on their way', () => {
  const first = scheduled([RECRUITED], [], { now: 1000, firstId: 0 });
  const [second] = scheduled([HIRED], first, { now: 1030, firstId: 1 });
  expect(first[0]).toMatchObject({ id: 0, start: 1000, waits: false });
  expect(second).toMatchObject({ id: 1, start: 1100 });
});

test('a piece that starts where another must first arrive is hidden until then', () => {
  const first = scheduled([RECRUITED], [], { now: 0, firstId: 0 });
  expect(scheduled([HIRED], first, { now: 10, firstId: 1 })[0]?.waits).toBe(true);
  expect(scheduled([HIRED], [], { now: 10, firstId: 1 })[0]?.waits).toBe(false);
});

test('a flight does not wait for a piece that falls from its start', () => {
  const fallen = scheduled([flight(['worker plum 3'], 0, 'fall')], [], { now: 0, firstId: 0 });
  expect(scheduled([flight(['worker plum 3', 'worker plum 4'], 0)], fallen, { now: 0, firstId: 1 })[0]?.waits).toBe(
    false,
  );
});

test('a place is hidden until the last piece has arrived; a place that a piece only leaves is not hidden', () => {
  const until = hiddenUntil([
    flight(['discs plum', 'disc arts plum'], 0),
    flight(['discs plum', 'disc arts plum'], 60),
    flight(['recruit plum 4'], 0, 'fall'),
  ]);
  expect([...until]).toEqual([['disc arts plum', 160]]);
});
