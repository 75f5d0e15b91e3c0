/** Situations the coach comments on, the rarer ones first: it chooses the first that applies and is not mastered. */
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
