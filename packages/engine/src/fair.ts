/*
 * The face for tables at a server, whose seed is made by everybody there: what the server, the players' devices and a checker of
 * records need to agree on it. A game on one device uses the main face alone.
 */
export { joinedSeed, promiseOf, sharedSeed, type SharedSeed } from './fair/shared-seed.ts';
export { againstPins, type PinFault, type PinnedShare, type Pins } from './record/against-pins.ts';
export { seedAfter } from './record/seed-proof.ts';
export { parseShare, shareText, type Share } from './record/share.ts';
export { undoSteps } from './record/undo-steps.ts';
