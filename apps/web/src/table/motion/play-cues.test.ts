import { whoseTurn, legalActions } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { newSavedGame, openLocalGame } from '../../game/source/local-game.ts';
import type { Sound } from '../../ui/sound/sound.ts';
import { eventsBetween, playCues, tuneOf } from './play-cues.ts';

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
    const [action] = legalActions(source.moment().game).map(({ id }) => id);
    if (action !== undefined) source.play(action);
  };
  return { source, step };
}

test('a step has its own events', () => {
  const { source, step } = hotSeat();
  const before = source.moment().game;
  expect(whoseTurn(before.state).decision).toBe('walk');
  step();
  expect(eventsBetween(before, source.moment()).map(({ type }) => type)).toContain('walked');
});

test('an undo has no events', () => {
  const { source, step } = hotSeat();
  step();
  const before = source.moment().game;
  source.undo();
  expect(eventsBetween(before, source.moment())).toEqual([]);
});

/** A sound that writes down what it is asked for. */
function heardSound() {
  const heard: string[] = [];
  const sound: Sound = {
    cues: (names) => heard.push(...names),
    felt: (names) => heard.push(...names.map((name) => `felt ${name}`)),
    tune: (name) => heard.push(`tune ${name}`),
    close: () => heard.push('closed'),
  };
  return { heard, sound };
}

test('cues are played and felt until the sound is stopped', () => {
  const { source, step } = hotSeat();
  const { heard, sound } = heardSound();
  const stop = playCues(source, sound);
  expect(heard.splice(0)).toEqual(['tune belle-qui-tiens-ma-vie']);
  step();
  expect(heard.splice(0)).toEqual(['tune belle-qui-tiens-ma-vie', 'step', 'slide', 'felt step', 'felt slide']);
  source.undo();
  expect(heard.splice(0)).toEqual(['tune belle-qui-tiens-ma-vie', 'undo']);
  stop();
  expect(heard.splice(0)).toEqual(['closed']);
  step();
  expect(heard).toEqual([]);
});

test('a tab that does not lead is silent', () => {
  const { source, step } = hotSeat();
  const { heard, sound } = heardSound();
  playCues(source, sound, () => false);
  step();
  expect(heard).toEqual(['tune undefined', 'tune undefined']);
});

test('every round has other music than the one before, the finale Greensleeves, and the end none', () => {
  const rounds = [1, 2, 3, 4, 5, 6].map((round) => tuneOf({ phase: 'rounds', round }));
  expect(rounds.every((tune, index) => tune !== undefined && tune !== rounds[index + 1])).toBe(true);
  expect(rounds).not.toContain('greensleeves');
  expect(tuneOf({ phase: 'ending', round: 4 })).toBe(rounds[3]);
  expect(tuneOf({ phase: 'final', round: 4 })).toBe('greensleeves');
  expect(tuneOf({ phase: 'over', round: 4 })).toBeUndefined();
});
