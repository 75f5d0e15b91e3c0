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
  /** Sets of games that were told apart from their activations, by what all other games showed. */
  readonly toldApart: number;
  readonly sets: number;
}

/** How many games are enough to know somebody. */
const SET = 10;

export function styleReport(games: Readonly<Record<StyleName, readonly StyledGame[]>>): StyleReport {
  const sets: Readonly<Record<StyleName, readonly (readonly number[])[]>> = {
    banker: setsOf(games.banker),
    rival: setsOf(games.rival),
    collector: setsOf(games.collector),
    builder: setsOf(games.builder),
    abbess: setsOf(games.abbess),
    navigator: setsOf(games.navigator),
  };
  const isTold = STYLES.flatMap((style) =>
    sets[style].map((set) => {
      const others = sets[style].filter((other) => other !== set);
      return tellApart({ ...sets, [style]: others })(set) === style;
    }),
  );
  return {
    styles: STYLES.map((style) => rated(style, games[style])),
    toldApart: isTold.filter(Boolean).length,
    sets: isTold.length,
  };
}

function rated(style: StyleName, games: readonly StyledGame[]): StyleReport['styles'][number] {
  const share = games.reduce((sum, game) => sum + game.share, 0) / games.length;
  const { low, high } = wilson(share, games.length);
  const activations = sumOf(games.map((game) => game.activations)).map((count) => count / games.length);
  return { style, games: games.length, rating: elo(share), low: elo(low), high: elo(high), activations };
}

/** What each set of games activated. */
const setsOf = (games: readonly StyledGame[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.floor(games.length / SET) }, (_, set) =>
    sumOf(games.slice(SET * set, SET * (set + 1)).map(({ activations }) => activations)),
  );
