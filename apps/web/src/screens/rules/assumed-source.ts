import { sourceOf, type Setting } from '@la-stanza/engine';

/** The engine's figure or ruling behind a value that the rulebook does not settle. */
const ASSUMED: Readonly<Record<string, Setting>> = {
  prices: 'hiringCosts',
  recruitSpaces: 'recruitmentSpaces',
  moneyFlorins: 'florins',
  moneyPoints: 'prestige',
  coverTiles: 'coverTiles',
  coversEach: 'coverTiles',
  tilePoints: 'bonusMajority',
  passingPoints: 'passingSpots',
  makeRoom: 'recruitSlide',
  shelfCounts: 'shelf',
  adMakesRoom: 'adSlide',
  iconsGive: 'icons',
  withdrawWhen: 'withdraw',
  lastRefill: 'ending',
  openHiringDefault: 'openHiring',
};

/** The figure or ruling behind a value, if it is our assumption. */
export function assumedSource(value: string): Setting | undefined {
  const source = ASSUMED[value];
  return source !== undefined && sourceOf(source).from !== 'printed' ? source : undefined;
}
