import { expect, test } from 'vitest';
import { STYLES, type StyleName } from '../style/style.ts';
import type { StyledGame } from './play-styled.ts';
import { styleReport } from './style-report.ts';

/** How many kinds of activations these games know: one for each style, and one that nobody likes. */
const KINDS = STYLES.length + 1;
const NOBODYS = KINDS - 1;

const tenGames = (often: number, mostly = often): readonly StyledGame[] => {
  const activations = Array.from({ length: KINDS }, () => 1);
  activations[often] = 9;
  activations[mostly] = (activations[mostly] ?? 0) + 30;
  return Array.from({ length: 10 }, (_, game) => ({ share: game % 2, activations }));
};
const twentyGames = (kind: number): readonly StyledGame[] => [...tenGames(kind), ...tenGames(kind)];

const usual: Readonly<Record<StyleName, readonly StyledGame[]>> = {
  banker: twentyGames(0),
  rival: twentyGames(1),
  collector: twentyGames(2),
  builder: twentyGames(3),
  abbess: twentyGames(4),
  navigator: twentyGames(5),
};

test('styles that each do one thing most are told apart', () => {
  expect(styleReport(usual)).toMatchObject({ toldApart: 12, sets: 12 });
});

test('ten games are told apart by the other games alone', () => {
  const likeRivals = [...tenGames(0), ...tenGames(1, NOBODYS)];
  expect(styleReport({ ...usual, banker: likeRivals })).toMatchObject({ toldApart: 11, sets: 12 });
});

test('half of the wins is no rating, with its interval', () => {
  const [banker] = styleReport(usual).styles;
  expect(banker?.rating).toBeCloseTo(0);
  expect(banker?.low).toBeLessThan(0);
  expect(banker?.high).toBeGreaterThan(0);
});
