import { kinds, lands, landsInTwo, learnerOf, only, passes } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { portraitAt, recruitAt } from '../lesson-references.ts';
import { WALK_POSITION } from './walk-position.ts';

/** The spaces of Christine de Pizan and Leonardo. */
const FIRST = 4;
const LAST = 12;

/** Counting steps, and recruiting. */
export const WALK: Lesson = {
  id: 'walk',
  position: WALK_POSITION,
  // the rival leaves an empty frame behind and blocks the way again
  replies: ['land 6', 'land 10', 'pass'],
  steps: [
    { kind: 'look', title: 'learn.walk.start.title', say: 'learn.walk.start', shows: ['space 0'] },
    {
      kind: 'do',
      title: 'learn.walk.three.title',
      say: 'learn.walk.three',
      refs: (view) => ({ name: portraitAt(view, FIRST) }),
      shows: [`space ${FIRST}`, 'space 1', 'space 3'],
      allows: only(`land ${FIRST}`),
      goal: lands(FIRST),
      miss: 'learn.walk.three.miss',
      solution: [`land ${FIRST}`],
    },
    {
      kind: 'do',
      title: 'learn.walk.recruit.title',
      say: 'learn.walk.recruit',
      refs: (view) => ({ name: recruitAt(learnerOf(view), 0) }),
      shows: ['recruit 1'],
      allows: only('pass'),
      goal: passes,
      miss: 'learn.walk.recruit.miss',
      solution: ['pass'],
    },
    {
      kind: 'prove',
      title: 'learn.walk.leonardo.title',
      say: 'learn.walk.leonardo',
      refs: (view) => ({ name: portraitAt(view, LAST) }),
      allows: kinds('land', 'pass'),
      goal: landsInTwo(LAST),
      miss: 'learn.walk.leonardo.miss',
      solution: ['land 8', 'pass', `land ${LAST}`],
    },
  ],
};
