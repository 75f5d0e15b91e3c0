import { legal } from '../search.ts';
import { readPosition } from '../position/from-text.ts';
import { describe, expect, test } from 'vitest';
import { EVERY_KIND, fieldOf, lineWith, partOf, withField, withPart } from '../../test/kit/position-lines.ts';
import { toText, type PositionFault } from '../index.ts';

function faultOf(line: string): PositionFault | undefined {
  const result = readPosition(line);
  return 'fault' in result ? result.fault : undefined;
}

const impossible = (decision: string) => ({ code: 'decision-impossible', decision });

describe('a position of every kind is read back', () => {
  test.each(EVERY_KIND.map((line, index) => [index + 1, fieldOf(line, 'open'), line] as const))(
    'line %i, %s',
    (_index, _open, line) => {
      const result = readPosition(line);
      if ('fault' in result) throw new Error(JSON.stringify(result.fault));
      expect(toText(result.state)).toBe(line);
      expect(legal(result.state).length > 0).toBe(fieldOf(line, 'phase') !== 'over');
    },
  );
});

describe('9.1 a turn on the Bonus space is about a tile, one elsewhere about an action', () => {
  test.each([
    'action',
    'hire(discoveries)',
    'strength(discoveries,0,5)',
    'book(1,-,reward)',
    'box(2,-,reward)',
    'meeple(2,-,reward)',
    'artwork(1)',
  ])('%s does not come up there', (open) => {
    expect(faultOf(withPart(lineWith(open), 'figurine', '0'))).toEqual(impossible(open.replace(/\(.*/, '')));
  });

  test.each([
    'take',
    'lift(Dd)',
    'fetch',
    'recruit-space(11)',
    'deal(refill+0,-,pile)',
    'book(2,-,tile)',
    'box(2,-,tile)',
    'box(1,-,book)',
  ])('%s comes up only there', (open) => {
    const line = lineWith(open);
    const free =
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'].find((space) => !new RegExp(`/${space}/`).test(line)) ?? '';
    expect(partOf(line, 'figurine')).toBe('0');
    expect(faultOf(withPart(line, 'figurine', free))).toEqual(impossible(open.replace(/\(.*/, '')));
  });

  test.each(['fetch', 'recruit-space(3)', 'deal(refill+0,-,pile)', 'book(2,-,tile)', 'box(2,-,tile)', 'box(1,-,book)'])(
    '%s needs its tile',
    (open) => {
      const line = lineWith('take', /phase:rounds round:2 .* grid:LaAaLeLbRaReRbDcAdDeDdAb /);
      expect(faultOf(withField(line, 'open', open))).toEqual(impossible(open.replace(/\(.*/, '')));
    },
  );
});

describe('rewards', () => {
  test.each([
    ['book(1,-,reward)', 'book(1,literature,reward)'],
    ['book(1,-,reward)', 'book(3,arts,reward)'],
    ['book(1,-,reward)', 'book(0,-,reward)'],
    ['book(1,-,reward)', 'book(1,-,book)'],
    ['book(2,-,tile)', 'book(1,-,tile)'],
    ['book(2,-,tile)', 'book(3,-,tile)'],
    ['book(2,-,tile)', 'book(2,religion,tile)'],
    ['box(2,-,reward)', 'box(1,religion,reward)'],
    ['box(2,-,reward)', 'box(3,arts,reward)'],
    ['box(1,-,book)', 'box(2,-,book)'],
    ['box(1,-,book)', 'box(1,arts,book)'],
    ['meeple(2,-,reward)', 'meeple(1,politics,reward)'],
    ['meeple(2,-,reward)', 'meeple(2,-,tile)'],
    ['meeple(2,-,reward)', 'meeple(1,-,book)'],
    ['meeple(2,-,reward)', 'meeple(0,-,reward)'],
  ])('5.1, 5.2, 9.6 instead of %s there is no %s', (from, to) => {
    expect(faultOf(withField(lineWith(from), 'open', to))).toEqual(impossible(to.replace(/\(.*/, '')));
  });

  test.each([
    ['box(1,-,book)>book(1,religion,reward)', 'box(1,-,reward)>book(1,religion,reward)', 'box'],
    ['box(1,-,book)>book(1,religion,reward)', 'box(1,arts,book)>book(1,religion,reward)', 'box'],
    ['box(1,-,book)>book(1,religion,reward)', 'box(1,-,book)>book(3,religion,reward)', 'box'],
    ['box(1,-,book)>book(1,religion,reward)', 'box(1,-,book)>book(1,religion,reward)>walk', 'box'],
    ['box(1,-,book)>book(1,religion,reward)', 'box(1,-,book)>action', 'box'],
    ['box(1,-,book)>book(1,religion,reward)', 'artwork(1)>book(1,religion,reward)', 'artwork'],
    ['box(1,-,book)>book(1,religion,reward)', 'return>book(1,religion,reward)', 'return'],
    ['meeple(1,-,book)>book(1,politics,reward)', 'meeple(1,-,reward)>book(1,politics,reward)', 'meeple'],
    ['meeple(1,-,book)>book(1,politics,reward)', 'meeple(1,arts,book)>book(1,politics,reward)', 'meeple'],
    ['action', 'return', 'return'],
  ])('5.2 the reward of a book comes before the next book: %s is not %s', (from, to, decision) => {
    expect(faultOf(withField(lineWith(from), 'open', to))).toEqual(impossible(decision));
  });
});

describe('an activation', () => {
  const hired = lineWith('strength(discoveries,0,5)');
  const paid = lineWith('strength(literature,4,5+coin+closed)');
  const fired = lineWith('strength(religion,1,closed)');
  const opened = (line: string, open: string): unknown => faultOf(withField(line, 'open', open));
  const financier = (line: string): number =>
    (partOf(line, 'workers').match(/[cs]\d+|[.Ff]/g) ?? []).findIndex((token) => /f/i.test(token)) + 1;

  test('4.4 has its hired characters on the worker track', () => {
    expect(opened(hired, `strength(discoveries,0,5+${financier(hired)})`)).toEqual(impossible('strength'));
  });

  test('4.7, 9.6 has strength for the coin only with its tile', () => {
    expect(opened(hired, 'strength(discoveries,1,5+coin+closed)')).toEqual(impossible('strength'));
    expect(opened(paid, 'strength(literature,1,5+coin+closed)')).toBeUndefined();
    expect(opened(paid, 'strength(literature,0,5+coin)')).toEqual(impossible('strength'));
    expect(opened(paid, 'strength(literature,0,5+coin+closed)')).toEqual(impossible('strength'));
  });

  test('4.7 has no more strength from discs than a player has discs', () => {
    expect(opened(hired, 'strength(discoveries,8,5+closed)')).toBeUndefined();
    expect(opened(hired, 'strength(discoveries,9,5+closed)')).toEqual(impossible('strength'));
    expect(opened(paid, 'strength(literature,9,5+coin+closed)')).toBeUndefined();
    expect(opened(paid, 'strength(literature,10,5+coin+closed)')).toEqual(impossible('strength'));
  });

  test('4.6 without a hire has fired someone, in the expert variant alone', () => {
    expect(opened(fired, 'strength(religion,0,closed)')).toBeUndefined();
    expect(opened(fired, 'strength(religion,0,-)')).toEqual(impossible('strength'));
    expect(opened(hired, 'strength(discoveries,0,closed)')).toEqual(impossible('strength'));
  });

  test('4.7 is closed for hiring by the first strength added, and not before', () => {
    expect(opened(hired, 'strength(discoveries,0,5+closed)')).toEqual(impossible('strength'));
    expect(opened(hired, 'strength(discoveries,1,5)')).toEqual(impossible('strength'));
    expect(opened(hired, 'strength(discoveries,1,5+closed)')).toBeUndefined();
  });
});

describe('discs of a tile', () => {
  const lifting = lineWith('lift(Dd)');

  test('9.4 are lifted from a box only while there is none in supply', () => {
    expect(faultOf(withPart(withPart(lifting, 'discs', '1'), 'boxes', '0.1.1.2.3'))).toEqual(impossible('lift'));
    expect(faultOf(withField(lifting, 'open', 'lift(Dc)'))).toEqual(impossible('lift'));
  });

  test('9.4 are counted where they are', () => {
    expect(faultOf(withPart(lifting, 'boxes', '0.1.1.2.3'))).toMatchObject({ code: 'disc-count', seat: 1, found: 7 });
    const taken = lineWith('take', / grid:Lc1LeAaLaRaAdAb0/);
    expect(faultOf(taken.replace('grid:Lc1Le', 'grid:Lc1Le0'))).toMatchObject({
      code: 'disc-count',
      seat: 0,
      found: 9,
      expected: 8,
    });
  });
});

describe('9.6 a fetched character', () => {
  test('lies on the ring until its space is chosen', () => {
    const line = lineWith('recruit-space(11)', /phase:rounds/);
    const spaces = (
      fieldOf(line, 'ring')
        .replaceAll('/', '')
        .match(/c\d+|s\d+|[.]/g) ?? []
    ).entries();
    for (const [index, tile] of spaces) {
      const fault = faultOf(withField(line, 'open', `recruit-space(${index + 1})`));
      expect(fault).toEqual(tile === '.' ? impossible('recruit-space') : undefined);
    }
  });
});

test('9.4 a player without a disc takes no tile', () => {
  const line = lineWith('take', /grid:LaAaLeLbRaReRbDcAdDeDdAb/);
  const taken = withField(line, 'grid', 'La1Aa1Le1Lb1Ra1Re1Rb1Dc1AdDeDdAb');
  expect(faultOf(withPart(withPart(taken, 'discs', '0'), 'boxes', '0.0.0.0.0'))).toEqual(impossible('take'));
});

describe('a refill', () => {
  const first = lineWith('deal(refill+0,-,pile)>action', /players:2/);
  const called = lineWith('deal(refill+13,politics,starters)>action');
  const opened = (line: string, open: string): unknown => faultOf(withField(line, 'open', open));

  test('10.1 comes before the action, or after a tile was fetched', () => {
    expect(opened(first, 'deal(refill+0,-,pile)')).toEqual(impossible('deal'));
    expect(opened(first, 'deal(refill+0,-,pile)>walk')).toEqual(impossible('deal'));
    expect(opened(first, 'deal(setup+0,-,pile)>action')).toEqual(impossible('deal'));
  });

  test('11.1 comes no more after the last', () => {
    expect(opened(lineWith('action', /phase:ending/), 'deal(refill+0,-,pile)>action')).toEqual(impossible('deal'));
  });

  test('10.2 fills the spaces in order', () => {
    expect(opened(first, 'deal(refill+15,-,pile)>action')).toEqual(impossible('deal'));
  });

  test('10.4 calls starting characters only when both piles are used up, one of each discipline', () => {
    expect(opened(first, 'deal(refill+0,-,starters)>action')).toEqual(impossible('deal'));
    expect(opened(first, 'deal(refill+0,arts,pile)>action')).toEqual(impossible('deal'));
    expect(opened(called, 'deal(refill+13,-,starters)>action')).toBeUndefined();
    expect(opened(called, 'deal(refill+13,discoveries+literature+religion+arts+politics,starters)>action')).toEqual(
      impossible('deal'),
    );
    expect(opened(called, 'deal(refill+13,discoveries+politics,starters)>action')).toEqual(impossible('deal'));
  });
});

describe('the clock', () => {
  const wrong = (phase: string, field: string, value: number): unknown => ({
    code: 'phase-mismatch',
    phase,
    field,
    value,
  });
  const rounds = lineWith('walk', /phase:rounds/);
  const ending = lineWith('walk', /phase:ending/);
  const final = lineWith('walk', /figures:standard .* phase:final .* final:3 (?!.*\/w2\/).*\/w1\//);
  const over = lineWith('-', / final:3 (?!.*\/w2\/).*\/w1\//);

  test('10.5 shows a round of the game, and after the last refill the space behind them', () => {
    expect(faultOf(withField(rounds, 'round', '0'))).toEqual(wrong('rounds', 'round', 0));
    expect(faultOf(withField(rounds, 'round', '1'))).toBeUndefined();
    const players = Number(fieldOf(ending, 'players'));
    expect(faultOf(withField(ending, 'round', `${players + 1}`))).toEqual(wrong('ending', 'round', players + 1));
    expect(faultOf(withField(ending, 'round', `${players + 3}`))).toEqual(wrong('ending', 'round', players + 3));
    expect(faultOf(withField(final, 'round', '1'))).toEqual(wrong('final', 'round', 1));
  });

  test('11.2 shows a final turn in the finale and none before', () => {
    expect(faultOf(withField(ending, 'final', '1'))).toEqual(wrong('ending', 'final', 1));
    expect(faultOf(withField(final, 'final', '0'))).toEqual(wrong('final', 'final', 0));
    expect(faultOf(withField(final, 'final', '1'))).toBeUndefined();
    expect(faultOf(withField(final, 'final', '3'))).toBeUndefined();
    expect(faultOf(withField(final, 'final', '4'))).toEqual(wrong('final', 'final', 4));
    expect(faultOf(withField(over, 'final', '0'))).toEqual(wrong('over', 'final', 0));
  });

  test('a turn counts from 1', () => {
    expect(faultOf(withField(rounds, 'turn', '1'))).toBeUndefined();
    expect(faultOf(withField(rounds, 'turn', '0'))).toEqual(wrong('rounds', 'turn', 0));
  });

  test('11.3 a player who has withdrawn has no turn', () => {
    const gone = ['0', '1', '2', '3'].find((seat) => partOf(final, 'figurine', seat) === 'w1') ?? '';
    expect(faultOf(withField(final, 'active', gone))).toEqual(wrong('final', 'active', Number(gone)));
  });

  test('11.3 players withdraw one after the other, in final turns', () => {
    expect(faultOf(final.replace('/w1/', '/w2/'))).toEqual({ code: 'withdrawals-out-of-order' });
    const early = withPart(ending, 'figurine', 'w1', fieldOf(ending, 'active') === '0' ? '1' : '0');
    expect(faultOf(early)).toEqual({ code: 'withdrawals-out-of-order' });
  });

  test('11.4 the game is over after the last final turn, or when everyone has withdrawn', () => {
    expect(faultOf(withField(over, 'final', '2'))).toEqual(wrong('over', 'final', 2));
    const gone = lineWith('-', /players:2 .*\/w\d\/.*\/w\d\//);
    expect(faultOf(withField(gone, 'final', '1'))).toBeUndefined();
    expect(faultOf(withField(over, 'open', 'walk'))).toEqual(impossible('walk'));
  });

  test('2.1 only without the lots does the first seat always begin', () => {
    const line = lineWith('walk', /options:random.* start:[123]/);
    expect(faultOf(line)).toBeUndefined();
    expect(faultOf(line.replace('options:random', 'options:first'))).toMatchObject({ code: 'start-not-first' });
  });
});

describe('counts', () => {
  test('2.7 with four players nothing is covered, with fewer one niche in each room', () => {
    const four = lineWith('walk', /players:4/);
    const [, room = ''] = /niches:(\S+?)\//.exec(four) ?? [];
    expect(faultOf(four.replace(`niches:${room}`, 'niches:x...'))).toEqual({
      code: 'cover-count',
      discipline: 'discoveries',
      found: 1,
    });
  });

  test('2.1, 8.1 no one has more money than the sailboat or the start gave', () => {
    const line = lineWith('take', /grid:LaAaLeLbRaReRbDcAdDeDdAb/);
    expect(faultOf(withPart(line, 'money', '15'))).toBeUndefined();
    expect(faultOf(withPart(line, 'money', '16'))).toMatchObject({ code: 'out-of-range', value: 16, most: 15 });
  });

  test('9.6 the tiles that give florins add to that', () => {
    // seat 1 has written three books
    const line = withPart(lineWith('take', /grid:LaAaLeLbRaReRbDcAdDeDdAb/), 'discs', '5');
    const most = (grid: string, figures: string): unknown =>
      faultOf(withPart(withField(withField(line, 'grid', grid), 'figures', figures), 'money', '99'));
    expect(partOf(line, 'books')).toBe('0.0.2.0.1');
    expect(most('LaAaLeLbRaReRbDc1AdDeDdAb', 'standard')).toMatchObject({ code: 'out-of-range', most: 20 });
    expect(most('LaAaLe1LbRaReRbDcAdDeDdAb', 'standard')).toMatchObject({ code: 'out-of-range', most: 18 });
    expect(most('LaAaLe1LbRaReRbDcAdDeDdAb', 'tiles.florinsPerBook=2')).toMatchObject({
      code: 'out-of-range',
      most: 21,
    });
  });

  test('7.2 only a player who takes meeples or returns some is over the limit', () => {
    const line = lineWith('return', /phase:rounds/);
    const other = fieldOf(line, 'active') === '0' ? '1' : '0';
    expect(faultOf(withField(line, 'active', other))).toMatchObject({ code: 'over-meeple-limit' });
    expect(faultOf(withField(line, 'open', 'walk'))).toMatchObject({ code: 'over-meeple-limit', most: 7 });
  });
});

describe('a setup has one way to come so far', () => {
  test.each([
    ['tile(', / grid:[A-Z][a-z]/, ' grid:.'],
    ['cover(', /niches:(\S\S\S\S)/, 'niches:....'],
    ['arrange(', / turn:\d+/, ' turn:9'],
  ])('%s', (open, from, to) => {
    const line = EVERY_KIND.findLast(
      (each) => each.includes(` open:${open}`) && from.test(each) && each.replace(from, to) !== each,
    );
    expect(faultOf((line ?? '').replace(from, to))).toMatchObject({ code: 'setup-impossible' });
  });
});
