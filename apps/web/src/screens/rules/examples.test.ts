import {
  DISCIPLINES,
  parseAction,
  score,
  STANDARD_FIGURES,
  view,
  whoseTurn,
  whyNot,
  type Figures,
  type GameEvent,
} from '@la-stanza/engine';
import { disciplineName, translateWith } from '@la-stanza/words';
import { describe, expect, test } from 'vitest';
import { messages as de } from 'virtual:messages/de';
import { messages as deRules } from 'virtual:messages/de/rules';
import { messages as en } from 'virtual:messages/en';
import { messages as enRules } from 'virtual:messages/en/rules';
import { messages as fr } from 'virtual:messages/fr';
import { messages as frRules } from 'virtual:messages/fr/rules';
import { messages as nl } from 'virtual:messages/nl';
import { messages as nlRules } from 'virtual:messages/nl/rules';
import { OUR_EDITION } from '../../game/edition/edition.ts';
import { MOMENTS } from './example-moments.ts';
import { EXAMPLE_NAMES, examplesOf, type ExampleName } from './examples.ts';
import type { MajorityExample } from './majority-examples.ts';
import type { MomentExample } from './moment-examples.ts';
import { playMoment, type PlayedMoment } from './moment.ts';
import type { TurnExample } from './turn-examples.ts';

const LANGUAGES = [
  ['en', translateWith('en', { ...en, ...enRules })],
  ['de', translateWith('de', { ...de, ...deRules })],
  ['fr', translateWith('fr', { ...fr, ...frRules })],
  ['nl', translateWith('nl', { ...nl, ...nlRules })],
] as const;

const [[, t]] = LANGUAGES;
const { figures } = OUR_EDITION;
const examples = examplesOf(t, figures);

function turn(name: ExampleName): TurnExample {
  const example = examples.get(name);
  if (example?.kind !== 'turn') throw new Error(`${name} is no turn`);
  return example;
}

function moment(name: ExampleName, all: typeof examples = examples): MomentExample {
  const example = all.get(name);
  if (example?.kind !== 'moment') throw new Error(`${name} is no moment`);
  return example;
}

function majority(name: ExampleName, all: typeof examples = examples): MajorityExample {
  const example = all.get(name);
  if (example?.kind !== 'majority') throw new Error(`${name} is no majority`);
  return example;
}

function played(name: keyof typeof MOMENTS): PlayedMoment {
  const found = playMoment(MOMENTS[name], figures);
  if (found === undefined) throw new Error(`${name} cannot be played`);
  return found;
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

test('with our figures there is an example of every kind', () => {
  expect([...examples.keys()]).toEqual([...EXAMPLE_NAMES]);
});

test('something changes between the two pictures of an example', () => {
  const pairs = [...examples].flatMap(([name, example]): { name: ExampleName; before: unknown; after: unknown }[] => {
    if (example.kind === 'turn') return [{ name, before: example.before, after: example.after }];
    const [before, after] = example.kind === 'moment' ? example.boards : [];
    return before === undefined || after === undefined ? [] : [{ name, before, after }];
  });
  expect(pairs.map(({ name }) => name)).toEqual(expect.arrayContaining(['hire', 'refill', 'ending', 'withdrawal']));
  for (const { name, before, after } of pairs) expect([name, after]).not.toEqual([name, before]);
});

test('receiving money pushes the financier one space to the right (rule 8.1)', () => {
  const at = (when: 'before' | 'after'): number =>
    turn('money')[when].mat.workers.findIndex(({ tile }) => tile?.kind === 'financier');
  expect(at('after')).toBe(at('before') + 1);
});

test.each<[ExampleName, RegExp]>([
  ['hire', /hired .+ for ƒ\d/],
  ['masterpiece', /created a masterpiece/],
  ['discoveries', /sailed/],
  ['literature', /wrote/],
  ['religion', /placed .*disc/],
  ['arts', /took a painting/],
  ['politics', /took .*meeple/],
  ['money', /received ƒ\d/],
  ['tile', /took \w+/],
])('the sentence of the example %s tells it', (name, told) => {
  expect(turn(name).told).toMatch(told);
});

describe.each(LANGUAGES)('in %s', (language, speak) => {
  const spoken = examplesOf(speak, figures);

  test('every example has all its words', () => {
    expect([...spoken.keys()]).toEqual([...EXAMPLE_NAMES]);
    for (const { told } of spoken.values()) expect(told).not.toMatch(/[{}]|undefined|chronicle\.|rules\.|^$| {2}|\.\./);
  });

  test('every sentence has the numbers of the English one, in some order', () => {
    const sorted = (text: string): number[] => numbersIn(text).toSorted((one, other) => one - other);
    const isSpelled = (number: number): boolean => number < 5;
    for (const [name, { kind, told }] of spoken) {
      if (kind === 'turn') continue;
      const english = sorted(examples.get(name)?.told ?? '');
      expect([language, name, sorted(told).filter((number) => !isSpelled(number))]).toEqual([
        language,
        name,
        english.filter((number) => !isSpelled(number)),
      ]);
    }
  });
});

test('a walk counts no space with a figurine, and the engine lets no one stop there (rule 3.2)', () => {
  const { start, steps } = played('walk');
  const events = steps.flatMap((step) => [...step.events]);
  const walked = events.find((event): event is Extract<GameEvent, { type: 'walked' }> => event.type === 'walked');
  const example = examples.get('walk');
  if (walked === undefined || example?.kind !== 'walk') throw new Error('no walk');
  const passed = view(start).ring.slice(walked.from + 1, walked.to);
  const skipped = passed.filter(({ figurines }) => figurines.length > 0);
  expect(skipped).toHaveLength(2);
  for (const { space, figurines, tile } of skipped) {
    expect(tile).not.toBeNull();
    const landing = parseAction(`land ${space}`);
    expect(landing && whyNot(start, landing)?.code).toBe('space-occupied');
    for (const seat of figurines)
      expect(example.told).toMatch(new RegExp(`The spaces of .*Player ${seat + 1}.* aren’t steps`));
  }
  const drawn = example.rooms.flatMap((room) => (room === 'bonus' ? [] : example.board[room].spaces));
  expect(drawn.flatMap(({ target }) => target?.badge ?? [])).toEqual(
    Array.from({ length: walked.steps }, (_, step) => String(step + 1)),
  );
  expect(walked.steps).toBe(walked.to - walked.from - skipped.length);
  expect(example.told).toContain(`walked ${walked.steps} to`);
  expect(example.board.walk).toEqual({ from: walked.from, to: walked.to });
});

test('the refill comes when the rooms it names are empty, and fills every space (rule 10.1)', () => {
  const { steps } = played('refill');
  const dealt = steps.filter(({ events }) => events.some(({ type }) => type === 'dealt'));
  const [first] = dealt;
  if (first === undefined) throw new Error('no deal');
  const { ring } = view(first.before);
  const empty = DISCIPLINES.filter((room) => !ring.some((space) => space.room === room && space.tile !== null));
  expect(moment('refill').told).toMatch(
    new RegExp(`The empty rooms were ${empty.map((room) => disciplineName(t, room)).join(' and ')}\\.$`),
  );
  expect(moment('refill').told).toContain(`${dealt.length} new faces`);
  const [before, after] = moment('refill').boards.map(
    (board) => DISCIPLINES.flatMap((room) => board[room].spaces).filter(({ person }) => person !== undefined).length,
  );
  expect(before).toBe(ring.filter(({ tile }) => tile !== null).length);
  expect(after).toBe(ring.length - 1);
  expect(dealt).toHaveLength((after ?? 0) - (before ?? 0));
});

test('the others still have a turn before the final turns begin with the start player (rule 11.2)', () => {
  const { start, steps, end } = played('ending');
  const seats = steps.flatMap(({ events }) => events.flatMap((event) => (event.type === 'turn' ? [event] : [])));
  const still = seats.filter(({ finalTurn }) => finalTurn === 0).map(({ seat }) => `Player ${seat + 1}`);
  expect(view(start).phase).toBe('rounds');
  expect(view(end)).toMatchObject({ phase: 'final', finalTurn: 1, activeSeat: view(end).startSeat });
  expect(moment('ending').told).toMatch(
    new RegExp(
      `That was the last refill\\. ${still.join(' and ')} still have a turn each; then final turn A begins with Player ${view(end).startSeat + 1}\\.$`,
    ),
  );
  const now = moment('ending').boards.map(
    ({ bonus }) => [...bonus.rounds, ...bonus.finale.turns].find(({ when }) => when === 'now')?.name,
  );
  expect(now).toEqual([String(view(start).round), 'A']);
});

test('who leaves first gets what the score gives for it (rule 11.3)', () => {
  const { start, end } = played('withdrawal');
  const { seats } = score(end);
  const passing = Math.max(...seats.map((seat) => seat.passing));
  expect(whoseTurn(start)).toMatchObject({ who: 'seat', seat: seats.findIndex((seat) => seat.passing === passing) });
  expect(moment('withdrawal').told).toMatch(new RegExp(`is worth ${passing}\u00a0PP\\.$`));
  expect(passing).toBe(figures.passingSpots[0]);
  const [arch] = moment('withdrawal').boards.map(
    ({ bonus }) => bonus.loggia.spots.filter(({ figurine }) => figurine).length,
  );
  expect(arch).toBe(0);
  expect(moment('withdrawal').boards[1]?.bonus.loggia.spots[0]?.figurine).toBeDefined();
});

describe('the majorities (rule 12.2)', () => {
  const sentenceOf = (points: readonly number[]): string =>
    new Intl.ListFormat('en-GB').format(
      points.flatMap((each, seat) => (each === 0 ? [] : [`Player ${seat + 1} gets ${each}\u00a0PP`])),
    );

  test.each([
    ['museum', 'museum', 'museumMajority'],
    ['museum-tied', 'majorities', 'museumMajority'],
    ['tile-majority', 'majorities', 'bonusMajority'],
  ] as const)('%s: rows and sentence give what the score gives', (name, at, category) => {
    const points = score(played(at).end).seats.map((seat) => seat[category]);
    const { rows, told } = majority(name);
    expect(rows.flatMap((row) => row.points ?? [])).toEqual(points);
    expect(told.startsWith(`${sentenceOf(points)}. `)).toBe(true);
  });

  test('13.4: museums of 15, 9, 0 and 0, and 12 left on the board', () => {
    const { seats, dummyValue } = view(played('museum').end);
    expect(seats.map(({ exhibitedValue }) => exhibitedValue)).toEqual([15, 9, 0, 0]);
    expect(majority('museum').rows.map(({ points }) => points)).toEqual([17, 8, 0, 0, undefined]);
    expect(majority('museum').told).toMatch(
      new RegExp(`worth ${dummyValue} and come 2nd: no one gets those ${figures.museumMajority[1]}\u00a0PP\\.$`),
    );
    expect(majority('museum').board.arts.stands.reduce((sum, { left, value }) => sum + left * value, 0)).toBe(
      dummyValue,
    );
  });

  test('13.5: museums of 9, 6 and 3, and 9 left on the board', () => {
    const { seats, dummyValue } = view(played('majorities').end);
    expect(seats.map(({ exhibitedValue }) => exhibitedValue)).toEqual([9, 6, 3]);
    expect(dummyValue).toBe(9);
    expect(majority('museum-tied').rows.map(({ points }) => points)).toEqual([14, 8, 0, undefined]);
  });

  test.each(['museum-tied', 'tile-majority'] as const)(
    '%s: the ranks it adds up and divides make the share of the score',
    (name) => {
      const [, ranks = '', sum = '', count = '', share = ''] =
        /Ranks (.+) bring (.+)\u00a0PP: split between (\d) and rounded down, (\d+)\u00a0PP each\.$/.exec(
          majority(name).told,
        ) ?? [];
      const points = figures[name === 'museum-tied' ? 'museumMajority' : 'bonusMajority'];
      const added = numbersIn(ranks).map((rank) => points[rank - 1] ?? 0);
      expect(numbersIn(sum)).toEqual(added);
      expect(added).toHaveLength(Number(count));
      expect(Number(share)).toBe(Math.floor(added.reduce((total, each) => total + each, 0) / added.length));
      expect(majority(name).rows.filter((row) => row.points === Number(share)).length).toBeGreaterThan(0);
    },
  );

  test('the tile adds a disc to those its owner has on the grid (rule 9.6)', () => {
    const { seats } = view(played('majorities').end);
    expect(majority('tile-majority').rows.map(({ discs, hasDiscTile }) => discs + Number(hasDiscTile))).toEqual(
      seats.map(({ bonusDiscs }) => bonusDiscs),
    );
    const owner = seats.findIndex(({ tiles }) => tiles.includes('Rc'));
    expect(majority('tile-majority').told).toContain(
      `For Player ${owner + 1}, the tile “Scriptorium” counts as one more disc.`,
    );
  });
});

describe('with the figures of another box', () => {
  const withFigures = (own: Partial<Figures>): typeof examples => examplesOf(t, { ...STANDARD_FIGURES, ...own });

  test('with figures that refuse a step, the turns before it are shown', () => {
    const some = [...withFigures({ hiringCosts: [6, 5, 4, 3, 2, 60] }).keys()];
    expect(some).toContain('hire');
    expect(some).not.toContain('masterpiece');
    const none = withFigures({ hiringCosts: STANDARD_FIGURES.hiringCosts.map(() => 60) });
    expect([...none.values()].filter(({ kind }) => kind === 'turn')).toEqual([]);
  });

  test('the sentences follow the figures', () => {
    const own = withFigures({
      passingSpots: [9, 6, 3, 1],
      museumMajority: [20, 15, 9, 4],
      bonusMajority: [11, 6, 3, 1],
    });
    expect(moment('withdrawal', own).told).toMatch(/is worth 9\u00a0PP\.$/);
    expect(majority('museum', own).rows.map(({ points }) => points)).toEqual([20, 9, 0, 0, undefined]);
    expect(majority('museum-tied', own).told).toContain('Ranks 1 and 2 bring 20 + 15\u00a0PP');
    expect(majority('tile-majority', own).told).toMatch(
      /11 \+ 6\u00a0PP: split between 2 and rounded down, 8\u00a0PP each\.$/,
    );
  });

  test.each([3, 5])('with %i recruitment spaces the positions are the same (rule 1.10)', (recruitmentSpaces) => {
    const own = withFigures({ recruitmentSpaces });
    for (const name of ['walk', 'refill', 'ending'] as const)
      expect(own.get(name)?.told).toBe(examples.get(name)?.told);
    for (const name of ['museum', 'museum-tied', 'tile-majority'] as const)
      expect(majority(name, own).told).toBe(majority(name).told);
  });
});
