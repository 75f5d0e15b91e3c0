import { activates, hiresKeeping, kinds, lands, learnerOf, only, takesReward } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { nameAt, recruitOf, workerOf } from '../lesson-words.ts';
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
      words: (t, view) => ({ name: nameAt(t, view, SPACE), count: view.figures.recruitmentSpaces }),
      shows: [`space ${SPACE}`, 'recruit 1', 'recruit 2', 'recruit 3', 'recruit 4'],
      answers: whoFallsOff(`land ${SPACE}`, 'recruitment'),
      miss: 'learn.hire.falls.miss',
    },
    {
      kind: 'do',
      title: 'learn.hire.walk.title',
      say: 'learn.hire.walk',
      words: (t, view) => ({ name: nameAt(t, view, SPACE) }),
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
      words: (t, view) => ({ name: recruitOf(t, learnerOf(view), 'discoveries') }),
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
      words: (t, view) => ({
        name: recruitOf(t, learnerOf(view), 'discoveries'),
        poet: workerOf(t, learnerOf(view), 'literature'),
        navigator: workerOf(t, learnerOf(view), 'discoveries'),
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
      words: (_, view) => ({ strength: learnerOf(view).strength.discoveries.workers }),
      shows: ['money 2'],
      allows: only('reward 2'),
      goal: takesReward,
      miss: 'learn.hire.reward.miss',
      solution: ['reward 2'],
    },
    ...ROOM_REWARDS,
  ],
};
