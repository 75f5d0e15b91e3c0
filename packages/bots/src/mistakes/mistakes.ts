/** How far a level plays below what it could see, as people do. */
export interface Mistakes {
  /** How often a landing space, or one of the things that make a turn better, is not noticed. */
  readonly overlooks: number;
  /** How often only the points that a turn scores at once count. */
  readonly greed: number;
  /** How often it goes where it is strongest already, if it can. */
  readonly habit: number;
  /** What a point of taste is worth, in points of prestige. */
  readonly taste: number;
}

export const NOVICE_MISTAKES: Mistakes = { overlooks: 0.5, greed: 1, habit: 0.2, taste: 0.36 };
export const APPRENTICE_MISTAKES: Mistakes = { overlooks: 0.05, greed: 0.12, habit: 0.12, taste: 0.85 };
