import { elo, wilson } from '../arena/statistics.ts';
import type { StyledGame } from './play-styled.ts';
import { STYLES, type StyleName } from '../style/style.ts';
import { sumOf, tellApart } from './tell-apart.ts';

export interface StyleReport {
  readonly styles: readonly {
    readonly style: StyleName;
    readonly games: number;
    /** Rating points above the bot of the same level without a style, with the interval of 95 %. */
    readonly rating: number;
    readonly low: number;
    readonly high: number;
    /** Activations a game for each reward and a masterpiece, by room. */
    readonly activations: readonly number[];
  }[];
  /** Sets of games that were told apart from their activations, by what the other half of the games showed. */
  readonly toldApart: number;
  readonly sets: number;
}

/** How many games are enough to know somebody. */
const SET = 10;

export function styleReport(games: Readonly<Record<StyleName, readonly StyledGame[]>>): StyleReport {
  const half = (style: StyleName, which: number): readonly (readonly number[])[] =>
    games[style].filter((_, game) => (game >> 1) % 2 === which).map(({ activations }) => activations);
  const known = (style: StyleName): readonly (readonly number[])[] => half(style, 0);
  const tell = tellApart({
    banker: known('banker'),
    rival: known('rival'),
    collector: known('collector'),
    builder: known('builder'),
    abbess: known('abbess'),
    navigator: known('navigator'),
  });
  const sets = STYLES.flatMap((style) =>
    setsOf(half(style, 1)).map((set) => ({ style, told: tell(sumOf(set)) === style })),
  );
  return {
    styles: STYLES.map((style) => rated(style, games[style])),
    toldApart: sets.filter(({ told }) => told).length,
    sets: sets.length,
  };
}

function rated(style: StyleName, games: readonly StyledGame[]): StyleReport['styles'][number] {
  const share = games.reduce((sum, game) => sum + game.share, 0) / games.length;
  const { low, high } = wilson(share, games.length);
  const activations = sumOf(games.map((game) => game.activations)).map((count) => count / games.length);
  return { style, games: games.length, rating: elo(share), low: elo(low), high: elo(high), activations };
}

const setsOf = (games: readonly (readonly number[])[]): readonly (readonly (readonly number[])[])[] =>
  Array.from({ length: Math.floor(games.length / SET) }, (_, set) => games.slice(SET * set, SET * (set + 1)));
