export { newGame, openRecord, fromText, type NewGame, type OpenOptions } from './game/start.ts';
export { openLink, toLink } from './game/link.ts';
export {
  whoseTurn,
  legalActions,
  whyNot,
  preview,
  view,
  score,
  type AnyAction,
  type Position,
  type Preview,
  type RuledRefusal,
} from './game/ask.ts';
export { play, tryPlay, undo, type Played } from './game/move.ts';
export { toRecord, toText, parseAction } from './game/keep.ts';
export { finalPosition, scoreByRows, type FinalFault, type FinalMat, type FinalTable } from './game/final-position.ts';
export { checkFigures, checkPlayable, type FigureFault } from './setup/check-figures.ts';

export {
  type Action,
  type ActionId,
  type ActionKind,
  ACTIONS,
  type Decision,
  DECISIONS,
  MAX_REWARD,
  type Move,
  type Payment,
} from './catalogue/catalogue.ts';
export { DISCS_IN_A_COUNTED_BOX } from './bonus-tiles/condition.ts';
export { ROOMS_TO_REFILL } from './refill/refill.ts';
export { CATEGORIES, type Category } from './scoring/categories.ts';
export { EDITIONS, NEWEST_EDITION } from './editions/editions.ts';
export {
  provenanceOf,
  sourceOf,
  type PointName,
  type Provenance,
  type SentenceSource,
  type Setting,
  type Source,
} from './editions/provenance.ts';
export { RECRUITMENT_BY_PLAYERS } from './editions/alternatives.ts';
export { figuresFor, PLAYER_COUNTS } from './editions/figures-for.ts';
export { iconSpaces, printedIcons, type PrintedIcons } from './figures/icons.ts';
export { STANDARD_FIGURES } from './figures/standard-figures.ts';
export { STANDARD_OPTIONS, type Options, type Table } from './table/table.ts';
export { DISCIPLINES, type Discipline } from './words/discipline.ts';
export { BONUS_TILES, type BonusTile } from './words/bonus-tile.ts';
export { ARTWORKS, type Artwork } from './words/artwork.ts';
export { RECORD_FORMAT, type GameRecord, type RecordResult, type Shares } from './record/record.ts';

export type { ToAct } from './flow/to-act.ts';
export type { NicheView, SeatView, View } from './view/view.ts';
export type { Breakdown, DecidedBy, Score, ScoreRow } from './scoring/score.ts';
export type { Cause, GameEvent } from './events/event.ts';
export { READINGS, type OwnRulings, type Rulings } from './editions/rulings.ts';
export type { Edition, PlayerCount } from './editions/edition.ts';
export type { Figures } from './figures/figures.ts';
export type { FinishedGame, Game, LineEntry, RunningGame, Step, UndoRange } from './record/game.ts';
export type { LinkFault } from './record/link.ts';
export type { Replayed } from './record/replay.ts';
export type { OpenDecision } from './decision/open-decision.ts';
export type { PositionFault } from './position/position-fault.ts';
export type { Phase } from './state/game-bytes.ts';
export type { RecordFault, UndoFault } from './record/record-fault.ts';
export { RULE_OF_REFUSAL } from './decision/rule-of-refusal.ts';
export { IllegalAction, type BonusGap, type Refusal, type RefusalCode } from './decision/refusal.ts';
export type { Seat } from './words/seat.ts';
export type { State } from './state/state.ts';
export type { TileView } from './words/tile-view.ts';
