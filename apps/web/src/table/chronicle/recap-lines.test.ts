import { score, view as viewOf, type Replayed, whoseTurn } from '@la-stanza/engine';
import { createChronicler, signed, translateWith, type ChronicleTurn } from '@la-stanza/words';
import { messages as en } from 'virtual:messages/en';
import { expect, test } from 'vitest';
import { meansSentence } from '../handover/means-sentence.ts';
import { playThrough, THREE_PLAYERS } from '../kit/play.ts';
import { recapLines } from './recap-lines.ts';
import { turnPoints } from './turn-points.ts';
import { turnsToRecap } from './turns-to-recap.ts';

const t = translateWith('en', en);

type TurnStart = Replayed & { readonly turns: readonly ChronicleTurn[] };

/** The beginning of every turn of a game for three. */
function beginnings(seed: string): TurnStart[] {
  const chronicler = createChronicler();
  const starts: TurnStart[] = [];
  playThrough(seed, {}, (game, steps) => {
    const turns = chronicler(steps);
    if (turns.at(-1)?.steps.length === 0) starts.push({ game, steps, turns });
  });
  return starts;
}

const GAME = beginnings('beef22');

function linesAt({ game, steps, turns }: TurnStart) {
  const acting = whoseTurn(game.state);
  if (acting.who !== 'seat') throw new Error('no seat has to decide');
  const view = viewOf(game.state);
  return recapLines(t, {
    turns: turnsToRecap(turns, [acting.seat]),
    played: { game, steps },
    view,
    players: THREE_PLAYERS,
    to: acting.seat,
  });
}

test('the points of a turn are the difference between the prestige at its beginning and at its end', () => {
  let compared = 0;
  for (const [index, { game, turns }] of GAME.entries()) {
    const after = GAME[index + 1];
    const current = after?.turns.find(({ turn }) => turn === turns.at(-1)?.turn);
    if (after === undefined || current?.seat === undefined) continue;
    const [from, to] = [score(game.state), score(after.game.state)].map(
      ({ seats }) => seats[current.seat ?? 0]?.total ?? 0,
    );
    expect(turnPoints({ steps: after.steps, end: after.game.state }, current)).toBe((to ?? 0) - (from ?? 0));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});

test('each of the others has one line with their name and their points', () => {
  const lines = GAME.slice(3).map(linesAt);
  for (const recap of lines) {
    expect(recap.length).toBeGreaterThan(0);
    expect(new Set(recap.map(({ colour }) => colour)).size).toBe(recap.length);
    for (const { subject, rest } of recap) {
      expect(subject).toMatch(/^(Elena|Bastiano|Marit)$/);
      expect(rest).toMatch(/^ \w.*\.$/);
    }
  }
  const changes = lines.flat().flatMap(({ change }) => (change === undefined ? [] : [change]));
  expect(changes.length).toBeGreaterThan(3);
  for (const change of changes) expect(change).toMatch(/^[+−]\d+\u00A0PP$/);
});

test('the sentence about a player’s means matches the position', () => {
  const { game } = GAME.at(-1) ?? {};
  if (game === undefined) throw new Error('the game has no turns');
  const view = viewOf(game.state);
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('nobody sits there');
  const table = { view, score: score(game.state) };
  expect(meansSentence(t, table, seat.seat)).toContain(`You have **ƒ${seat.money}**, `);
  expect(meansSentence(t, table, seat.seat)).toContain(
    ` and ${signed(table.score.seats[seat.seat]?.total ?? 0)}\u00A0PP.`,
  );
});
