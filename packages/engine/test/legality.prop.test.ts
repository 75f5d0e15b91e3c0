import { explain } from '../src/legality/explain.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIONS, view, type GameEvent, type State } from '../src/index.ts';
import { apply } from '../src/flow/apply.ts';
import { copy, legal, MOST_LEGAL, toAct } from '../src/search.ts';
import { anyGame, playOut } from './kit/games.ts';
import { randomFrom } from './kit/random.ts';
import { runs } from './kit/runs.ts';

test('legal and explain agree on every action of the catalogue at every decision of any game', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      playOut(spec, (state) => {
        const listed = new Set<number>(legal(state));
        const accepted = ACTIONS.filter(({ id }) => explain(state, id) === undefined).map(({ id }) => id);
        expect(accepted).toEqual(ACTIONS.map(({ id }) => id).filter((id) => listed.has(id)));
      });
    }),
    { numRuns: runs(15) },
  );
});

test('every decision before the end has an option, never more than the buffer holds, and none twice', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      playOut(spec, (state) => {
        const options = legal(state);
        expect(options.length === 0).toBe(toAct(state).who === 'nobody');
        expect(options.length).toBeLessThanOrEqual(MOST_LEGAL);
        expect(new Set(options).size).toBe(options.length);
        const buffer = new Uint16Array(MOST_LEGAL);
        expect([...buffer.subarray(0, legal(state, buffer))]).toEqual(options);
      });
    }),
    { numRuns: runs(15) },
  );
});

test('asking changes nothing', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      playOut(spec, (state) => {
        const before = state.bytes.toString();
        legal(state);
        for (const { id } of ACTIONS) explain(state, id);
        view(state);
        toAct(state);
        expect(state.bytes.toString()).toBe(before);
      });
    }),
    { numRuns: runs(3) },
  );
});

test('a copy is independent of its original, and events do not change what an action does', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      const random = randomFrom(spec.seed + 1);
      playOut(spec, (state) => {
        const options = legal(state);
        const action = options[random(options.length)];
        if (action === undefined) return;
        const before = state.bytes.toString();
        const silent = copy(state);
        const told = copy(state);
        const events: GameEvent[] = [];
        apply(silent, action);
        apply(told, action, events);
        expect(told.bytes).toEqual(silent.bytes);
        expect(state.bytes.toString()).toBe(before);
        // every action but choosing the tile to fetch moves something, and says so
        expect(events.length > 0).toBe(ACTIONS[action]?.kind !== 'fetch');
      });
    }),
    { numRuns: runs(8) },
  );
});

test('11.4 any game ends within the bound that the tiles allow', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      const { state } = playOut(spec);
      expect(view(state).phase).toBe('over');
      expect(view(state).turn).toBeLessThanOrEqual(mostTurns(state));
    }),
    { numRuns: runs(40) },
  );
});

/**
 * Every turn takes a character tile or a bonus tile, or its player cannot walk. A player who stands on a tile can always land
 * there again, so not everyone is stuck while a tile lies on the ring, and there is always one: at most n - 1 turns in a row
 * take nothing. Tiles come with the setup and each refill, at most 15 at a time.
 */
function mostTurns(state: State): number {
  const { players, rounds, figures } = state.table;
  const taking = 15 * (rounds + 1) + 12;
  return players * taking + players * figures.finalTurns;
}
