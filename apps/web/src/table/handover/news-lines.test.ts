import { score, toAct, view as viewOf, type Replayed } from '@la-stanza/engine';
import { signed, translateWith } from '@la-stanza/words';
import { messages as en } from 'virtual:messages/en';
import { expect, test } from 'vitest';
import { createChronicler, type ChronicleTurn } from '../chronicle/chronicler.ts';
import { newsOf } from '../chronicle/news.ts';
import { playThrough, SITTING } from '../kit/play.ts';
import { meansSentence, newsLines } from './news-lines.ts';
import { turnPoints } from './turn-points.ts';

const t = translateWith('en', en);

type Begun = Replayed & { readonly turns: readonly ChronicleTurn[] };

/** The beginning of every turn of a game of three. */
function beginnings(seed: string): Begun[] {
  const chronicler = createChronicler();
  const begun: Begun[] = [];
  playThrough(seed, {}, (game, steps) => {
    const turns = chronicler(steps);
    if (turns.at(-1)?.steps.length === 0) begun.push({ game, steps, turns });
  });
  return begun;
}

const GAME = beginnings('beef21');

function lines({ game, steps, turns }: Begun) {
  const acting = toAct(game.state);
  if (acting.who !== 'seat') throw new Error('nobody begins');
  const view = viewOf(game.state);
  return newsLines(t, {
    turns: newsOf(turns, [acting.seat]),
    played: { game, steps },
    view,
    players: SITTING,
    to: acting.seat,
  });
}

test('what a turn brought is the difference between the prestige at its beginning and at its end', () => {
  let compared = 0;
  for (const [index, { game, turns }] of GAME.entries()) {
    const after = GAME[index + 1];
    const current = after?.turns.find(({ turn }) => turn === turns.at(-1)?.turn);
    if (after === undefined || current?.seat === undefined) continue;
    const [from, to] = [score(game.state), score(after.game.state)].map(
      ({ seats }) => seats[current.seat ?? 0]?.total ?? 0,
    );
    expect(turnPoints(after, [current]).get(current.turn)).toBe((to ?? 0) - (from ?? 0));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});

test('each of the others has one line with their name, and the points they made', () => {
  const told = GAME.slice(3).map(lines);
  for (const of of told) {
    expect(of.length).toBeGreaterThan(0);
    expect(new Set(of.map(({ colour }) => colour)).size).toBe(of.length);
    for (const { sentence } of of) expect(sentence).toMatch(/\*\*(Elena|Bastiano|Marit)\*\*/);
  }
  const changes = told.flat().flatMap(({ change }) => (change === undefined ? [] : [change]));
  expect(changes.length).toBeGreaterThan(3);
  for (const change of changes) expect(change).toMatch(/^[+−]\d+\u00A0PP$/);
});

test('the means are those of the position', () => {
  const { game } = GAME.at(-1) ?? {};
  if (game === undefined) throw new Error('nobody played');
  const view = viewOf(game.state);
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('nobody sits there');
  const table = { view, score: score(game.state) };
  expect(meansSentence(t, table, seat.seat)).toContain(`You have **ƒ${seat.money}**, `);
  expect(meansSentence(t, table, seat.seat)).toContain(
    ` and ${signed(table.score.seats[seat.seat]?.total ?? 0)}\u00A0PP.`,
  );
});
