import { preview, whoseTurn, legalActions } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { SPOKEN } from '../../test/languages.ts';
import { playThrough } from '../../test/play-through.ts';
import { optionWords } from './option-words.ts';

test('every choice of a game has words in every language', () => {
  const kinds = new Set<string>();
  let positions = 0;
  playThrough('5eed', { expert: true, arranged: true }, ({ state }) => {
    const acting = whoseTurn(state);
    if (acting.who !== 'seat' || positions++ % 5 !== 0) return;
    const { seat } = acting;
    for (const action of legalActions(state)) {
      kinds.add(action.kind);
      for (const [, t] of SPOKEN) {
        const words = optionWords({ t, state, seat }, action, preview(state, action));
        expect(words.length).toBeGreaterThan(0);
        for (const phrase of words) expect(phrase).toMatch(/^(?!.*(?:undefined|NaN))[^{}]+$/);
      }
    }
  });
  expect(kinds.size).toBeGreaterThan(12);
});
