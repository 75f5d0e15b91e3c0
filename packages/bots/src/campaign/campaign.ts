export { CHAPTER_LEVELS, SCENARIOS } from './scenarios.ts';
export { EVENINGS_PER_ROOM, MOST_STARS, OWN_SEAT, STARS_TO_OPEN, type Scenario } from './scenario.ts';
export { isReached, starsFor, type Goal, type GoalKind } from './goal.ts';
export { isBetterTry, type EveningTry } from './better-try.ts';
