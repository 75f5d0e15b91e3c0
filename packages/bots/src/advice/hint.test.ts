import { legal } from '@la-stanza/engine/search';
import { preview, view, type ActionId } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { positionsOf } from '../../test/kit/positions.ts';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { decider } from '../turns/decider.ts';
import { createAdviser, kindOf } from './adviser.ts';
import { gainsOf } from './gains.ts';
import { hint, whyNot, type HintProgress } from './hint.ts';
import { isForced } from './kinds.ts';
import type { Work } from './work.ts';

const WORK: Work = { look: 8, tries: 10, simulations: 1 };
const positions = positionsOf(11, 2).filter((_, index) => index % 11 === 4);

test('the same position, seed and work give the same hint, whatever was asked before', () => {
  const used = createAdviser(handEvaluator);
  for (const state of positions) {
    expect(hint(used, state, 7, WORK)).toEqual(hint(createAdviser(handEvaluator), state, 7, WORK));
  }
});

test('a hint reports every try, and what it reports last is the hint', () => {
  const [state] = positions;
  if (state === undefined) throw new Error('there is no position');
  const told: HintProgress[] = [];
  const adviser = createAdviser(handEvaluator);
  const found = hint(adviser, state, 7, WORK, (progress) => told.push(progress));
  expect(told.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(told.every(({ of }) => of === 11)).toBe(true);
  expect(told[0]?.soFar).toBeUndefined();
  // after four tries it knows what a hint of four tries would say
  expect(told[4]?.soFar).toEqual(hint(adviser, state, 7, { ...WORK, tries: 4 }));
  expect(told.at(-1)?.soFar).toEqual(found);
});

test('how sure a hint is follows from the tries, and only a close call has an alternative, of another kind', () => {
  const adviser = createAdviser(handEvaluator);
  for (const state of positions) {
    const shown = hint(adviser, state, 3, WORK);
    if (shown === undefined) throw new Error('nobody decides');
    const { best, alternative, certainty, won, tries } = shown;
    expect(certainty).toBe(isForced(state) ? 'only' : won >= 9 ? 'sure' : won >= 7 ? 'probable' : 'close');
    expect(tries).toBe(10);
    expect(alternative === undefined || certainty === 'close').toBe(true);
    expect(kindOf(alternative?.actions ?? [])).not.toBe(kindOf(best.actions));
  }
});

test('“only” is said where the rules leave one option, never where a second one is open', () => {
  const adviser = createAdviser(handEvaluator);
  for (const state of positions.filter((position) => legal(position).length > 1)) {
    expect(hint(adviser, state, 3, WORK)?.certainty).not.toBe('only');
  }
});

test('compared turns meet the same refills: a turn compared with itself is never ahead', () => {
  const adviser = createAdviser(handEvaluator);
  for (const state of positions) {
    const [turn] = adviser.find(state, 5, WORK);
    if (turn === undefined) throw new Error('nobody decides');
    const [one, two] = adviser.compare(state, [turn, turn], 5, WORK);
    expect(one?.worths).toEqual(two?.worths);
  }
});

test('the figures of a gain are those of the positions before and after the turn', () => {
  const adviser = createAdviser(handEvaluator);
  const told: (number | undefined)[] = [];
  const seen: (number | undefined)[] = [];
  for (const state of positionsOf(12, 3).filter((_, index) => index % 3 === 1)) {
    const seat = decider(state);
    const [one, two] = adviser.find(state, 5, WORK);
    if (one === undefined || two === undefined) continue;
    const at = (turn: readonly ActionId[]) => view(preview(state, ...turn).state).seats[seat];
    for (const gain of gainsOf(state, one, two)) {
      if (gain.code === 'museum') {
        told.push(gain.from, gain.to);
        seen.push(at([])?.exhibitedValue, at(one)?.exhibitedValue);
      } else if (gain.code === 'money') {
        told.push(gain.from, gain.to);
        seen.push(at([])?.money, at(one)?.money);
      } else if (gain.code === 'keeps-money') {
        told.push(gain.left, gain.other);
        seen.push(at(one)?.money, at(two)?.money);
      }
    }
  }
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(seen);
});

test('a turn has no gain over itself, and the best turn is not worse than itself', () => {
  const adviser = createAdviser(handEvaluator);
  for (const state of positions) {
    const [turn] = adviser.find(state, 5, WORK);
    const [first] = turn ?? [];
    if (turn === undefined || first === undefined) throw new Error('nobody decides');
    expect(gainsOf(state, turn, turn)).toEqual([]);
    const { isWorse, missed, turn: mine } = whyNot(adviser, state, turn, first, 5, WORK);
    expect(mine.actions[0]).toBe(first);
    expect(isWorse || missed.length === 0).toBe(true);
  }
});
