import { dealer, newRecord, replay, type State } from '@la-stanza/engine';
import { afterAll, expect, test } from 'vitest';
import { think } from './think.ts';
import { Thinkers } from './thinkers.ts';

const thinkers = new Thinkers(1, 60_000);
afterAll(() => thinkers.close());

/** A game for two at its first walk. */
function firstWalk(): State {
  const opened = replay(newRecord({ players: 2 }), undefined, dealer('feed'));
  if ('fault' in opened) throw new Error(opened.fault.code);
  return opened.game.state;
}

test('the same question gets the same turn in a thread and outside, whatever the safety net', async () => {
  const question = { bot: 'level-4', state: firstWalk(), chance: 'a game 17' };
  const here = await think({ ...question, milliseconds: 45_000 });
  expect(here.length).toBeGreaterThan(0);
  expect(await thinkers.ask(question)).toEqual(here);
  expect(await thinkers.ask(question)).toEqual(here);
}, 180_000);
