import { points } from '@la-stanza/words';
import { kinds, lands, learnerOf, only, takesArtwork, withdraws } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { passingPoints, rivalOf } from '../lesson-words.ts';
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
      words: (t, view) => ({ turns: view.figures.finalTurns, points: passingPoints(t, view) }),
      shows: ['spot 1', 'spot 2'],
    },
    {
      kind: 'ask',
      title: 'learn.finale.worth.title',
      say: 'learn.finale.worth',
      words: (t, view) => ({
        points: passingPoints(t, view),
        mine: learnerOf(view).exhibitedValue,
        theirs: rivalOf(view).exhibitedValue,
        board: view.dummyValue,
      }),
      shows: ['artwork painting', 'spot 1'],
      answers: withdrawOrPlay([`land ${IN_ARTS}`, ...PAINTING]),
      miss: 'learn.finale.worth.miss',
    },
    {
      kind: 'do',
      title: 'learn.finale.walk.title',
      say: 'learn.finale.walk',
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
      allows: kinds('activate', 'hire', 'disc', 'reward', 'artwork'),
      goal: takesArtwork,
      miss: 'learn.finale.painting.miss',
      solution: PAINTING,
    },
    {
      kind: 'ask',
      title: 'learn.finale.split.title',
      say: 'learn.finale.split',
      words: (t, view) => ({
        mine: learnerOf(view).exhibitedValue,
        theirs: rivalOf(view).exhibitedValue,
        board: view.dummyValue,
        first: points(t, view.figures.museumMajority[0] ?? 0),
        second: points(t, view.figures.museumMajority[1] ?? 0),
      }),
      answers: museumSplit,
      miss: 'learn.finale.split.miss',
    },
    {
      kind: 'do',
      title: 'learn.finale.withdraw.title',
      say: 'learn.finale.withdraw',
      words: (t, view) => ({ points: passingPoints(t, view) }),
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
      words: (_, view, { seats }) => ({
        mine: seats[learnerOf(view).seat]?.total ?? 0,
        theirs: seats[rivalOf(view).seat]?.total ?? 0,
      }),
    },
  ],
};
