import fc from 'fast-check';
import { expect, test } from 'vitest';
import { view, type GameEvent } from '../src/index.ts';
import { apply } from '../src/flow/apply.ts';
import { copy, legal } from '../src/search.ts';
import { anyGame, playOut } from './kit/games.ts';
import { enter, ledgerOf } from './kit/ledger.ts';
import { randomFrom } from './kit/random.ts';
import { runs } from './kit/runs.ts';

test('books kept from events alone agree with the position after every action of any game', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      const random = randomFrom(spec.seed + 3);
      playOut(spec, (state) => {
        const options = legal(state);
        const action = options[random(options.length)];
        if (action === undefined) return;
        const ledger = ledgerOf(view(state));
        const after = copy(state);
        const events: GameEvent[] = [];
        apply(after, action, events);
        for (const event of events) enter(ledger, event);
        // starting money is part of the setup, not of anything that happens
        for (const seat of events.some(({ type }) => type === 'start-player') ? ledger.seats : []) seat.money = 0;
        const now = ledgerOf(view(after));
        for (const seat of events.some(({ type }) => type === 'start-player') ? now.seats : []) seat.money = 0;
        expect(ledger).toEqual(now);
      });
    }),
    { numRuns: runs(15) },
  );
});
