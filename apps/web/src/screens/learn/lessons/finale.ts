import { kinds, lands, learnerOf, only, takesArtwork, withdraws } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { numberRef, passingPoints, pointsRef, rivalOf, roomRef, totalRef } from '../lesson-references.ts';
import { museumSplit, withdrawOrPlay } from '../questions.ts';
import { FINALE_POSITION } from './finale-position.ts';

const IN_ARTS = 12;
const PAINTING: readonly string[] = ['activate arts room', 'hire 3 5', 'reward 3', 'artwork painting'];

/** Three last turns, withdrawing, the majorities and how a tie shares them. */
export const FINALE: Lesson = {
  id: 'finale',
  position: FINALE_POSITION,
  replies: ['land 9', 'pass', 'withdraw'],
  steps: [
    {
      kind: 'look',
      title: 'learn.finale.start.title',
      say: 'learn.finale.start',
      refs: (view) => ({ turns: numberRef(view.figures.finalTurns), points: passingPoints(view) }),
      shows: ['spot 1', 'spot 2'],
    },
    {
      kind: 'ask',
      title: 'learn.finale.worth.title',
      say: 'learn.finale.worth',
      refs: (view) => ({
        points: passingPoints(view),
        mine: totalRef(learnerOf(view).exhibitedValue),
        theirs: totalRef(rivalOf(view).exhibitedValue),
        board: totalRef(view.dummyValue),
      }),
      shows: ['artwork painting', 'spot 1'],
      answers: withdrawOrPlay([`land ${IN_ARTS}`, ...PAINTING]),
      miss: 'learn.finale.worth.miss',
    },
    {
      kind: 'do',
      title: 'learn.finale.walk.title',
      say: 'learn.finale.walk',
      refs: () => ({ room: roomRef('arts') }),
      shows: [`space ${IN_ARTS}`],
      allows: only(`land ${IN_ARTS}`),
      goal: lands(IN_ARTS),
      miss: 'learn.finale.walk.miss',
      solution: [`land ${IN_ARTS}`],
    },
    {
      kind: 'prove',
      title: 'learn.finale.painting.title',
      say: 'learn.finale.painting',
      refs: () => ({ room: roomRef('arts') }),
      allows: kinds('activate', 'hire', 'disc', 'reward', 'artwork'),
      goal: takesArtwork,
      miss: 'learn.finale.painting.miss',
      solution: PAINTING,
    },
    {
      kind: 'ask',
      title: 'learn.finale.split.title',
      say: 'learn.finale.split',
      refs: (view) => ({
        mine: totalRef(learnerOf(view).exhibitedValue),
        theirs: totalRef(rivalOf(view).exhibitedValue),
        board: totalRef(view.dummyValue),
        first: pointsRef(view.figures.museumMajority[0] ?? 0),
        second: pointsRef(view.figures.museumMajority[1] ?? 0),
      }),
      answers: museumSplit,
      miss: 'learn.finale.split.miss',
    },
    {
      kind: 'do',
      title: 'learn.finale.withdraw.title',
      say: 'learn.finale.withdraw',
      refs: (view) => ({ points: passingPoints(view) }),
      shows: ['spot 1'],
      allows: only('withdraw'),
      goal: withdraws,
      miss: 'learn.finale.withdraw.miss',
      solution: ['withdraw'],
    },
    {
      kind: 'look',
      title: 'learn.finale.score.title',
      say: 'learn.finale.score',
      refs: (view, { seats }) => ({
        mine: totalRef(seats[learnerOf(view).seat]?.total ?? 0),
        theirs: totalRef(seats[rivalOf(view).seat]?.total ?? 0),
      }),
    },
  ],
};
