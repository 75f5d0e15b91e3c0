/*
 * The face for search: single facts of a position, read without making it readable first, and scoring into a buffer. Bots read
 * millions of positions a second through it; everybody else uses `view` and `score`.
 */
export { standingStrength, workersOf } from './activation/strength.ts';
export { canTakeTile } from './bonus-tiles/take.ts';
export {
  conditionNeeded,
  conditionProgress,
  fullColumns,
  meetsCondition,
  museumValue,
} from './bonus-tiles/condition.ts';
export { FIRST, SECOND } from './catalogue/catalogue.ts';
export { bonusDiscs, dummyValue, exhibitedValue, scoreInto } from './scoring/score-into.ts';
export { frameA, frameB, frameC, frameKind } from './state/frame.ts';
export {
  activeSeat,
  artworksLeft,
  finalTurn,
  niche,
  ownsTile,
  phase,
  ringTile,
  round,
  startSeat,
  supply,
  tileOwner,
  turn,
  withdrawals,
} from './state/game-bytes.ts';
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
  withdrawn,
  worker,
} from './state/seat-bytes.ts';
export { disciplineOf } from './words/character.ts';
export { seatOf } from './words/seat.ts';
