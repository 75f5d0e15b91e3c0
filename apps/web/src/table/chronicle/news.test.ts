import type { Seat } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { playThrough } from '../kit/play.ts';
import { createChronicler, type ChronicleTurn } from './chronicler.ts';
import { headlineOf, newsOf } from './news.ts';

/** The chronicle at every decision of a game of three. */
function chronicles(seed: string): (readonly ChronicleTurn[])[] {
  const chronicler = createChronicler();
  const told: (readonly ChronicleTurn[])[] = [];
  playThrough(seed, {}, (_game, steps) => told.push(chronicler(steps)));
  return told;
}

const TOLD = chronicles('beef21');
const SEATS: readonly Seat[] = [...new Set(TOLD.at(-1)?.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))];

test('the news are the turns of the two others since the last own one, never an own one', () => {
  const [you] = SEATS;
  if (you === undefined) throw new Error('nobody played');
  const lengths = TOLD.map((turns) => {
    const news = newsOf(turns, [you]);
    expect(news.map(({ seat }) => seat)).not.toContain(you);
    const whole = turns.filter(({ steps }) => steps.length > 0);
    const inOwnTurn = turns.at(-1)?.seat === you && turns.at(-1)?.steps.length !== 0;
    expect(news).toEqual((inOwnTurn ? whole.slice(0, -1) : whole).slice(news.length === 0 ? Infinity : -news.length));
    return news.length;
  });
  expect(Math.max(...lengths)).toBe(2);
});

test('where everybody sits here nothing is news', () => {
  for (const turns of TOLD) expect(newsOf(turns, SEATS)).toEqual([]);
});

test('a turn is remembered for its masterpiece or its voyage rather than for its walk', () => {
  const turns = TOLD.at(-1) ?? [];
  const types = (turn: ChronicleTurn): string[] => turn.steps.flatMap(({ events }) => events.map(({ type }) => type));
  const sailing = turns.filter((turn) => types(turn).includes('sailed') && !types(turn).includes('masterpiece'));
  expect(sailing.length).toBeGreaterThan(0);
  for (const turn of sailing) expect(headlineOf(turn)?.type).not.toBe('walked');
  const passing = turns.filter((turn) => types(turn).includes('passed'));
  for (const turn of passing) expect(headlineOf(turn)?.type).toBe('passed');
});
