import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  apply,
  explain,
  type FigureFault,
  type GameEvent,
  type RecordFault,
  type Refusal,
  setup,
  toAct,
} from '@la-stanza/engine';
import { mixedTable } from '../simulate/mixed-tables.ts';
import { choose, seatPlayers } from '../simulate/policy.ts';
import { randomFrom } from '../simulate/random.ts';
import { eventSentence } from './event-sentence.ts';
import { faultSentence, figureFaultSentence } from './fault-sentence.ts';
import { refusalSentence } from './refusal-sentence.ts';

const NAMES = ['Anna', 'Ben', 'Carla', 'Dario'];
const TABLES = 300;

/** The events and refusals of games at all sorts of tables, one of each kind. */
function met(): { readonly events: Map<string, GameEvent>; readonly refusals: Map<string, Refusal> } {
  const events = new Map<string, GameEvent>();
  const refusals = new Map<string, Refusal>();
  for (let game = 0; game < TABLES; game++) {
    const { players, options, figures } = mixedTable(game, 'mixed');
    const random = randomFrom(`sentences ${game}`);
    const seats = seatPlayers('mixed', players, random);
    const state = setup(figures === undefined ? { players, options } : { players, options, figures });
    for (;;) {
      if (random(10) === 0 || toAct(state).who === 'nobody') {
        for (const { id } of ACTIONS) {
          const refusal = explain(state, id);
          if (refusal !== undefined) refusals.set(refusal.code, refusal);
        }
      }
      const action = choose(state, seats, random);
      if (action === undefined) break;
      const happened: GameEvent[] = [];
      apply(state, action, happened);
      for (const event of happened) events.set(event.type, event);
    }
  }
  return { events, refusals };
}

const isSentence = (text: string): boolean => /^[A-Z].*\.$/.test(text) && !/undefined|NaN|\[object|null/.test(text);

describe('sentences', () => {
  const { events, refusals } = met();

  test('there is one for every kind of event', () => {
    expect(events.size).toBe(40);
    for (const event of events.values()) {
      const text = eventSentence(event, NAMES);
      expect(isSentence(text) || /^— \w+(, final turn \d)? —$/.test(text), text).toBe(true);
    }
  });

  test('there is one for every refusal that play can meet', () => {
    expect(refusals.size).toBeGreaterThanOrEqual(55);
    for (const refusal of refusals.values()) {
      const text = refusalSentence(refusal, NAMES);
      expect(isSentence(text), text).toBe(true);
    }
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
    for (const text of texts) expect(isSentence(text), text).toBe(true);
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
    for (const text of texts) expect(isSentence(text), text).toBe(true);
    expect(new Set(texts).size).toBe(codes.length);
  });
});
