import type { LessonId } from './lesson.ts';

/** Where the learner can go from a lesson. */
export type LessonNavigation = {
  readonly onLeave: () => void;
  readonly onLesson: (id: LessonId) => void;
  readonly onFirstGame: () => void;
};
