export { setup, type SetupConfig } from './flow/setup.ts';
export { toAct } from './versions/to-act.ts';
export { legal } from './versions/legal.ts';
export { MOST_LEGAL } from './legality/legal.ts';
export { explain } from './versions/explain.ts';
export { advance, type Advanced } from './record/advance.ts';
export { undo } from './record/undo.ts';
export { view } from './versions/view.ts';
export { score } from './versions/score.ts';
export { preview, type Preview } from './versions/preview.ts';
export { newRecord, type NewRecord } from './record/new-record.ts';
export { parse } from './catalogue/parse.ts';
export { checkFigures, checkPlayable, type FigureFault } from './setup/check-figures.ts';
export { dealer, type Dealer, type Dealt } from './fair/dealer.ts';
export { replay, type Replayed } from './record/replay.ts';
export { fromText } from './position/from-text.ts';
export { toText } from './versions/to-text.ts';
export { fromLink, toLink, type LinkFault } from './record/link.ts';

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
export { PROVENANCE, type Provenance } from './figures/provenance.ts';
export { EDITIONS, NEWEST_EDITION } from './editions/editions.ts';
export { figuresFor, PLAYER_COUNTS } from './editions/figures-for.ts';
export { STANDARD_FIGURES } from './figures/standard-figures.ts';
export { STANDARD_OPTIONS, type Options, type Table } from './table/table.ts';
export { DISCIPLINES, type Discipline } from './words/discipline.ts';
export { BONUS_TILES, type BonusTile } from './words/bonus-tile.ts';
export { ARTWORKS, type Artwork } from './words/artwork.ts';
export { ENGINE_VERSION, REPLAYED_VERSIONS } from './versions/engine-version.ts';
export { RECORD_FORMAT, type GameRecord, type RecordResult, type Shares } from './record/record.ts';

export type { ToAct } from './flow/to-act.ts';
export type { NicheView, SeatView, View } from './view/view.ts';
export type { Breakdown, DecidedBy, Score } from './scoring/score.ts';
export type { Cause, GameEvent } from './events/event.ts';
export { SOURCES } from './editions/sources.ts';
export type { Edition, PlayerCount, Rulings, Source, Sources } from './editions/edition.ts';
export type { Figures } from './figures/figures.ts';
export type { Game, LineEntry, Step, UndoRange } from './record/game.ts';
export type { OpenDecision } from './decision/open-decision.ts';
export type { PositionFault } from './position/position-fault.ts';
export type { Phase } from './state/game-bytes.ts';
export type { RecordFault, UndoFault } from './record/record-fault.ts';
export type { BonusGap, Refusal, RefusalCode } from './decision/refusal.ts';
export type { Seat } from './words/seat.ts';
export type { State } from './state/state.ts';
export type { TileView } from './words/tile-view.ts';
