import {
  ACTIONS,
  preview,
  STANDARD_FIGURES,
  view as viewOf,
  type Action,
  type ActionKind,
  type Artwork,
  type Discipline,
  type Game,
  type State,
  whyNot,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import { beforeAll, expect, test } from 'vitest';
import { english } from '../../test/languages.ts';
import { playWithBots } from '../../test/play-with-bots.ts';
import { translatorFor } from '../catalogues.ts';
import { moneySpace } from '../pieces/amounts.ts';
import { closedWords, gainWords } from './gain-words.ts';
import { bestGain, closedBecause, gainsOf } from './gains.ts';

const german = translatorFor('de');

/** Every position of some games in which a seat has walked and must act; bots reach all kinds of them. */
const positions: State[] = [];

beforeAll(() => {
  const look = ({ state }: Game): void => {
    if (whoseTurn(state).decision === 'action') positions.push(state);
  };
  playWithBots('00000c', {}, look);
  playWithBots('4d5e6f', { options: { expert: true } }, look);
  playWithBots('7a8b9c', {}, look);
  const dear = { ...STANDARD_FIGURES, hiringCosts: [6, 5, 4, 3, 3, 3] };
  playWithBots('c0ffee', { figures: dear }, look);
  // fewer discs and meeples than a reward would give
  const scarce = { ...STANDARD_FIGURES, discs: 2, meeplesPerColour: 4 };
  for (const wanted of ['religion', 'politics', 'literature']) {
    const prefers = (action: Action): boolean => action.kind === 'activate' && action.discipline === wanted;
    playWithBots('00000d', { figures: scarce, prefers }, look);
  }
}, 180_000);

type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

function open<Kind extends ActionKind>(state: State, kind: Kind): ActionOf<Kind>[] {
  return legalActions(state).filter((action): action is ActionOf<Kind> => action.kind === kind);
}

const play = (state: State, { id }: Action): State => preview(state, id).state;

/** All positions after one activation and one hiring or firing, whichever recruit and space, with the strength there. */
function reached(
  state: State,
  entered: ActionOf<'activate'>,
): { readonly position: State; readonly strength: number }[] {
  const activated = play(state, entered);
  return [...open(activated, 'hire'), ...open(activated, 'fire')].map((action) => {
    const position = play(activated, action);
    const now = viewOf(position).open;
    return { position, strength: now.decision === 'strength' ? now.strength : -1 };
  });
}

type Played = { readonly state: State; readonly events: readonly { readonly type: string }[] };

/** Takes the highest reward and everything it offers, whatever else must be decided on the way. */
function rewarded(state: State): Played {
  const reward = open(state, 'reward').at(-1);
  return reward === undefined ? { state, events: [] } : playedOut(preview(state, reward.id), viewOf(state).turn);
}

function playedOut({ state, events }: Played, turn: number): Played {
  const next = legalActions(state).findLast(({ kind }) => kind !== 'stop');
  if (viewOf(state).turn !== turn || whoseTurn(state).who !== 'seat' || next === undefined) return { state, events };
  const then = preview(state, next);
  return playedOut({ state: then.state, events: [...events, ...then.events] }, turn);
}

/** Without non-breaking spaces. */
const plain = (words: string): string => words.replaceAll('\u00A0', ' ');

/** What a played-out activation has given, in the words of the catalogue. */
function brought(before: State, discipline: Discipline): string {
  const { figures, niches, artworksLeft, seats, activeSeat } = viewOf(before);
  const pillars = open(before, 'masterpiece').map(({ place }) => niches[discipline][place - 1]?.prestige ?? 0);
  if (pillars.length > 0) return `masterpiece, ${Math.max(...pillars)} PP`;
  const { state, events } = rewarded(before);
  const happened = (type: string): number => events.filter((event) => event.type === type).length;
  const several = (count: number, one: string, more: string): string =>
    count === 0 ? 'nothing to gain' : count === 1 ? one : `up to ${count} ${more}`;
  switch (discipline) {
    case 'discoveries': {
      const boat = viewOf(state).seats[activeSeat]?.boat ?? 0;
      return boat === seats[activeSeat]?.boat ? 'nothing to gain' : `sail to ${moneySpace(english, figures, boat)}`;
    }
    case 'literature':
      return several(happened('book-written'), 'a book', 'books');
    case 'religion':
      return seats[activeSeat]?.discs === 1 ? 'your last disc' : several(happened('disc-placed'), 'a disc', 'discs');
    case 'politics':
      return several(happened('meeple-taken'), 'a meeple', 'meeples');
    case 'arts': {
      const after = viewOf(state).artworksLeft;
      const kinds: readonly Artwork[] = ['sculpture', 'script', 'painting'];
      const taken = kinds.find((kind) => after[kind] < artworksLeft[kind]);
      if (taken === undefined) return 'nothing to gain';
      return `${after[taken] === 0 ? 'the last' : 'a'} ${taken === 'script' ? 'manuscript' : taken}`;
    }
  }
}

/** Without their numbers. */
const EVERYTHING = [
  'a book',
  'a disc',
  'a manuscript',
  'a meeple',
  'a painting',
  'a sculpture',
  'masterpiece,  PP',
  'nothing to gain',
  'sail to  PP',
  'sail to ƒ',
  'the last manuscript',
  'the last painting',
  'the last sculpture',
  'up to  books',
  'up to  discs',
  'up to  meeples',
  'your last disc',
];

test('a row announces exactly what playing the activation gives', { timeout: 180_000 }, () => {
  const met = new Set<string>();
  for (const state of positions) {
    const { figures } = viewOf(state);
    for (const gain of gainsOf(state)) {
      const ways = open(state, 'activate').filter(({ discipline }) => discipline === gain.discipline);
      expect(ways.length).toBeGreaterThan(0);
      expect(gain.isHere).toBe(ways.some(({ by }) => by === 'room'));
      for (const way of ways) {
        const all = reached(state, way);
        const strength = Math.max(...all.map((each) => each.strength));
        expect(gain.strength).toBe(strength);
        const words = all
          .filter((each) => each.strength === strength)
          .map(({ position }) => brought(position, gain.discipline));
        const said = plain(gainWords(english, figures, { ...gain, isHere: true }));
        const name = `${gain.discipline.charAt(0).toUpperCase()}${gain.discipline.slice(1)}`;
        expect(words.map((gives) => plain(`${name} ${strength}: ${gives}`))).toContain(said);
        met.add(said.replaceAll(/^[^:]+: |\d+/g, ''));
      }
    }
    const named = bestGain(state);
    const strengths = gainsOf(state).map(({ strength }) => strength);
    // an activation without a meeple is named before a stronger one
    const here = gainsOf(state).find(({ isHere }) => isHere);
    const strongest = strengths.length === 0 ? undefined : Math.max(...strengths);
    expect(named?.strength).toBe(here === undefined ? strongest : here.strength);
    expect(named?.isHere ?? false).toBe(here !== undefined);
  }
  expect([...met].toSorted()).toEqual(EVERYTHING);
});

/** The room of the figurine. */
function roomOf(state: State): Discipline {
  const { ring, seats, activeSeat } = viewOf(state);
  const room = ring[seats[activeSeat]?.figurine ?? 0]?.room;
  if (room === null || room === undefined) throw new Error('nobody acts outside of the rooms');
  return room;
}

test('where nothing is open a row gives the reason', () => {
  const met = new Set<string>();
  for (const state of positions) {
    if (open(state, 'activate').length > 0) continue;
    const view = viewOf(state);
    const refusals = ACTIONS.flatMap((action) => (action.kind === 'activate' ? (whyNot(state, action.id) ?? []) : []));
    const said = closedWords(english, closedBecause(state)) ?? '';
    const money = view.seats[view.activeSeat]?.money ?? 0;
    const short = refusals.flatMap((refusal) => (refusal.code === 'cannot-afford-hire' ? [refusal.short] : []));
    const room = refusals.find(({ code }) => code === 'no-recruit' || code === 'nobody-to-hire-or-fire');
    const discipline = room !== undefined && 'discipline' in room ? english(`terms.discipline.${roomOf(state)}`) : '';
    const poor = money === 0 ? 'No florin to hire with' : `You’re ƒ${Math.min(...short)} short to hire`;
    expect(said).toBe(short.length > 0 ? poor : `No one to hire for ${discipline}`);
    met.add(said.replaceAll(/\d+|for .*/g, ''));
  }
  expect([...met].toSorted()).toEqual(['No florin to hire with', 'No one to hire ', 'You’re ƒ short to hire']);
});

test('the words fit into a row, in English and German', () => {
  for (const t of [english, german]) {
    for (const state of positions) {
      const { figures } = viewOf(state);
      const lines = gainsOf(state).map((gain) => gainWords(t, figures, gain));
      for (const line of [...lines, closedWords(t, closedBecause(state)) ?? ''])
        expect(line.length).toBeLessThanOrEqual(34);
    }
  }
});
