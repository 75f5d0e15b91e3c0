import { setup, toAct } from '../search.ts';
import { readPosition } from '../position/from-text.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ABUNDANT } from '../../test/kit/games.ts';
import { STANDARD_FIGURES, toText, view, type PositionFault } from '../index.ts';

const [, LINE = ''] =
  /^(stanza:1 .*)$/m.exec(readFileSync(new URL('../../../../docs/guide/notation.md', import.meta.url), 'utf8')) ?? [];

function stateOf(line: string) {
  const result = readPosition(line);
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result.state;
}

/** What is wrong with the documented line after a change. */
function faultAfter(from: string | RegExp, to: string): PositionFault | undefined {
  const changed = LINE.replace(from, to);
  expect(changed).not.toBe(LINE);
  const result = readPosition(changed);
  return 'fault' in result ? result.fault : undefined;
}

test('the documented line is the position it is said to be', () => {
  const state = stateOf(LINE);
  expect(toText(state)).toBe(LINE);
  expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'book' });
  const { seats, round, open } = view(state);
  expect(round).toBe(3);
  expect(open).toMatchObject({ remaining: 3, chosen: [], from: 'reward' });
  expect(seats[1]).toMatchObject({
    money: 0,
    boat: 1,
    discs: 6,
    boxes: { discoveries: 1, religion: 1 },
    books: { discoveries: 1, arts: 1 },
    artworks: { sculpture: 1 },
    figurine: 9,
    financier: { worker: 4, flipped: false },
  });
  expect(seats[1]?.recruits.map((tile) => tile?.name ?? null)).toEqual([null, 'c2', 'c31', 'c28']);
});

test('tiles of a pile may be named in any order', () => {
  expect(toText(stateOf(LINE.replace('draw:c6c14', 'draw:c14c6')))).toBe(LINE);
});

describe('own figures', () => {
  const start = toText(setup({ players: 3, figures: { ...ABUNDANT, prestige: [], whiteMeeples: [4] } }));

  test('are named where they differ from the standard ones', () => {
    expect(start).toContain(
      ' figures:hiringCosts=1.1.1.1.1.0,recruitmentSpaces=5,prestige=-,whiteMeeples=4,extraRounds=6 ',
    );
    expect(stateOf(start).table.figures).toEqual({ ...ABUNDANT, prestige: [], whiteMeeples: [4] });
    expect(stateOf(LINE).table.figures).toBe(STANDARD_FIGURES);
  });

  test.each([
    ['recruitmentSpaces=5', 'recruitmentSpaces=9', { code: 'figures-unplayable' }],
    ['recruitmentSpaces=5', 'spaces=5', { code: 'field-unreadable', field: 'figures', text: 'spaces=5' }],
    ['recruitmentSpaces=5', 'extraRounds=6', { code: 'field-unreadable', field: 'figures', text: 'extraRounds=6' }],
  ])('%s cannot be %s', (from, to, fault) => {
    expect(readPosition(start.replace(from, to))).toMatchObject({ fault });
  });
});

describe('what cannot be is refused with its reason', () => {
  test.each<[string | RegExp, string, Readonly<Record<string, string | number>>]>([
    [/^stanza/, 'stanze', { code: 'not-a-position' }],
    ['stanza:1', 'stanza:2', { code: 'notation-unknown', version: '2' }],
    ['players:2', 'players:5', { code: 'out-of-range', field: 'players', value: 5, least: 2, most: 4 }],
    ['options:random', 'options:expert', { code: 'field-unreadable', field: 'options', text: 'expert' }],
    [/ draw:\S+/, '', { code: 'field-expected', field: 'draw' }],
    [/$/, ' seat2:', { code: 'field-left-over', found: 'seat2:' }],
    ['book(3,', 'book(4,', { code: 'field-unreadable', field: 'open' }],
    ['..c22/', '..c40/', { code: 'tile-unknown', field: 'ring', tile: 'c40' }],
    ['..c22/', '..s10/', { code: 'tile-unknown', field: 'ring', tile: 's10' }],
    ['..c22/', '..c19/', { code: 'tile-twice', tile: 'c19' }],
    ['..c22/', '.../', { code: 'tile-missing', tile: 'c22' }],
    [/draw:c6(.*)aside:/, 'draw:$1aside:c6', { code: 'tile-misplaced', field: 'aside', tile: 'c6' }],
    ['grid:DcDb', 'grid:DcDc', { code: 'bonus-tile-twice', tile: 'Dc' }],
    ['grid:DcDb', 'grid:DcRe', { code: 'bonus-tile-twice', tile: 'Re' }],
    ['grid:DcDb', 'grid:DcRd', { code: 'bonus-tile-count', discipline: 'discoveries', found: 2, needed: 3 }],
    ['niches:x...', 'niches:....', { code: 'cover-count', discipline: 'discoveries', found: 0 }],
    ['niches:x...', 'niches:...x', { code: 'cover-count', discipline: 'discoveries', found: 1 }],
    ['niches:x...', 'niches:.x..', { code: 'cover-copies', place: 2, found: 3, most: 2 }],
    ['niches:x...', 'niches:x11.', { code: 'masterpiece-twice', seat: 1, discipline: 'discoveries' }],
    ['artworks:1.', 'artworks:2.', { code: 'artwork-count', artwork: 'sculpture', found: 3, expected: 2 }],
    ['supply:7', 'supply:6', { code: 'meeple-count', discipline: 'discoveries', found: 6, expected: 7 }],
    ['seat0:0/3/7', 'seat0:0/3/6', { code: 'disc-count', seat: 0, found: 7, expected: 8 }],
    ['seat0:0/3', 'seat0:99/3', { code: 'out-of-range', field: 'seat0', value: 99, least: 0, most: 15 }],
    ['seat0:0/3', 'seat0:0/17', { code: 'out-of-range', field: 'seat0', value: 17, least: 0, most: 16 }],
    ['/1.0.0.1.0/', '/1.0.0.5.0/', { code: 'out-of-range', field: 'seat1', value: 5, least: 0, most: 4 }],
    ['/1.0.0.1.0/', '/1.1.0.1.0/', { code: 'out-of-range', field: 'seat1', value: 1, least: 0, most: 0 }],
    ['Fc3c7', '.c3c7', { code: 'financier-count', seat: 0, found: 0 }],
    ['c5..F', 'c5.FF', { code: 'financier-count', seat: 0, found: 2 }],
    ['0.0.0/8/', '0.0.0/9/', { code: 'space-shared', space: 9 }],
    ['0.0.0/8/', '0.0.0/w1/', { code: 'withdrawals-out-of-order' }],
    [
      'random figures:standard rulings:turn-or-action+after-last-refill phase:rounds',
      'first figures:standard rulings:turn-or-action+after-last-refill phase:over',
      { code: 'phase-mismatch' },
    ],
    ['round:3', 'round:4', { code: 'phase-mismatch', phase: 'rounds', field: 'round', value: 4 }],
    ['final:0', 'final:1', { code: 'phase-mismatch', phase: 'rounds', field: 'final', value: 1 }],
    ['turn:26', 'turn:0', { code: 'phase-mismatch', phase: 'rounds', field: 'turn', value: 0 }],
    [/random(.*)start:0/, 'first$1start:1', { code: 'start-not-first', seat: 1 }],
    [/ring:..c22\/.c1.(.*)discard:c0/, 'ring:.../...$1discard:c0c1c22', { code: 'refill-due' }],
    ['phase:rounds round:3', 'phase:setup round:3', { code: 'setup-impossible', decision: 'starter' }],
    ['open:book(3,-,reward)', 'open:take', { code: 'decision-impossible', decision: 'take' }],
    ['open:book(3,-,reward)', 'open:-', { code: 'decision-impossible', decision: 'over' }],
    ['open:book(3,-,reward)', 'open:walk>walk', { code: 'decision-impossible', decision: 'walk' }],
    ['open:book(3,-,reward)', 'open:book(0,arts,reward)', { code: 'nothing-to-decide', decision: 'book' }],
    ['open:book(3,-,reward)', 'open:hire(literature)', { code: 'nothing-to-decide', decision: 'hire' }],
    [
      /supply:7.7.6.7.7(.*)0.0.1.0.0\/0.0.0\/8/,
      'supply:4.4.4.7.7$13.3.3.0.0/0.0.0/8',
      { code: 'over-meeple-limit', seat: 0, found: 9, most: 7 },
    ],
  ])('%s → %s', (from, to, fault) => {
    expect(faultAfter(from, to)).toMatchObject(fault);
  });
});

describe('a field that cannot be read is named with its text', () => {
  const unreadable = (field: string, text: string) => ({ code: 'field-unreadable', field, text });
  const outOfRange = (field: string, value: number, least: number, most: number) => ({
    code: 'out-of-range',
    field,
    value,
    least,
    most,
  });

  test.each<[string, string, Readonly<Record<string, string | number>>]>([
    ['players', 'two', unreadable('players', 'two')],
    ['players', '1', outOfRange('players', 1, 2, 4)],
    ['phase', 'dawn', unreadable('phase', 'dawn')],
    ['round', '100', outOfRange('round', 100, 0, 99)],
    ['final', '10', outOfRange('final', 10, 0, 9)],
    ['turn', '-1', unreadable('turn', '-1')],
    ['start', '2', outOfRange('start', 2, 0, 1)],
    ['active', '2', outOfRange('active', 2, 0, 1)],
    ['ring', '.../.../.../...', unreadable('ring', '.../.../.../...')],
    ['ring', '../.../.../.../...', unreadable('ring', '..')],
    ['shuffled', 'often', unreadable('shuffled', 'often')],
    ['shuffled', '100', outOfRange('shuffled', 100, 0, 99)],
    ['grid', '-', unreadable('grid', '-')],
    ['grid', 'DcDb', unreadable('grid', 'DcDb')],
    ['grid', '............-', unreadable('grid', '............-')],
    ['grid', 'Xx...........', unreadable('grid', 'Xx')],
    ['grid', 'Dc..........', unreadable('grid', 'Dc..........')],
    ['grid', 'Dc2...........', outOfRange('grid', 2, 0, 1)],
    ['niches', '..../..../..../....', unreadable('niches', '..../..../..../....')],
    ['niches', '.../..../..../..../....', unreadable('niches', '...')],
    ['niches', '2.../..../..../..../....', outOfRange('niches', 2, 0, 1)],
    ['artworks', '1.1', unreadable('artworks', '1.1')],
    ['artworks', '1.1.256', outOfRange('artworks', 256, 0, 255)],
    ['supply', '7.7.7.7', unreadable('supply', '7.7.7.7')],
    ['supply', '7.7.7.7.x', unreadable('supply', 'x')],
  ])('%s:%s', (field, text, fault) => {
    expect(faultAfter(new RegExp(`(?<= )${field}:\\S+`), `${field}:${text}`)).toEqual(fault);
  });

  test('in a seat', () => {
    const seat = (from: string | RegExp, to: string) => faultAfter(from, to);
    expect(seat('0.0.0/8/', '0.0.0/16/')).toEqual(outOfRange('seat0', 16, 0, 15));
    expect(seat('0.0.0/8/', '0.0.0/w0/')).toEqual(outOfRange('seat0', 0, 1, 2));
    expect(seat('0.0.0/8/', '0.0.0/w3/')).toEqual(outOfRange('seat0', 3, 1, 2));
    expect(seat('0.0.0/8/', '0.0.0/east/')).toEqual(unreadable('seat0', 'east'));
    expect(seat(/seat1:\S+/, 'seat1:0/0')).toEqual(unreadable('seat1', '0/0'));
    expect(seat('Fc3c7', 'F')).toMatchObject({ code: 'field-unreadable', field: 'seat0' });
  });

  test('a line is not read beyond any position’s length', () => {
    const start = 'stanza:1 players:';
    const long = (length: number) => readPosition(start + 'x'.repeat(length - start.length));
    expect(long(5000)).toMatchObject({ fault: { code: 'field-unreadable' } });
    expect(long(5001)).toEqual({ fault: { code: 'not-a-position' } });
  });

  test('nor are more open decisions than there is space for', () => {
    const open = (count: number): string => Array.from({ length: count }, () => 'walk').join('>');
    expect(faultAfter('open:book(3,-,reward)', `open:${open(6)}`)).toMatchObject({ code: 'decision-impossible' });
    expect(faultAfter('open:book(3,-,reward)', `open:${open(7)}`)).toEqual(unreadable('open', open(7)));
  });
});

test.each([
  'turn+after-last-refill',
  'turn+before-last-refill',
  'turn-or-action+before-last-refill',
  'turn-or-action+after-last-refill+recruitSlide=toGap',
  'turn+after-last-refill+recruitSlide=leftmostFree',
  'turn-or-action+after-last-refill+shelf=rows+adSlide=left+icons=reached',
])('3.4, 11.1, 11.3 the rulings %s are read back', (rulings) => {
  const line = LINE.replace(/rulings:\S+/, `rulings:${rulings}`);
  expect(toText(stateOf(line))).toBe(line);
});

test.each([
  'never+after-last-refill',
  'turn',
  'turn+after-last-refill+recruitSlide=never',
  'turn+after-last-refill+recruitSlide=all',
  'turn+after-last-refill+recruitSlide',
  'turn+after-last-refill+icons=reached+shelf=rows',
  'turn+after-last-refill+shuffle=never',
])('the rulings %s are refused', (text) => {
  expect(faultAfter(/rulings:\S+/, `rulings:${text}`)).toEqual({ code: 'field-unreadable', field: 'rulings', text });
});

describe('an open decision is read only in the words of the notation', () => {
  test.each([
    'over',
    'dance',
    'Walk',
    'walk()',
    'walk(1)',
    'xwalk(',
    'walk)',
    'book',
    'book(3,-)',
    'book(3,-,reward,1)',
    'book(3,painting,reward)',
    'book(1,arts+arts,reward)',
    'book(2,arts+painting,reward)',
    'book(3,-,present)',
    'book(3,-,reward)x',
    'strength(arts,101,5)',
    'starter(0,1,2)',
    'starter(0,0)',
    'deal(refill+16,-,pile)',
    'deal(xrefill+1,-,pile)',
    'deal(refill+1x,-,pile)',
    'deal(refill,-,pile)',
    'deal(-,-,pile)',
  ])('%s', (open) => {
    expect(faultAfter('open:book(3,-,reward)', `open:${open}`)).toEqual({
      code: 'field-unreadable',
      field: 'open',
      text: open,
    });
  });
});

test.each(['', ' ', 'stanza:', 'stanza:1', `stanza:1 ${'x'.repeat(100_000)}`])('%.20s is no position', (text) => {
  expect(readPosition(text)).toHaveProperty('fault');
});
