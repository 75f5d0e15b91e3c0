import { describe, expect, test } from 'vitest';
import { ACTIONS, explain, type FigureFault, type GameEvent, type RecordFault, type Refusal } from '@la-stanza/engine';
import { chronicle } from '../record/chronicle.ts';
import { FIXTURES, fixtureGame } from '../test-kit/fixtures.ts';
import { REFUSALS } from '../test-kit/refusals.ts';
import { eventSentence } from './event-sentence.ts';
import { faultSentence, figureFaultSentence } from './fault-sentence.ts';
import { refusalSentence } from './refusal-sentence.ts';

const NAMES = ['Anna', 'Ben', 'Carla', 'Dario'];
const EVENT_TYPES = 40;

/** The events of all golden games, one of each type, and the one that none of them has: nobody is ever without a landing. */
function eventsMet(): Map<string, GameEvent> {
  const entries = FIXTURES.flatMap((name) => chronicle(fixtureGame(name)));
  const met = new Map<string, GameEvent>(entries.flatMap(({ events }) => events.map((event) => [event.type, event])));
  const turn = met.get('turn');
  if (turn?.type === 'turn') met.set('stayed', { type: 'stayed', seat: turn.seat });
  return met;
}

/** The refusals of every action in every tenth position of all golden games. */
function refusalsMet(): Refusal[] {
  return FIXTURES.flatMap((name) => {
    const positions = chronicle(fixtureGame(name)).map(({ before }) => before);
    return positions
      .filter((_, index) => index % 10 === 0)
      .flatMap((state) => ACTIONS.map(({ id }) => explain(state, id)))
      .filter((refusal) => refusal !== undefined);
  });
}

const isSentence = (text: string): boolean => /^[A-Z].*\.$/.test(text) && !/undefined|NaN|\[object|null/.test(text);

describe('sentences', () => {
  test('there is one for every type of event', () => {
    const events = eventsMet();
    expect(events.size).toBe(EVENT_TYPES);
    const texts = [...events.values()].map((event) => eventSentence(event, NAMES));
    expect(texts.filter((text) => !isSentence(text) && !/^— \w+(, final turn \d)? —$/.test(text))).toEqual([]);
  });

  test('every refusal met in play is explained', () => {
    const texts = new Set(refusalsMet().map((refusal) => refusalSentence(refusal, NAMES)));
    expect(texts.size).toBeGreaterThan(300);
    expect([...texts].filter((text) => !isSentence(text))).toEqual([]);
  });

  test('there is one for every refusal', () => {
    const texts = Object.values(REFUSALS).map((refusal) => refusalSentence(refusal, NAMES));
    expect(texts.filter((text) => !isSentence(text))).toEqual([]);
    // a box without a disc and a space without a tile are told in the same words wherever they matter
    expect(new Set(texts).size).toBe(texts.length - 2);
  });

  test('there is one for every fault of a record', () => {
    const figures: FigureFault = { code: 'figure-order', figure: 'whiteMeeples', least: 0, most: 16 };
    const faults: { readonly [Code in RecordFault['code']]: Extract<RecordFault, { code: Code }> } = {
      'not-a-record': { code: 'not-a-record' },
      'field-missing': { code: 'field-missing', field: 'entries' },
      'field-unknown': { code: 'field-unknown', field: 'colour' },
      'field-malformed': { code: 'field-malformed', field: 'players' },
      'format-unknown': { code: 'format-unknown', format: 9 },
      'engine-unknown': { code: 'engine-unknown', engine: '0.1.0' },
      'figures-unplayable': { code: 'figures-unplayable', fault: figures },
      'entry-unknown': { code: 'entry-unknown', entry: 3, text: 'dance' },
      'entry-refused': { code: 'entry-refused', entry: 3, text: 'pass', refusal: { code: 'can-walk' } },
      'undo-refused': { code: 'undo-refused', entry: 9, to: 2, earliest: 7 },
      'commitment-mismatch': { code: 'commitment-mismatch' },
      'deal-mismatch': { code: 'deal-mismatch', entry: 4, text: 'deal c1', expected: 'deal c2' },
      'result-mismatch': { code: 'result-mismatch', field: 'totals' },
      'result-early': { code: 'result-early' },
      'head-changed': { code: 'head-changed' },
      'entries-changed': { code: 'entries-changed', from: 10, to: 19 },
    };
    const texts = Object.values(faults).map((fault) => faultSentence(fault, NAMES));
    expect(texts.filter((text) => !isSentence(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('there is one for every fault of figures', () => {
    const codes: readonly FigureFault['code'][] = [
      'figure-missing',
      'figure-unknown',
      'figure-not-whole',
      'figure-out-of-range',
      'figure-count',
      'figure-order',
    ];
    const texts = codes.map((code) => figureFaultSentence({ code, figure: 'steps', least: 1, most: 15 }));
    expect(texts.filter((text) => !isSentence(text))).toEqual([]);
    expect(new Set(texts).size).toBe(codes.length);
  });
});
