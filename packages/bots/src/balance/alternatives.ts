import { RECRUITMENT_BY_PLAYERS, figuresFor, iconSpaces, NEWEST_EDITION, printedIcons } from '@la-stanza/engine';
import type { Change } from './balance-game.ts';

/** Another reading of a rule, or other numbers where ours are assumed. */
export interface Alternative {
  readonly name: string;
  readonly rule: string;
  /** In words, after the name of what it changes. */
  readonly says: string;
  /** Undefined where it plays like the newest edition with so many players. */
  readonly changeFor: (players: number) => Change | undefined;
}

const { figures: STANDARD } = NEWEST_EDITION;

const always = (change: Change) => (): Change => change;

/** A money track with the icons on the printed numbers. */
function trackOf(florins: readonly number[], prestige: readonly number[]): Change {
  const track = { florins, prestige };
  return { figures: { ...track, whiteMeeples: iconSpaces(track, printedIcons(STANDARD)) } };
}

/** The last n ranks instead of the first n, where fewer play. */
const lastOf = (ranks: readonly number[], players: number): readonly number[] => [
  ...ranks.slice(ranks.length - players),
  ...ranks.slice(0, ranks.length - players).map(() => 0),
];

/** Rule 2.7: cover tiles are used with two and three players only. */
const coversOf = (coverTiles: readonly number[]) => (players: number) =>
  players === 4 ? undefined : { figures: { coverTiles } };

function recruitmentByPlayers(players: number): Change | undefined {
  const { recruitmentSpaces } = figuresFor({ figures: STANDARD, withPlayers: RECRUITMENT_BY_PLAYERS }, players);
  return recruitmentSpaces === STANDARD.recruitmentSpaces ? undefined : { figures: { recruitmentSpaces } };
}

/** What is put beside the newest edition: the rulings first, then the assumed figures. */
export const ALTERNATIVES: readonly Alternative[] = [
  {
    name: 'toGap',
    rule: '3.4',
    says: 'recruits slide to the first gap',
    changeFor: always({ rulings: { recruitSlide: 'toGap' } }),
  },
  {
    name: 'leftmostFree',
    rule: '3.4',
    says: 'a recruit takes the leftmost free space',
    changeFor: always({ rulings: { recruitSlide: 'leftmostFree' } }),
  },
  { name: 'rows', rule: '9.2', says: 'the shelf counts by rows', changeFor: always({ rulings: { shelf: 'rows' } }) },
  {
    name: 'left',
    rule: '9.6',
    says: 'Ad pushes a character off to the left',
    changeFor: always({ rulings: { adSlide: 'left' } }),
  },
  {
    name: 'reached',
    rule: '5.1',
    says: 'icons count only where the boat stops',
    changeFor: always({ rulings: { icons: 'reached' } }),
  },
  {
    name: 'turn',
    rule: '11.3',
    says: 'withdrawing only before the walk',
    changeFor: always({ rulings: { withdraw: 'turn' } }),
  },
  {
    name: 'before-last-refill',
    rule: '11.1',
    says: 'the game ends a refill earlier',
    changeFor: always({ rulings: { ending: 'before-last-refill' } }),
  },
  {
    name: 'open-hiring',
    rule: '4.4',
    says: 'an activation also hires other disciplines',
    changeFor: always({ options: { openHiring: true } }),
  },
  {
    name: 'recruitment-by-players',
    rule: '1.10',
    says: '3, 4 and 5 recruitment spaces',
    changeFor: recruitmentByPlayers,
  },
  {
    name: 'recruitment-3',
    rule: '1.10',
    says: '3 recruitment spaces',
    changeFor: always({ figures: { recruitmentSpaces: 3 } }),
  },
  {
    name: 'recruitment-5',
    rule: '1.10',
    says: '5 recruitment spaces',
    changeFor: always({ figures: { recruitmentSpaces: 5 } }),
  },
  {
    name: 'hiring-5-to-0',
    rule: '1.9',
    says: 'hiring costs 5 4 3 2 1 0',
    changeFor: always({ figures: { hiringCosts: [5, 4, 3, 2, 1, 0] } }),
  },
  {
    name: 'hiring-8-to-1',
    rule: '1.9',
    says: 'hiring costs 8 6 5 4 2 1',
    changeFor: always({ figures: { hiringCosts: [8, 6, 5, 4, 2, 1] } }),
  },
  {
    name: 'track-short',
    rule: '1.12',
    says: 'florins by twos (13 spaces)',
    changeFor: always(trackOf([7, 9, 11, 13, 15], STANDARD.prestige)),
  },
  {
    name: 'track-steep',
    rule: '1.12',
    says: 'prestige 1 2 3 4 6 8 11 15',
    changeFor: always(trackOf(STANDARD.florins, [1, 2, 3, 4, 6, 8, 11, 15])),
  },
  {
    name: 'covers-3-2-1',
    rule: '1.14',
    says: 'covers: three on 5 PP, two on 8, one on 12',
    changeFor: coversOf([3, 2, 1]),
  },
  {
    name: 'covers-1-2-3',
    rule: '1.14',
    says: 'covers: one on 5 PP, two on 8, three on 12',
    changeFor: coversOf([1, 2, 3]),
  },
  {
    name: 'bonus-10-6-3-1',
    rule: '1.15',
    says: 'bonus-tile majority 10 6 3 1',
    changeFor: always({ figures: { bonusMajority: [10, 6, 3, 1] } }),
  },
  {
    name: 'majorities-last',
    rule: '1.15',
    says: 'with fewer players the last ranks score',
    changeFor: (players) =>
      players === 4
        ? undefined
        : {
            figures: {
              museumMajority: lastOf(STANDARD.museumMajority, players),
              bonusMajority: lastOf(STANDARD.bonusMajority, players),
            },
          },
  },
  {
    name: 'passing-6-4-2-1',
    rule: '1.16',
    says: 'passing spots 6 4 2 1',
    changeFor: always({ figures: { passingSpots: [6, 4, 2, 1] } }),
  },
  {
    name: 'passing-last',
    rule: '1.16',
    says: 'with fewer players the last passing spots',
    changeFor: (players) =>
      players === 4 ? undefined : { figures: { passingSpots: lastOf(STANDARD.passingSpots, players) } },
  },
];
