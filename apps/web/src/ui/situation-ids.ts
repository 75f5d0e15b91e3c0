/** Situations worth a word when they come up, the rarer ones first: the first that applies and is not mastered is spoken of. */
export const SITUATION_IDS = [
  'finale',
  'ending',
  'bonus-open',
  'recruits-full',
  'walk',
  'flip',
  'short-of-money',
  'worker-falls',
  'afar',
  'action',
  'hire',
  'masterpiece',
  'discs',
  'strength',
  'book',
  'box',
  'meeple',
  'artwork',
  'return',
  'take',
  'arrange',
] as const;

export type Situation = (typeof SITUATION_IDS)[number];
