import { activates, createsMasterpiece, kinds, lands, learnerOf, only, takesTile } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { nicheStrength, numberRef, portraitAt, roomRef } from '../lesson-references.ts';
import { MASTERPIECE_POSITION } from './masterpiece-position.ts';

const IN_ARTS = 11;

/** Niches, boards, conditions and the price of a bonus tile. */
export const MASTERPIECE: Lesson = {
  id: 'masterpiece',
  position: MASTERPIECE_POSITION,
  // the rival empties the second room, which causes a refill
  replies: ['land 14', 'pass'],
  steps: [
    {
      kind: 'do',
      title: 'learn.masterpiece.walk.title',
      say: 'learn.masterpiece.walk',
      refs: (view) => ({
        name: portraitAt(view, IN_ARTS),
        strength: nicheStrength(view, 'arts'),
        room: roomRef('arts'),
      }),
      shows: [`space ${IN_ARTS}`, 'niche arts 1', 'niche arts 2', 'niche arts 3', 'niche arts 4'],
      allows: only(`land ${IN_ARTS}`),
      goal: lands(IN_ARTS),
      miss: 'learn.masterpiece.walk.miss',
      solution: [`land ${IN_ARTS}`],
    },
    {
      kind: 'do',
      title: 'learn.masterpiece.activate.title',
      say: 'learn.masterpiece.activate',
      refs: (view) => ({ count: numberRef(learnerOf(view).strength.arts.workers), room: roomRef('arts') }),
      allows: only('activate arts room'),
      goal: activates('arts'),
      miss: 'learn.masterpiece.activate.miss',
      solution: ['activate arts room'],
    },
    {
      kind: 'prove',
      title: 'learn.masterpiece.pillar.title',
      say: 'learn.masterpiece.pillar',
      refs: (view) => ({ strength: nicheStrength(view, 'arts'), room: roomRef('arts') }),
      allows: kinds('hire', 'disc', 'reward', 'masterpiece'),
      goal: createsMasterpiece,
      miss: 'learn.masterpiece.pillar.miss',
      solution: ['hire 3 4', 'disc', 'masterpiece 2'],
    },
    {
      kind: 'prove',
      title: 'learn.masterpiece.tile.title',
      say: 'learn.masterpiece.tile',
      allows: kinds('land', 'take', 'pass'),
      goal: takesTile,
      miss: 'learn.masterpiece.tile.miss',
      solution: ['land 0', 'take Lb meeple'],
    },
  ],
};
