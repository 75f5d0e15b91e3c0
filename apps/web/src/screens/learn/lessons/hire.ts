import { activates, hiresKeeping, kinds, lands, learnerOf, only, takesReward } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { numberRef, portraitAt, recruitOf, roomRef, workerOf } from '../lesson-references.ts';
import { whoFallsOff } from '../questions.ts';
import { HIRE_POSITION } from './hire-position.ts';
import { ROOM_REWARDS } from './room-rewards.ts';

const SPACE = 3;

/** Recruits slide and fall off; the prices of worker spaces; replacing a worker; what every room brings. */
export const HIRE: Lesson = {
  id: 'hire',
  position: HIRE_POSITION,
  replies: ['pass'],
  steps: [
    {
      kind: 'ask',
      title: 'learn.hire.falls.title',
      say: 'learn.hire.falls',
      refs: (view) => ({ name: portraitAt(view, SPACE), count: numberRef(view.figures.recruitmentSpaces) }),
      shows: [`space ${SPACE}`, 'recruit 1', 'recruit 2', 'recruit 3', 'recruit 4'],
      answers: whoFallsOff(`land ${SPACE}`, 'recruitment'),
      miss: 'learn.hire.falls.miss',
    },
    {
      kind: 'do',
      title: 'learn.hire.walk.title',
      say: 'learn.hire.walk',
      refs: (view) => ({ name: portraitAt(view, SPACE), room: roomRef('discoveries') }),
      shows: [`space ${SPACE}`],
      allows: only(`land ${SPACE}`),
      goal: lands(SPACE),
      miss: 'learn.hire.walk.miss',
      solution: [`land ${SPACE}`],
    },
    {
      kind: 'do',
      title: 'learn.hire.activate.title',
      say: 'learn.hire.activate',
      refs: (view) => ({ name: recruitOf(learnerOf(view), 'discoveries'), room: roomRef('discoveries') }),
      shows: ['recruit 2'],
      allows: only('activate discoveries room'),
      goal: activates('discoveries'),
      miss: 'learn.hire.activate.miss',
      solution: ['activate discoveries room'],
    },
    {
      kind: 'prove',
      title: 'learn.hire.hire.title',
      say: 'learn.hire.hire',
      refs: (view) => ({
        name: recruitOf(learnerOf(view), 'discoveries'),
        poet: workerOf(learnerOf(view), 'literature'),
        navigator: workerOf(learnerOf(view), 'discoveries'),
      }),
      allows: kinds('hire'),
      goal: hiresKeeping('literature', 'discoveries'),
      miss: 'learn.hire.hire.miss',
      solution: ['hire 2 5'],
    },
    {
      kind: 'do',
      title: 'learn.hire.reward.title',
      say: 'learn.hire.reward',
      refs: (view) => ({ strength: numberRef(learnerOf(view).strength.discoveries.workers) }),
      shows: ['money 2'],
      allows: only('reward 2'),
      goal: takesReward,
      miss: 'learn.hire.reward.miss',
      solution: ['reward 2'],
    },
    ...ROOM_REWARDS,
  ],
};
