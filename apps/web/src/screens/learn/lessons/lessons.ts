import type { Lesson, LessonId } from '../lesson.ts';
import { FINALE } from './finale.ts';
import { HIRE } from './hire.ts';
import { MASTERPIECE } from './masterpiece.ts';
import { STRENGTH } from './strength.ts';
import { WALK } from './walk.ts';

export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  walk: WALK,
  hire: HIRE,
  strength: STRENGTH,
  masterpiece: MASTERPIECE,
  finale: FINALE,
};
