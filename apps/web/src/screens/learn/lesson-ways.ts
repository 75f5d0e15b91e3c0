import type { LessonId } from './lesson.ts';

/** Where one can go from a lesson. */
export type LessonWays = {
  readonly onLeave: () => void;
  readonly onLesson: (id: LessonId) => void;
  readonly onFirstGame: () => void;
};
