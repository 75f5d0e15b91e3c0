/*
 * The face for games of any version: what loads an engine that a game from outside may need. Whoever only plays and reads games
 * that are open uses the main face.
 */
export { choosePinned } from './versions/choose-pinned.ts';
export { loadEngine, OPENED_VERSIONS } from './versions/load-engine.ts';
export type { PinnedEngine, PinnedPosition, PinnedTerms } from './versions/pinned-engine.ts';
export { openLink } from './record/open-link.ts';
export { openRecord } from './record/open-record.ts';
