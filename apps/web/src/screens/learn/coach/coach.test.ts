import { readFileSync } from 'node:fs';
import { ACTIONS, score, STANDARD_FIGURES, view, type Game, whyNot, openRecord, legalActions } from '@la-stanza/engine';
import { figureValues, translateWith } from '@la-stanza/words';
import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { expect, test } from 'vitest';
import { playThrough, playWithBots } from '../../../table/kit/play.ts';
import { isMastered, readCoach } from '../../../ui/coach-memory.ts';
import { lookBack, missedMost } from './look-back.ts';
import { SITUATION_IDS, type Situation } from '../../../ui/situation-ids.ts';
import { situationIn, type SituationContext } from './situations.ts';

function contextOf(game: Game): SituationContext | undefined {
  const seen = view(game.state);
  return seen.open.decision === 'over' || seen.open.seat === 'chance'
    ? undefined
    : { game, view: seen, seat: seen.open.seat };
}

/** A position of the fixtures. */
function positionOf(name: string): Game {
  const file = new URL(`../../../../../../fixtures/positions/${name}.json`, import.meta.url);
  const result = openRecord(JSON.parse(readFileSync(file, 'utf8')).record);
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result.game;
}

test('in whole games and rare positions every situation comes up', () => {
  const met = new Set<Situation>();
  for (const name of ['2p-masterpiece', '4p-over-seven']) {
    const context = contextOf(positionOf(name));
    const id = context === undefined ? undefined : situationIn(context, (each) => met.has(each));
    if (id !== undefined) met.add(id);
  }
  for (const seed of ['a1', 'b2', 'c3', 'd4', 'e5', 'a6', 'b7', 'c8']) {
    if (met.size === SITUATION_IDS.length) break;
    playThrough(seed, { arranged: seed.startsWith('a') }, (game) => {
      const context = contextOf(game);
      if (context === undefined || met.size === SITUATION_IDS.length) return;
      // leave out all that were met, so that common situations do not hide rare ones
      const id = situationIn(context, (each) => met.has(each));
      if (id !== undefined) met.add(id);
    });
  }
  expect([...met].toSorted()).toEqual(SITUATION_IDS.toSorted());
}, 180_000);

test('a mastered situation gets no tip', () => {
  const shown = new Set<Situation | undefined>();
  playThrough('b2', {}, (game) => {
    const context = contextOf(game);
    if (context !== undefined) shown.add(situationIn(context, (each) => each !== 'action'));
  });
  expect(shown).toEqual(new Set([undefined, 'action']));
});

test('who is short of money hears of receiving it only where that brings florins', () => {
  const met = { brings: 0, bringsNothing: 0, spent: 0 };
  const visit = (game: Game): void => {
    const context = contextOf(game);
    if (context?.view.open.decision !== 'action') return;
    if (!ACTIONS.some(({ id }) => whyNot(game.state, id)?.code === 'cannot-afford-hire')) return;
    const seat = context.view.seats[context.seat];
    const isSpent = !legalActions(game).some(({ kind }) => kind === 'money');
    const isFull = seat === undefined || seat.money >= seat.income;
    met[isSpent ? 'spent' : isFull ? 'bringsNothing' : 'brings']++;
    const tip = situationIn(context, (each) => each !== 'short-of-money');
    expect(tip).toBe(isSpent || isFull ? undefined : 'short-of-money');
  };
  for (const seed of ['b2', 'c3', 'd4']) playThrough(seed, {}, visit);
  // where nobody can hire, everybody is short, and receives money until that is spent
  const figures = { ...STANDARD_FIGURES, hiringCosts: [16, 16, 16, 16, 16, 16] };
  playWithBots('b2', { figures, prefers: ({ kind }) => kind === 'money' }, visit);
  expect(Object.values(met).every((times) => times > 0)).toBe(true);
}, 180_000);

test('a situation is mastered when it was met twice without a question', () => {
  expect(isMastered({ on: true, met: {} }, 'walk')).toBe(false);
  expect(isMastered({ on: true, met: { walk: 1 } }, 'walk')).toBe(false);
  expect(isMastered({ on: true, met: { walk: 2 } }, 'walk')).toBe(true);
});

test('stored state is validated field by field', () => {
  expect(readCoach(null)).toEqual({ on: undefined, met: {} });
  expect(readCoach({ on: true, met: { walk: 1, hire: 'often', dance: 2 } })).toEqual({ on: true, met: { walk: 1 } });
});

test('every tip has all its words in every language', () => {
  const { game } = playThrough('c3', {}, () => {});
  for (const [language, messages] of Object.entries({ en, de, fr, nl })) {
    const t = translateWith(language, messages);
    for (const id of SITUATION_IDS) {
      expect(t(`coach.tip.${id}`, figureValues(t, view(game.state)))).not.toMatch(/\{|undefined|coach\./);
    }
  }
});

test('after a game the best own category and the largest gap are the engine’s', () => {
  const { game } = playThrough('d4', {}, () => {});
  const { seats } = score(game.state);
  for (const { seat } of view(game.state).seats) {
    const own = seats[seat];
    if (own === undefined) throw new Error('a seat without a score');
    const { most, gap } = lookBack(game, seat);
    const lines = Object.entries(own).filter(([line]) => line !== 'total');
    expect(most?.points ?? 0).toBe(Math.max(0, ...lines.map(([, points]) => points)));
    const gaps = seats.flatMap((other) => Object.entries(other)).filter(([line]) => line !== 'total');
    expect(gap?.points ?? 0).toBe(
      Math.max(0, ...gaps.map(([line, points]) => points - (lines.find(([name]) => name === line)?.[1] ?? 0))),
    );
  }
});

test('the idea for the next game is the category in which better turns would have gained most', () => {
  const { seats } = view(playThrough('b2', {}, () => {}).game.state);
  const seat = seats[1]?.seat;
  if (seat === undefined) throw new Error('nobody sits there');
  const turn = {
    seq: 0,
    played: [],
    winShares: [],
    error: 0,
    label: 'mistake',
    best: undefined,
    praise: undefined,
  } as const;
  const turns = [
    { ...turn, seat: 1, loss: 0.1, gains: [{ code: 'books', count: 2 }] },
    {
      ...turn,
      seat: 1,
      loss: 0.2,
      gains: [{ code: 'masterpiece', discipline: 'arts', prestige: 8, rival: undefined }],
    },
    { ...turn, seat: 0, loss: 0.9, gains: [{ code: 'income', from: 9, to: 12 }] },
  ] as const;
  expect(missedMost({ turns }, seat)).toBe('masterpieces');
  expect(missedMost({ turns: turns.slice(2) }, seat)).toBeUndefined();
});
