/** Where the learner can go from the first game. */
export type GuidedNavigation = {
  readonly onLeave: () => void;
  readonly onLessons: () => void;
  /** Starts a real game against the same rival. */
  readonly onPlay: () => void;
};
