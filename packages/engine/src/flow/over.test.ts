import { replay } from '../record/replay.ts';
import { parseAction } from '../index.ts';
import { legal, toAct } from '../search.ts';
import { explain } from '../legality/explain.ts';
import { expect, test } from 'vitest';
import { playedGame } from '../../test/kit/finished-game.ts';
import { apply } from './apply.ts';

test('when the game is over nothing can be done, and playing on is a bug', () => {
  const played = replay(playedGame({ players: 2, seed: '00', choices: 1 }));
  const pass = parseAction('pass')?.id;
  if ('fault' in played || pass === undefined) throw new RangeError('the game does not replay');
  const { state } = played.game;
  expect(toAct(state).who).toBe('nobody');
  expect(legal(state)).toEqual([]);
  expect(explain(state, pass)).toEqual({ code: 'game-over' });
  expect(() => apply(state, pass)).toThrow('the game is over');
});
