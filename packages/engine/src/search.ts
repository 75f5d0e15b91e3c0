/*
 * The face for search, UNSTABLE: it changes with any release. It plays positions in place and without a check, and reads single facts of
 * them as numbers, so that a bot sees millions of positions a second. Everyone else uses the main face.
 */
export { setup, type SetupConfig } from './flow/setup.ts';
export { toAct } from './flow/to-act.ts';
export { legal, MOST_LEGAL } from './legality/legal.ts';
export { copy } from './state/state.ts';
export { activationStrength, PERMANENT_TILES, standingStrength, workersOf } from './activation/strength-of.ts';
export { canTakeTile } from './bonus-tiles/take.ts';
export {
  conditionNeeded,
  conditionProgress,
  fullColumns,
  meetsCondition,
  museumValue,
  tilesOwned,
} from './bonus-tiles/condition.ts';
export {
  A_ACTIVATE,
  A_COIN,
  A_DISC,
  A_FIRE,
  A_FORGO,
  A_HIRE,
  A_MASTERPIECE,
  A_MONEY,
  A_PASS,
  A_RETURN,
  A_REWARD,
  A_STOP,
  A_TAKE,
  A_WITHDRAW,
  actionId,
  BY_MEEPLE,
  BY_WILD,
  F_ACTION,
  F_ARRANGE,
  F_ARTWORK,
  F_BOOK,
  F_BOX,
  F_DEAL,
  F_FETCH,
  F_HIRE,
  F_LIFT,
  F_MEEPLE,
  F_OVER,
  F_RECRUIT_SPACE,
  F_RETURN,
  F_STRENGTH,
  F_TAKE,
  F_WALK,
  FIRST,
  LAST_CHANCE,
  SECOND,
} from './catalogue/catalogue.ts';
export {
  C_BONUS,
  C_BOOKS,
  C_FINANCIER,
  C_MASTERPIECES,
  C_MUSEUM,
  C_PASSING,
  C_SAILBOAT,
  C_TILES,
} from './scoring/categories.ts';
export { activationFrame } from './frames/activation-frame.ts';
export { rewardFrame } from './frames/reward-frame.ts';
export { bonusDiscs, dummyValue, exhibitedValue, scoreInto } from './scoring/score-into.ts';
export { arrangingSeat } from './setup/arrange.ts';
export { frameKind } from './state/frame.ts';
export {
  activeSeat,
  artworksLeft,
  ENDING,
  FINAL,
  finalTurn,
  niche,
  NICHE_FREE,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  OVER,
  ownsTile,
  phase,
  ringTile,
  round,
  ROUNDS,
  startSeat,
  supply,
  TILE_ON_GRID,
  TILE_TAKEN,
  tileOwner,
  turn,
  withdrawals,
} from './state/game-bytes.ts';
export { SEAT_SIZE, STATE_BYTES, WORKER_SPACES } from './state/layout.ts';
export { isPileEmpty, pileOf } from './state/pile-bytes.ts';
export {
  artworks,
  boat,
  books,
  box,
  discs,
  figurine,
  financier,
  flipped,
  meeples,
  money,
  recruit,
  seatStart,
  withdrawn,
  worker,
} from './state/seat-bytes.ts';
export { isCountable, occupiedByOthers } from './walk/ring-walk.ts';
export { RC, RD, TILES_PER_DISCIPLINE } from './words/bonus-tile.ts';
export { disciplineOf } from './words/character.ts';
export { ARTS, DISCOVERIES, LITERATURE, partnerOf, POLITICS, RELIGION, WHITE } from './words/discipline.ts';
export { BONUS_SPACE, OFF_THE_RING, RING_SPACES, roomOf } from './words/ring.ts';
export { MAX_PLAYERS, seatOf } from './words/seat.ts';
