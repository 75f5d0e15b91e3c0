import { type Game, parseAction, whoseTurn } from '@la-stanza/engine';
import { openLesson, type LessonRun } from '../../apps/web/src/screens/learn/lesson-run.ts';
import { LEARNER, type LessonId } from '../../apps/web/src/screens/learn/lesson.ts';
import { LESSONS } from '../../apps/web/src/screens/learn/lessons/lessons.ts';
import { ELENA } from './saved-games.ts';

/** What a learner does at one step: continue, give this answer, or play these actions. */
export type Doing =
  | { readonly kind: 'go-on' }
  | { readonly kind: 'answer'; readonly place: number }
  | { readonly kind: 'play'; readonly actions: readonly string[] };

/** Runs a lesson on the same engine outside the browser and returns what to do at each step. */
export async function scriptOf(id: LessonId): Promise<Doing[]> {
  const players = [ELENA, { name: 'Bastiano', colour: 'onyx', bot: 'novice' }] as const;
  const run = openLesson({ lesson: LESSONS[id], players, keep: () => {}, pause: () => Promise.resolve() });
  const script: Doing[] = [];
  for (const step of LESSONS[id].steps) {
    await learnersTurn(run);
    if (step.kind === 'look') {
      script.push({ kind: 'go-on' });
      run.goOn();
    } else if (step.kind === 'ask') {
      const answers = step.answers((message) => message, gameOf(run));
      const place = answers.findIndex(({ right }) => right);
      script.push({ kind: 'answer', place });
      run.answer(answers[place]?.key ?? '', true);
    } else {
      script.push({ kind: 'play', actions: step.solution });
      for (const text of step.solution) {
        await learnersTurn(run);
        const action = parseAction(text)?.id;
        if (action !== undefined) run.source.play(action);
      }
    }
  }
  return script;
}

const gameOf = ({ source }: LessonRun): Game => source.moment().game;

async function learnersTurn(run: LessonRun): Promise<void> {
  for (let waits = 0; waits < 100; waits++) {
    const acting = whoseTurn(gameOf(run).state);
    if (acting.who === 'nobody' || (acting.who === 'seat' && acting.seat === LEARNER)) return;
    await Promise.resolve();
  }
  throw new Error('the rival does not answer');
}
