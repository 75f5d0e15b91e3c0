/*
 * The face for tables at a server, whose seed is made by everybody there: what the server, the players' devices and a checker of
 * records need to agree on it. A game on one device uses the main face alone.
 */
export { dealer, type Dealer, type Dealt } from './fair/dealer.ts';
export { joinedSeed, promiseOf, sharedSeed, type SharedSeed } from './fair/shared-seed.ts';
export { againstPins, type PinFault, type PinnedShare, type Pins } from './record/against-pins.ts';
export { seedAfter } from './record/seed-proof.ts';
export { readLink } from './record/link.ts';
export { parseShare, shareText, type Share } from './record/share.ts';
export { dealOut } from './game/move.ts';
export { undoSteps } from './game/undo-steps.ts';
