import { replay } from '../record/replay.ts';
import { legal } from '../search.ts';
import { expect, test } from 'vitest';
import { ACTIONS, undo, type Game, type LineEntry } from '../index.ts';
import { undoSteps } from './undo-steps.ts';
import { playedGame, SEED } from '../../test/kit/finished-game.ts';

const played = playedGame({ players: 3, seed: SEED, choices: 1, options: { start: 'first' }, entries: 80 });
const SETUP = played.entries.findIndex((text) => text.startsWith('land'));

function gameOf(entries: readonly string[]): Game {
  const checked = replay({ ...played, entries });
  if ('fault' in checked) throw new Error(JSON.stringify(checked.fault));
  return checked.game;
}

/** Three players, of whom each walks to the first space there is and passes. */
function gameAfter(turns: number): Game {
  let game = gameOf(played.entries.slice(0, SETUP));
  for (let turn = 0; turn < turns; turn++) {
    const walk = legal(game.state)
      .map((id) => ACTIONS[id]?.text ?? '')
      .find((text) => text.startsWith('land'));
    game = gameOf([...game.record.entries, walk ?? '', 'pass']);
  }
  return game;
}

const bots =
  (...seats: number[]) =>
  (seat: LineEntry['seat']): boolean =>
    seats.some((each) => each === seat);

test('the turns of bots are taken back one by one, and the game is as before the own turn', () => {
  const game = gameAfter(3);
  const steps = undoSteps(game, SETUP, bots(1, 2));
  expect(steps).toEqual([SETUP + 4, SETUP + 2, SETUP]);
  const back = (steps ?? []).reduce((now, step) => {
    const undone = undo(now, step);
    if ('fault' in undone) throw new Error(undone.fault.code);
    return undone.game;
  }, game);
  expect(back.state.bytes).toEqual(gameAfter(0).state.bytes);
});

test('the turn just finished needs one step; a person who has played since ends it', () => {
  expect(undoSteps(gameAfter(1), SETUP, bots())).toEqual([SETUP]);
  expect(undoSteps(gameAfter(3), SETUP, bots(2))).toBeUndefined();
  expect(undoSteps(gameAfter(3), SETUP, bots(1))).toBeUndefined();
});

test('what chance has decided stays', () => {
  expect(undoSteps(gameAfter(3), 0, bots(0, 1, 2))).toBeUndefined();
});
