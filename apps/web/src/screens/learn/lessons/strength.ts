import { activates, kinds, lands, learnerOf, only, reachesWhiteMeeple, receivesMoney } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { florinsRef, placeRef, portraitAt, recruitOf, roomRef } from '../lesson-references.ts';
import { whoFallsOff } from '../questions.ts';
import { STRENGTH_POSITION } from './strength-position.ts';

const IN_ARTS = 10;
const NEXT = 11;

/** Workers, discs and meeples; their reward; money and the financier. */
export const STRENGTH: Lesson = {
  id: 'strength',
  position: STRENGTH_POSITION,
  replies: ['land 9', 'pass'],
  steps: [
    {
      kind: 'do',
      title: 'learn.strength.walk.title',
      say: 'learn.strength.walk',
      refs: (view) => ({ name: portraitAt(view, IN_ARTS), room: roomRef('arts'), far: roomRef('discoveries') }),
      shows: [`space ${IN_ARTS}`],
      allows: only(`land ${IN_ARTS}`),
      goal: lands(IN_ARTS),
      miss: 'learn.strength.walk.miss',
      solution: [`land ${IN_ARTS}`],
    },
    {
      kind: 'do',
      title: 'learn.strength.meeple.title',
      say: 'learn.strength.meeple',
      refs: () => ({ room: roomRef('discoveries') }),
      shows: ['meeple discoveries'],
      allows: only('activate discoveries meeple'),
      goal: activates('discoveries'),
      miss: 'learn.strength.meeple.miss',
      solution: ['activate discoveries meeple'],
    },
    {
      kind: 'prove',
      title: 'learn.strength.sail.title',
      say: 'learn.strength.sail',
      refs: (view) => ({
        name: recruitOf(learnerOf(view), 'discoveries'),
        place: placeRef(view.figures.whiteMeeples[0]),
      }),
      allows: kinds('hire', 'disc', 'reward'),
      goal: reachesWhiteMeeple,
      miss: 'learn.strength.sail.miss',
      solution: ['hire 2 6', 'disc', 'reward 3'],
    },
    {
      kind: 'do',
      title: 'learn.strength.next.title',
      say: 'learn.strength.next',
      refs: (view) => ({ name: portraitAt(view, NEXT), money: florinsRef(learnerOf(view).money) }),
      shows: [`space ${NEXT}`],
      allows: only(`land ${NEXT}`),
      goal: lands(NEXT),
      miss: 'learn.strength.walk.miss',
      solution: [`land ${NEXT}`],
    },
    {
      kind: 'ask',
      title: 'learn.strength.push.title',
      say: 'learn.strength.push',
      refs: (view) => ({ amount: florinsRef(learnerOf(view).income) }),
      shows: ['worker 1', 'worker 2', 'worker 3', 'worker 4', 'worker 5', 'worker 6'],
      answers: whoFallsOff('money', 'workers'),
      miss: 'learn.strength.push.miss',
    },
    {
      kind: 'do',
      title: 'learn.strength.money.title',
      say: 'learn.strength.money',
      allows: only('money'),
      goal: receivesMoney,
      miss: 'learn.strength.money.miss',
      solution: ['money'],
    },
  ],
};
