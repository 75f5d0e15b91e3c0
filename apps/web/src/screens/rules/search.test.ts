import { expect, test } from 'vitest';
import { search } from './search.ts';

const ITEMS = [
  { title: 'Money and the financier', text: 'Your financier steps one space to the right.' },
  { title: 'Setup', text: 'The financier lies unflipped on the leftmost worker space.' },
  { title: 'Bücherregal', text: 'Eine Reihe für jede Farbe.' },
  { title: 'Meeples', text: 'Seven of each colour; the palazzo has many.' },
] as const;

const found = (asked: string): string[] => search(ITEMS, asked).map(({ item }) => item.title);

test('a word in a title comes before one in a text', () => {
  expect(found('financier')).toEqual(['Money and the financier', 'Setup']);
});

test('prefixes match, whatever their case and accents', () => {
  expect(found('FINAN')).toHaveLength(2);
  expect(found('bucher')).toEqual(['Bücherregal']);
});

test('every search word must match', () => {
  expect(found('financier leftmost')).toEqual(['Setup']);
  expect(found('financier colour')).toEqual([]);
});

test.each(['finanzier', 'fnancier', 'finacnier', 'financeir', 'meepel', 'palazo'])(
  'the typo in %s is forgiven',
  (asked) => {
    expect(found(asked).length).toBeGreaterThan(0);
  },
);

test('a typo is forgiven only where nothing matches exactly, and never in a short word', () => {
  expect(found('setu')).toEqual(['Setup']);
  expect(found('oen')).toEqual([]);
  expect(found('xyzzyplugh')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('a match is returned as it is written in the text', () => {
  expect(search(ITEMS, 'farb')[0]?.words).toEqual(['Farbe']);
});
