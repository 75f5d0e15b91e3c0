import {
  STANDARD_FIGURES,
  view,
  type Game,
  type Rulings,
  openRecord,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { OUR_EDITION, ownTerms, type BoxEdition } from '../../game/edition/edition.ts';
import { newSavedGame, openLocalGame } from '../../game/source/local-game.ts';
import { firstPlan, playersOf, setupFacts, withSeat } from './table-plan.ts';

/** Begins a game of two as the page for new games does, and plays it to the end; `see` is called at every decision. */
function playOut(box: BoxEdition, see: (game: Game) => void): Game {
  const plan = firstPlan('Elena', true, box);
  const players = playersOf(plan);
  const saved = newSavedGame({
    ...ownTerms(box, players.length),
    players,
    options: plan.options,
    id: 'own',
    seed: 'c0ffee',
    now: 1,
  });
  const think = (): Promise<never> => Promise.reject(new Error('no bot plays'));
  const source = openLocalGame({ saved, save: () => undefined, think, now: () => 2 });
  for (let step = 0; ; step++) {
    const { game } = source.moment();
    if (whoseTurn(game.state).decision === 'over') return game;
    see(game);
    // all choices in turn, but nobody withdraws: the game must reach its last turns
    const choices = legalActions(game).filter(({ kind }) => kind !== 'withdraw');
    const action = choices[(step * 7) % choices.length];
    if (action === undefined) throw new Error('nothing is legal');
    source.play(action.id);
  }
}

/** Figures for a short game. */
const SHORT = { ...STANDARD_FIGURES, extraRounds: 0, finalTurns: 1 };

/** The last round that is played by refilling, and the decisions in which a player could withdraw. */
function readings(rulings: Rulings): { readonly lastRound: number; readonly withdrawals: ReadonlySet<string> } {
  const withdrawals = new Set<string>();
  let lastRound = 0;
  playOut({ ...OUR_EDITION, figures: SHORT, rulings }, ({ state }) => {
    const { phase, round } = view(state);
    if (phase === 'rounds') lastRound = Math.max(lastRound, round);
    if (legalActions(state).some(({ kind }) => kind === 'withdraw')) withdrawals.add(whoseTurn(state).decision);
  });
  return { lastRound, withdrawals };
}

test('1.18 a new game plays by the figures of the box for its number of players, and its record replays by them', () => {
  const box: BoxEdition = {
    ...OUR_EDITION,
    figures: { ...STANDARD_FIGURES, extraRounds: 0 },
    withPlayers: { 2: { finalTurns: 1, startingMoney: [20, 21, 22, 23] } },
  };
  expect(setupFacts(firstPlan('', true), box)).toEqual({ rounds: 2, startingMoney: [20, 21] });
  const three = withSeat(firstPlan('', true), 2, { kind: 'bot' });
  expect(setupFacts(three, box)).toEqual({ rounds: 3, startingMoney: STANDARD_FIGURES.startingMoney.slice(0, 3) });
  let richest = 0;
  let finalTurn = 0;
  const game = playOut(box, ({ state }) => {
    const seen = view(state);
    richest = Math.max(richest, ...seen.seats.map(({ money }) => money));
    finalTurn = Math.max(finalTurn, seen.finalTurn);
  });
  expect([richest >= 21, finalTurn]).toEqual([true, 1]);
  expect(openRecord(game.record)).toHaveProperty('game');
});

test('11.3 whether a player may withdraw instead of the action is as chosen', () => {
  const { rulings } = OUR_EDITION;
  expect(readings({ ...rulings, withdraw: 'turn-or-action' }).withdrawals).toEqual(new Set(['walk', 'action']));
  expect(readings({ ...rulings, withdraw: 'turn' }).withdrawals).toEqual(new Set(['walk']));
});

test('11.1 the last refill is the chosen one', () => {
  const { rulings } = OUR_EDITION;
  const after = readings({ ...rulings, ending: 'after-last-refill' }).lastRound;
  expect(readings({ ...rulings, ending: 'before-last-refill' }).lastRound).toBe(after - 1);
});

test('4.4 a new table hires openly if the box does, until the table says otherwise', () => {
  expect(firstPlan('', true).options.openHiring).toBe(false);
  expect(firstPlan('', true, { ...OUR_EDITION, openHiring: true }).options.openHiring).toBe(true);
});
