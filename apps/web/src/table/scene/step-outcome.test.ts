import { preview, play, whoseTurn, legalActions } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { playWithBots } from '../kit/play.ts';
import { stepOutcome } from './step-outcome.ts';

test('a step ends the turn, or draws tiles, or can simply be undone', { timeout: 180_000 }, () => {
  const met = new Set<string>();
  playWithBots('00000c', { options: { arranged: true } }, (game) => {
    for (const action of legalActions(game)) {
      const outcome = stepOutcome(game.state, preview(game.state, action).state);
      // the engine itself says when an undo is free
      const next = play(game, action);
      const isFree = next.game.undo.free <= (next.game.line.at(-1)?.seq ?? Infinity);
      expect(outcome.drawn === 0 && !outcome.endsTurn).toBe(isFree && whoseTurn(next.game.state).who === 'seat');
      met.add(`${outcome.endsTurn} ${outcome.drawn > 0}`);
    }
  });
  expect([...met].toSorted()).toEqual(['false false', 'false true', 'true false']);
});
