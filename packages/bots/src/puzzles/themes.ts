import { score, type Breakdown, type GameEvent, type State } from '@la-stanza/engine';
import { apply } from '@la-stanza/engine/apply';
import { actionId, copy } from '@la-stanza/engine/search';
import { decider, NOBODY } from '../turns/decider.ts';
import { outcome, type SolvedTurn } from './solve.ts';
import { turnEnds } from './turn-ends.ts';

/** What a puzzle is about, found by rules from the line that solves it and the best of the others. */
export const THEMES = [
  'masterpiece',
  'partner',
  'museum',
  'bonus-tile',
  'bonus-majority',
  'sailing',
  'books',
  'artwork',
  'passing',
  'financier',
  'hiring',
  'discs',
  'look-ahead',
  'hold-back',
] as const;
export type Theme = (typeof THEMES)[number];

/** The place of a masterpiece that needs the partner too (rule 1.13). */
const PARTNER_PLACE = 4;
/** From this many hires on a turn is about hiring. */
const MANY_HIRES = 2;

/** A turn with the replies that are worst for its player, to the end of the game. */
export interface Line {
  readonly events: readonly GameEvent[];
  readonly end: State;
}

/** Plays a turn and the replies that leave its player least. */
export function lineOf(state: State, turn: SolvedTurn): Line {
  const seat = decider(state);
  const events: GameEvent[] = [];
  const after = copy(state);
  for (const action of turn.actions) apply(after, actionId(action), events);
  return { events, end: worstEnd(after, seat) };
}

function worstEnd(state: State, seat: number): State {
  const next = decider(state);
  if (next === NOBODY) return state;
  const isOwn = next === seat;
  let found: { readonly after: State; readonly worst: number } | undefined;
  for (const { after } of turnEnds(state)) {
    const { worst } = outcome(after, seat);
    if (found === undefined || (isOwn ? worst > found.worst : worst < found.worst)) found = { after, worst };
  }
  if (found === undefined) throw new RangeError('a seat has no turn');
  return worstEnd(found.after, seat);
}

/** The themes of a puzzle: what its solution does, and where it gains on the best other turn. */
export function themesOf(state: State, solution: SolvedTurn, other: SolvedTurn): Theme[] {
  const seat = decider(state);
  const best = lineOf(state, solution);
  const next = lineOf(state, other);
  const own = sheetOf(best.end, seat);
  const otherOwn = sheetOf(next.end, seat);
  const did = (type: GameEvent['type']): number =>
    best.events.filter((event) => event.type === type && 'seat' in event && event.seat === seat).length;
  const hasPartner = best.events.some((event) => event.type === 'masterpiece' && event.place === PARTNER_PLACE);
  const rivals = (end: State): number =>
    Math.max(...score(end).seats.flatMap(({ total }, index) => (index === seat ? [] : [total])));
  const found: Readonly<Record<Theme, boolean>> = {
    masterpiece: did('masterpiece') > 0,
    partner: hasPartner,
    museum: own.museumMajority > otherOwn.museumMajority,
    'bonus-tile': did('bonus-tile-taken') > 0,
    'bonus-majority': own.bonusMajority > otherOwn.bonusMajority,
    sailing: own.sailboat > otherOwn.sailboat,
    books: own.books > otherOwn.books,
    artwork: did('artwork-taken') > 0,
    passing: own.passing > otherOwn.passing,
    financier: own.financier > otherOwn.financier,
    hiring: did('hired') >= MANY_HIRES,
    discs: did('disc-spent') > 0,
    'look-ahead': decider(solution.after) !== NOBODY,
    'hold-back': rivals(best.end) < rivals(next.end),
  };
  return THEMES.filter((theme) => found[theme]);
}

function sheetOf(end: State, seat: number): Breakdown {
  const sheet = score(end).seats[seat];
  if (sheet === undefined) throw new RangeError(`no seat ${seat}`);
  return sheet;
}
