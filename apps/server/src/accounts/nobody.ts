/** Stands where somebody was who has deleted their data: as host of old games and beside lines that are no longer there. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What is written in place of their name. No text stands beside it. */
export const NO_NAME = '…';
