import type { Figures } from '../figures/figures.ts';
import type { PlayerCount } from './edition.ts';
import type { Rulings } from './rulings.ts';

/**
 * Where a sentence of the rules or a figure comes from: the rulebook prints it (docs/rules.md marks it [R]), public pages about the game
 * show it [P], the rulebook's languages differ and an edition names the ruling [D], the rulebook is silent and this is our reading [S], or
 * it is printed only on boards that we have not seen [A].
 */
export type Provenance = 'printed' | 'public' | 'differ' | 'silent' | 'assumed';

/** What an edition sets, and the owner of a box may set otherwise: a figure, a ruling, or whether tables hire openly (rule 4.4). */
export type Setting = keyof Figures | keyof Rulings | 'openHiring';

interface Point {
  readonly from: Exclude<Provenance, 'printed'>;
  /** The figures and rulings that say it otherwise. */
  readonly settings?: readonly Setting[];
  /** The numbers of players for which these are not printed; without it all. */
  readonly players?: readonly PlayerCount[];
}

/** Everything that the rulebook does not print, by the name that docs/rules.md gives it in its marks. */
const POINTS = {
  colours: { from: 'public' },
  floors: { from: 'public' },
  ring: { from: 'public' },

  recruitSlide: { from: 'differ', settings: ['recruitSlide'] },
  openHiring: { from: 'differ', settings: ['openHiring'] },
  icons: { from: 'differ', settings: ['icons'] },
  shelf: { from: 'differ', settings: ['shelf'] },
  adSlide: { from: 'differ', settings: ['adSlide'] },
  ending: { from: 'differ', settings: ['ending'] },
  withdraw: { from: 'differ', settings: ['withdraw'] },

  hiringCosts: { from: 'assumed', settings: ['hiringCosts'] },
  recruitmentSpaces: { from: 'assumed', settings: ['recruitmentSpaces'] },
  shelfRows: { from: 'assumed', settings: ['shelf'] },
  moneySteps: { from: 'assumed', settings: ['florins', 'prestige'] },
  coverTiles: { from: 'assumed', settings: ['coverTiles'] },
  bonusMajority: { from: 'assumed', settings: ['bonusMajority'] },
  ranks: { from: 'assumed', settings: ['museumMajority'], players: [2, 3] },
  passingSpots: { from: 'assumed', settings: ['passingSpots'] },
  symbols: { from: 'assumed', settings: ['recruitmentSpaces'] },

  alike: { from: 'silent' },
  startersAside: { from: 'silent' },
  noLimit: { from: 'silent' },
  startPlayer: { from: 'silent' },
  arrangeOrder: { from: 'silent' },
  fullCircle: { from: 'silent' },
  refillMoment: { from: 'silent' },
  noLanding: { from: 'silent' },
  otherSpaces: { from: 'silent' },
  gaps: { from: 'silent' },
  firedStarter: { from: 'silent' },
  partner: { from: 'silent' },
  order: { from: 'silent' },
  trackEnd: { from: 'silent' },
  runsOut: { from: 'silent' },
  inPart: { from: 'silent' },
  emptySupply: { from: 'silent' },
  moneyForNothing: { from: 'silent' },
  onceChecked: { from: 'silent' },
  fetch: { from: 'silent' },
  adAlready: { from: 'silent' },
  oneRefill: { from: 'silent' },
  startersLeft: { from: 'silent' },
  withdrawDetails: { from: 'silent' },
  tileAlone: { from: 'silent' },
  lastTie: { from: 'silent' },
} as const;

export type PointName = keyof typeof POINTS;

/** A sentence that the rulebook prints. */
const R = 'printed';

/**
 * Each rule, sentence by sentence as players read it: printed, or the point that is not. The parts of rule 5.2 have entries of their
 * own. Chapter 13 has examples: they are as sure as the rules behind them.
 */
const RULES: Readonly<Record<string, readonly (typeof R | PointName)[]>> = {
  '1.1': ['colours', R, 'floors'],
  '1.2': ['ring', 'ring'],
  '1.3': [R, R, 'alike', 'startersAside'],
  '1.4': [R, R],
  '1.5': [R, R],
  '1.6': [R, R],
  '1.7': [R, R],
  '1.8': [R],
  '1.9': [R, 'hiringCosts'],
  '1.10': ['recruitmentSpaces'],
  '1.11': ['shelfRows'],
  '1.12': ['moneySteps', R],
  '1.13': [R],
  '1.14': ['coverTiles'],
  '1.15': ['bonusMajority', 'ranks'],
  '1.16': ['passingSpots', 'passingSpots'],
  '1.17': ['noLimit'],
  '1.18': ['symbols'],
  '1.19': [R],
  '2.1': [R, 'startPlayer', R],
  '2.2': [R, R],
  '2.3': [R, 'arrangeOrder'],
  '2.4': [R, R],
  '2.5': [R, R],
  '2.6': [R, R],
  '2.7': [R, R, R],
  '2.8': [R, R],
  '3.1': [R, R, R],
  '3.2': [R, R, R, 'fullCircle'],
  '3.3': [R, R],
  '3.4': ['recruitSlide', 'startersAside'],
  '3.5': [R, 'refillMoment', 'refillMoment'],
  '3.6': ['noLanding', 'noLanding'],
  '4.1': [R, R],
  '4.2': [R],
  '4.3': [R, R, R],
  '4.4': ['openHiring', 'otherSpaces', 'openHiring'],
  '4.5': ['gaps'],
  '4.6': [R, 'firedStarter', R],
  '4.7': [R, R],
  '4.8': [R, R, R, R],
  '4.9': [R, R, R, R],
  '4.10': [R, 'partner', R],
  '4.11': ['order', 'order', 'order'],
  '5.1': ['trackEnd', 'icons', 'runsOut', R],
  '5.2': [R, R, R],
  '5.2.religion': [R],
  '5.2.politics': [R],
  '5.2.arts': [R],
  '5.2.discoveries': [R],
  '5.3': ['order'],
  '5.4': ['inPart', 'inPart', 'inPart'],
  '6.1': [R],
  '6.2': ['emptySupply', 'emptySupply', 'emptySupply'],
  '6.3': [R, R, 'runsOut'],
  '7.1': [R, 'runsOut'],
  '7.2': [R, R, 'order'],
  '8.1': ['gaps', 'gaps', R, 'moneyForNothing'],
  '8.2': [R, 'gaps', R],
  '9.1': [R],
  '9.2': [R, R, 'shelf', R, R, 'onceChecked', 'onceChecked'],
  '9.3': [R],
  '9.4': [R, R],
  '9.5': [R, R],
  '9.6': [R, 'fetch', 'order', R, 'adSlide', 'adAlready'],
  '10.1': [R, R, R],
  '10.2': [R, 'oneRefill'],
  '10.3': [R],
  '10.4': [R, 'startersLeft', 'startersLeft'],
  '10.5': [R],
  '11.1': ['ending', R],
  '11.2': [R, R],
  '11.3': ['withdraw', 'withdraw', 'withdrawDetails', 'withdrawDetails', 'withdrawDetails'],
  '11.4': [R],
  '12.1': [R, R],
  '12.2': ['tileAlone', R, R, R],
  '12.3': [R, 'lastTie', 'lastTie'],
  '13.1': [R],
  '13.2': [R],
  '13.3': [R],
  '13.4': [R],
  '13.5': ['ranks'],
};

/** The rule that gives each figure and ruling. */
const RULE_OF: Readonly<Record<Setting, string>> = {
  hiringCosts: '1.9',
  recruitmentSpaces: '1.10',
  florins: '1.12',
  prestige: '1.12',
  whiteMeeples: '1.12',
  masterpieceStrength: '1.13',
  masterpiecePrestige: '1.13',
  coverTiles: '1.14',
  museumMajority: '1.15',
  bonusMajority: '1.15',
  passingSpots: '1.16',
  startingMoney: '2.1',
  artworkValues: '1.5',
  meeplesPerColour: '1.7',
  meepleLimit: '7.2',
  discs: '1.8',
  steps: '3.2',
  extraRounds: '2.8',
  finalTurns: '11.2',
  flipPenalty: '8.2',
  bookPrestige: '5.2',
  bookSail: '5.2',
  artsConditions: '9.2',
  tiles: '9.6',
  withdraw: '11.3',
  ending: '11.1',
  recruitSlide: '3.4',
  shelf: '9.2',
  adSlide: '9.6',
  icons: '5.1',
  openHiring: '4.4',
};

/** Where one sentence comes from; what is not printed has a name, and perhaps figures or rulings that say it otherwise. */
export type SentenceSource =
  | { readonly from: 'printed' }
  | {
      readonly from: Exclude<Provenance, 'printed'>;
      readonly point: PointName;
      readonly settings: readonly Setting[];
    };

/**
 * Where each sentence of a rule comes from, in the order in which players read them; undefined if there is no such rule.
 *
 * @example
 * provenanceOf('1.9'); // [{ from: 'printed' }, { from: 'assumed', point: 'hiringCosts', settings: ['hiringCosts'] }]
 * provenanceOf('3.4')?.map(({ from }) => from); // ['differ', 'silent']
 */
export function provenanceOf(rule: string): readonly SentenceSource[] | undefined {
  if (!Object.hasOwn(RULES, rule)) return undefined;
  return RULES[rule]?.map((sentence) => {
    if (sentence === R) return { from: R };
    const { from, settings = [] }: Point = POINTS[sentence];
    return { from, point: sentence, settings };
  });
}

/** Where a figure or a ruling comes from, and the rule that gives it. */
export interface Source {
  readonly from: Provenance;
  readonly rule: string;
  /** Where it differs with the number of players. */
  readonly withPlayers?: Partial<Readonly<Record<PlayerCount, Provenance>>>;
}

/**
 * Where a figure or a ruling comes from, as the sentences of its rule say.
 *
 * @example
 * sourceOf('hiringCosts'); // { from: 'assumed', rule: '1.9' }
 * sourceOf('museumMajority'); // { from: 'printed', rule: '1.15', withPlayers: { 2: 'assumed', 3: 'assumed' } }
 */
export function sourceOf(setting: Setting): Source {
  const rule = RULE_OF[setting];
  for (const sentence of RULES[rule] ?? []) {
    if (sentence === R) continue;
    const { from, settings = [], players }: Point = POINTS[sentence];
    if (!settings.includes(setting)) continue;
    if (players === undefined) return { from, rule };
    return { from: R, rule, withPlayers: Object.fromEntries(players.map((count) => [count, from])) };
  }
  return { from: R, rule };
}
