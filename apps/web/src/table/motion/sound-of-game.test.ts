import { legal, toAct } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { newSavedGame, openLocalGame } from '../../game/source/local-game.ts';
import type { Cue } from '../../ui/sound/cue.ts';
import { eventsBetween, listenTo } from './sound-of-game.ts';

function hotSeat() {
  const saved = newSavedGame({
    id: 'g',
    players: [
      { name: 'Elena', colour: 'plum' },
      { name: 'Marit', colour: 'copper' },
    ],
    seed: 'c0ffee',
    now: 1,
  });
  const source = openLocalGame({
    saved,
    save: () => undefined,
    think: () => new Promise(() => undefined),
    now: () => 2,
  });
  const step = (): void => {
    const [action] = legal(source.moment().game.state);
    if (action !== undefined) source.play(action);
  };
  return { source, step };
}

test('a step is told by its own events', () => {
  const { source, step } = hotSeat();
  const before = source.moment().game;
  expect(toAct(before.state).decision).toBe('walk');
  step();
  expect(eventsBetween(before, source.moment()).map(({ type }) => type)).toContain('walked');
});

test('an undo tells nothing', () => {
  const { source, step } = hotSeat();
  step();
  const before = source.moment().game;
  source.undo();
  expect(eventsBetween(before, source.moment())).toEqual([]);
});

test('a game that is listened to sounds until one stops listening', () => {
  const { source, step } = hotSeat();
  const heard: Cue[] = [];
  const stop = listenTo(source, (cue) => heard.push(cue));
  step();
  expect(heard).toHaveLength(1);
  expect(heard[0]).not.toEqual([]);
  stop();
  step();
  expect(heard).toHaveLength(1);
});
