import {
  ACTIONS,
  BONUS_TILES,
  DISCIPLINES,
  preview,
  score,
  view,
  type ActionId,
  type Discipline,
  type State,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import { CAST_SLUGS, type Translate } from '@la-stanza/words';

/*
 * Checks English sentences of the adviser against the rules engine. It reads the text alone, not what the text was made from: a
 * clause it does not know, or a figure that the positions before and after the turn do not show, is false.
 */

/** What a sentence is about: a turn, and the turn it is compared with. */
export interface Claim {
  readonly t: Translate;
  readonly names: readonly string[];
  readonly before: State;
  readonly turn: readonly ActionId[];
  readonly compared: readonly ActionId[] | undefined;
}

type Seen = ReturnType<typeof view>['seats'][number];

interface Facts {
  readonly seat: number;
  readonly own: Seen;
  readonly after: Seen;
  /** After the compared turn; as before it if there is none. */
  readonly other: Seen;
  readonly points: (at: 'own' | 'after' | 'other', category: CategoryName) => number;
  readonly left: (artwork: ArtworkName) => number;
  readonly texts: readonly string[];
}

type CategoryName = 'sailboat' | 'books' | 'tiles' | 'passing' | 'bonusMajority' | 'museumMajority' | 'financier';
type ArtworkName = 'sculpture' | 'script' | 'painting';

export function factsOf({ before, turn, compared }: Claim): Facts {
  const acting = whoseTurn(before);
  if (acting.who !== 'seat') throw new RangeError('nobody decides');
  const { seat } = acting;
  const [one, two] = [preview(before, ...turn).state, preview(before, ...(compared ?? [])).state];
  const states = { own: before, after: one, other: two };
  const seen = (state: State): Seen => {
    const found = view(state).seats[seat];
    if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
    return found;
  };
  return {
    seat,
    own: seen(before),
    after: seen(one),
    other: seen(two),
    points: (at, category) => score(states[at]).seats[seat]?.[category] ?? 0,
    left: (artwork) => view(one).artworksLeft[artwork],
    texts: turn.map((action) => ACTIONS[action]?.text ?? ''),
  };
}

const sum = (row: Readonly<Record<Discipline, number>>): number =>
  DISCIPLINES.reduce((total, each) => total + row[each], 0);
const strength = (seen: Seen, discipline: Discipline): number =>
  seen.strength[discipline].workers + seen.strength[discipline].tiles;
const count = (word: string | undefined): number =>
  word === 'a' || word === 'an' ? 1 : word === 'two' ? 2 : word === 'three' ? 3 : Number(word);
const disciplineOf = (word: string | undefined): Discipline => {
  const found = DISCIPLINES.find((each) => each === word?.toLowerCase());
  if (found === undefined) throw new RangeError(`no discipline ${word ?? ''}`);
  return found;
};
const ARTWORK_OF: ReadonlyMap<string, ArtworkName> = new Map([
  ['sculpture', 'sculpture'],
  ['manuscript', 'script'],
  ['painting', 'painting'],
]);
const CATEGORY_OF: ReadonlyMap<string, CategoryName> = new Map([
  ['the sailboat', 'sailboat'],
  ['the books', 'books'],
  ['the bonus tiles', 'tiles'],
  ['the bonus-tile majority', 'bonusMajority'],
  ['withdrawing', 'passing'],
]);

/** Every tile that bears this short name. */
export const tilesNamed = (t: Translate, name: string | undefined): number[] =>
  CAST_SLUGS.flatMap((slug, tile) => (t(`cast.${slug}.short`) === name ? [tile] : []));

const has = (tracks: readonly ({ readonly tile: number } | null)[], tiles: readonly number[]): boolean =>
  tracks.some((each) => each !== null && tiles.includes(each.tile));
const peopleOf = (seen: Seen, discipline: Discipline): number =>
  [...seen.recruits, ...seen.workers].filter((each) => each?.discipline === discipline).length;

export const placedDiscs = ({ own, after, texts }: Facts): number =>
  sum(after.boxes) - sum(own.boxes) + texts.filter((text) => text === 'disc' || text.startsWith('lift')).length;

type Rule = readonly [RegExp, (match: RegExpExecArray, facts: Facts, claim: Claim) => boolean];

/** Every clause that may follow "because", with what must be true of the two positions. */
const CLAUSES: readonly Rule[] = [
  [
    /^it creates the (\d+)\sPP masterpiece in the (\w+) room(?: before (.+) can)?$/,
    (match, { seat }, claim) => isBuilt(claim, seat, Number(match[1]), disciplineOf(match[2]), match[3]),
  ],
  [
    /^it takes (the last|an?) (sculpture|manuscript|painting)$/,
    ([, which, name], { own, after, other, left }) => {
      const artwork = ARTWORK_OF.get(name ?? '') ?? 'painting';
      const isMore =
        after.artworks[artwork] > own.artworks[artwork] && after.artworks[artwork] > other.artworks[artwork];
      return isMore && (which === 'the last') === (left(artwork) === 0);
    },
  ],
  [
    /^the museum goes from (\d+) to (\d+) and then counts (\d+)\sPP instead of (\d+)\sPP$/,
    ([, from, to, points, before], { own, after, points: at }) =>
      own.exhibitedValue === Number(from) &&
      after.exhibitedValue === Number(to) &&
      at('after', 'museumMajority') === Number(points) &&
      at('own', 'museumMajority') === Number(before) &&
      Number(points) > at('other', 'museumMajority'),
  ],
  [
    /^(the sailboat|the books|the bonus tiles|the bonus-tile majority|withdrawing) (?:then counts?|brings) (\d+)\sPP instead of (\d+)\sPP$/,
    ([, what, to, from], { points }) => {
      const category = CATEGORY_OF.get(what ?? '');
      if (category === undefined) return false;
      const [then, now, instead] = [points('after', category), points('own', category), points('other', category)];
      return then === Number(to) && now === Number(from) && then > instead && then > now;
    },
  ],
  [
    /^it takes the bonus tile (.+)$/,
    ([, name], { own, after, other }, { t }) => {
      const tile = BONUS_TILES.find((each) => t(`terms.tile.${each}.name`) === name);
      return (
        tile !== undefined && !own.tiles.includes(tile) && after.tiles.includes(tile) && !other.tiles.includes(tile)
      );
    },
  ],
  [
    /^it writes (a|two|three|\d+) books?$/,
    ([, words], { own, after, other }) =>
      sum(after.books) - sum(own.books) === count(words) && sum(after.books) > sum(other.books),
  ],
  [/^it places (a|two|three|\d+) discs?$/, ([, words], facts) => placedDiscs(facts) === count(words)],
  [
    /^the sailboat goes from ƒ(\d+) to ƒ(\d+)$/,
    ([, from, to], { own, after, other }) =>
      own.income === Number(from) && after.income === Number(to) && after.income > other.income,
  ],
  [
    /^strength in (\w+) goes from (\d+) to (\d+)$/,
    ([, word, from, to], { own, after, other }) => {
      const discipline = disciplineOf(word);
      const [was, is] = [strength(own, discipline), strength(after, discipline)];
      return was === Number(from) && is === Number(to) && is > was && is > strength(other, discipline);
    },
  ],
  [
    /^the meeples go from (\d+) to (\d+)$/,
    ([, from, to], { own, after, other }) =>
      sum(own.meeples) === Number(from) && sum(after.meeples) === Number(to) && Number(to) > sum(other.meeples),
  ],
  [
    /^the money goes from ƒ(\d+) to ƒ(\d+)$/,
    ([, from, to], { own, after, other }) =>
      own.money === Number(from) && after.money === Number(to) && after.money > other.money,
  ],
  [
    /^(.+) joins for (\w+)$/,
    ([, name, word], { own, after, other }, { t }) => {
      const tiles = tilesNamed(t, name);
      const discipline = disciplineOf(word);
      const isNew = !has(own.recruits, tiles) && has(after.recruits, tiles);
      return isNew && peopleOf(after, discipline) > peopleOf(other, discipline);
    },
  ],
  [
    /^it leaves ƒ(\d+) instead of ƒ(\d+)$/,
    ([, left, instead], { after, other }) =>
      after.money === Number(left) && other.money === Number(instead) && after.money > other.money,
  ],
  [
    /^it leaves (\d+) meeples? instead of (\d+)$/,
    ([, left, instead], { after, other }) =>
      sum(after.meeples) === Number(left) && sum(other.meeples) === Number(instead) && Number(left) > Number(instead),
  ],
  [
    /^it leaves (\d+) discs? in the boxes instead of (\d+)$/,
    ([, left, instead], { after, other }) =>
      sum(after.boxes) === Number(left) && sum(other.boxes) === Number(instead) && Number(left) > Number(instead),
  ],
  [
    /^(.+) stays at work$/,
    ([, name], { own, after, other }, { t }) => {
      const tiles = tilesNamed(t, name);
      return has(own.workers, tiles) && has(after.workers, tiles) && !has(other.workers, tiles);
    },
  ],
  [
    /^(.+) stays a recruit$/,
    ([, name], { own, after, other }, { t }) => {
      const tiles = tilesNamed(t, name);
      const isGone = !has(other.recruits, tiles) && !has(other.workers, tiles);
      return has(own.recruits, tiles) && has(after.recruits, tiles) && isGone;
    },
  ],
  [
    /^the financier isn’t flipped for −(\d+)\sPP$/,
    ([, loss], { points }) => points('after', 'financier') - points('other', 'financier') === Number(loss),
  ],
];

/** Whether a clause about the turn is known and true. */
export function isTrueClause(clause: string, claim: Claim): boolean {
  const facts = factsOf(claim);
  for (const [pattern, holds] of CLAUSES) {
    const match = pattern.exec(clause);
    if (match !== null) return holds(match, facts, claim);
  }
  return false;
}

function isBuilt(
  { before, turn, compared, names }: Claim,
  seat: number,
  prestige: number,
  discipline: Discipline,
  rival: string | undefined,
): boolean {
  const holder = (state: State): unknown =>
    view(state).niches[discipline].find((each) => each.prestige === prestige)?.holds;
  const other = preview(before, ...(compared ?? [])).state;
  if (holder(before) !== 'nothing' || holder(preview(before, ...turn).state) !== seat || holder(other) === seat)
    return false;
  if (rival === undefined) return true;
  const next = whoseTurn(other);
  if (next.who !== 'seat' || next.seat === seat || names[next.seat] !== rival) return false;
  return canReach(other, view(other).turn, (state) => holder(state) === next.seat);
}

/** Whether some way to play the turn leads to such a position. */
function canReach(state: State, turn: number, isWanted: (state: State) => boolean): boolean {
  for (const action of legalActions(state)) {
    const after = preview(state, action).state;
    if (isWanted(after)) return true;
    if (whoseTurn(after).who === 'seat' && view(after).turn === turn && canReach(after, turn, isWanted)) return true;
  }
  return false;
}
