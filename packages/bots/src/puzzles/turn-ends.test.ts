import { expect, test } from 'vitest';
import { finalesOf } from '../../test/kit/finales.ts';
import { createTurnSpace, visitEveryTurn } from '../turns/turn-space.ts';
import { positionKey } from '../turns/position-key.ts';
import { turnEnds } from './turn-ends.ts';

test.each([2, 3])('with %i players no turn is left out, and none is listed twice', (players) => {
  for (const state of finalesOf(players, 4)) {
    const all = new Set<string>();
    visitEveryTurn(createTurnSpace(state), state, (after) => all.add(positionKey(after)));
    const found = turnEnds(state).map(({ after }) => positionKey(after));
    expect(new Set(found)).toEqual(all);
    expect(found).toHaveLength(all.size);
  }
});
