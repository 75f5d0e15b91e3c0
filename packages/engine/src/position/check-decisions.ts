import { activationFrame } from '../frames/activation-frame.ts';
import { dealFrame } from '../frames/deal-frame.ts';
import { liftFrame } from '../frames/lift-frame.ts';
import { recruitSpaceFrame } from '../frames/recruit-space-frame.ts';
import { rewardFrame } from '../frames/reward-frame.ts';
import { type Decision, DECISIONS, MAX_REWARD } from '../catalogue/catalogue.ts';
import { isOverLimit } from '../politics/meeple-supply.ts';
import { frameKind, openFrames, popFrame } from '../state/frame.ts';
import { activeSeat, OVER, ownsTile, phase, ringTile, ROUNDS } from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { isDiscarded, isPileEmpty } from '../state/pile-bytes.ts';
import { box, discs, figurine, worker } from '../state/seat-bytes.ts';
import { copy, type State } from '../state/state.ts';
import { AC, DD, RC, RD, RE } from '../words/bonus-tile.ts';
import { CHARACTERS, disciplineOf, isStarter } from '../words/character.ts';
import { BOOK_COLOURS, DISCIPLINES, OPEN_BOXES, WHITE } from '../words/discipline.ts';
import { BONUS_SPACE, RING_SPACES } from '../words/ring.ts';
import type { PositionFault } from './position-fault.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const meepleColours = upTo(WHITE);

const decisionOn = (state: State): Decision => DECISIONS[frameKind(state)] ?? 'over';

/** Rule 9.1: a turn on the Bonus Tiles space is about a tile, one on a character space about an action. */
const isOnBonusSpace = (state: State): boolean => figurine(state, activeSeat(state)) === BONUS_SPACE;
const hasTile = (state: State, tile: number): boolean =>
  isOnBonusSpace(state) && ownsTile(state, activeSeat(state), tile);

/** Where each decision may come up, if nothing else waits below it. */
const ALONE: Readonly<Partial<Record<Decision, (state: State) => boolean>>> = {
  walk: () => true,
  action: (state) => !isOnBonusSpace(state),
  hire: (state) => !isOnBonusSpace(state),
  strength: (state) => !isOnBonusSpace(state) && isActivation(state),
  book: (state) => isReward(state, BOOK_COLOURS) && isFrom(state, RC),
  box: (state) => isReward(state, OPEN_BOXES) && (isBookReward(state) ? hasTile(state, RE) : isFrom(state, AC)),
  meeple: (state) => isReward(state, meepleColours) && rewardFrame.cause(state) === 'reward' && !isOnBonusSpace(state),
  artwork: (state) => !isOnBonusSpace(state),
  return: (state) => isOverLimit(state, activeSeat(state)),
  take: (state) => isOnBonusSpace(state) && hasDisc(state),
  lift: (state) => hasTile(state, liftFrame.tile(state)) && discs(state, activeSeat(state)) === 0,
  fetch: (state) => hasTile(state, DD),
  'recruit-space': (state) => hasTile(state, DD) && ringTile(state, recruitSpaceFrame.ringSpace(state)) >= 0,
  deal: (state) => hasTile(state, DD) && isRefill(state),
};

/** What may come up while another decision waits. */
const ABOVE: Readonly<Partial<Record<Decision, Readonly<Partial<Record<Decision, (state: State) => boolean>>>>>> = {
  // rule 3.5: the refill comes before the action
  action: { deal: isRefill },
  // rule 5.2: the reward of a book comes before the next book
  book: {
    box: (state) => isReward(state, OPEN_BOXES) && isBookReward(state),
    meeple: (state) => isReward(state, meepleColours) && isBookReward(state),
    return: (state) => isOverLimit(state, activeSeat(state)),
  },
};

/** Whether the open decisions of a game after its setup can come up in this position, in this order. */
export function findWrongDecision(state: State): PositionFault | undefined {
  const decision = decisionOn(state);
  const open = openFrames(state);
  const below = copy(state);
  if (open > 0) popFrame(below);
  const fits =
    phase(state) === OVER
      ? open === 0
      : open === 1
        ? ALONE[decision]?.(state) === true
        : open === 2 && ABOVE[decisionOn(below)]?.[decision]?.(state) === true && ALONE[decisionOn(below)]?.(below);
  return fits === true ? undefined : { code: 'decision-impossible', decision };
}

function hasDisc(state: State): boolean {
  const seat = activeSeat(state);
  return discs(state, seat) > 0 || DISCIPLINES.some((_, room) => box(state, seat, room) > 0);
}

const isBookReward = (state: State): boolean => rewardFrame.cause(state) === 'book';

/** From an activation, or from this bonus tile. */
function isFrom(state: State, tile: number): boolean {
  const cause = rewardFrame.cause(state);
  return cause === 'tile' ? hasTile(state, tile) : cause === 'reward' && !isOnBonusSpace(state);
}

/** What each cause gives at least and at most. */
const REWARDS = { book: [1, 1], tile: [2, 2], reward: [1, MAX_REWARD] } as const;

function isReward(state: State, colours: readonly number[]): boolean {
  const chosen = DISCIPLINES.map((_, colour) => colour).filter((colour) => rewardFrame.isChosen(state, colour));
  const [least, most] = REWARDS[rewardFrame.cause(state)];
  const all = rewardFrame.remaining(state) + chosen.length;
  return all >= least && all <= most && chosen.every((colour) => colours.includes(colour));
}

/** Rules 4.4 to 4.7: hires first, or a firing instead; then discs and the coin, after which no one is hired. */
function isActivation(state: State): boolean {
  const seat = activeSeat(state);
  const boost = activationFrame.boost(state);
  const isCoinPaid = activationFrame.isCoinPaid(state);
  const hired = upTo(WORKER_SPACES).filter((space) => (activationFrame.hiredOnto(state) & (1 << space)) !== 0);
  const isClosed = activationFrame.isHiringClosed(state);
  if (hired.some((space) => worker(state, seat, space) < 0)) return false;
  if (isCoinPaid && !ownsTile(state, seat, RD)) return false;
  if (boost < (isCoinPaid ? 1 : 0) || boost > state.table.figures.discs + (isCoinPaid ? 1 : 0)) return false;
  if (hired.length === 0) return state.table.options.expert && isClosed;
  return isClosed === boost > 0;
}

/** §10: the tiles before the last one dealt lie there; starting characters come only when both piles are used up. */
function isRefill(state: State): boolean {
  if (!dealFrame.isRefill(state) || phase(state) !== ROUNDS) return false;
  if (upTo(dealFrame.lastSpace(state)).some((space) => ringTile(state, space + 1) < 0)) return false;
  const sent = DISCIPLINES.map((_, index) => index).filter((index) => dealFrame.hasSentStarter(state, index));
  if (!dealFrame.areStartersCalled(state)) return sent.length === 0;
  const areDiscards = upTo(CHARACTERS).some((tile) => isDiscarded(state, tile));
  const onRing = upTo(RING_SPACES).map((space) => ringTile(state, space));
  const areOnRing = sent.every((discipline) =>
    onRing.some((tile) => isStarter(tile) && disciplineOf(tile) === discipline),
  );
  return isPileEmpty(state) && !areDiscards && areOnRing && sent.length < DISCIPLINES.length;
}
