import { score, view as viewOf, type Game } from '@la-stanza/engine';
import { figureValues, type Translate } from '@la-stanza/words';
import type { Lesson, Step } from './lesson.ts';
import { wordsOf, type Words } from './sentence.ts';

/** All values for the sentences of a step. */
export function stepWords(t: Translate, game: Game, step: Step): Words {
  const view = viewOf(game.state);
  const refs = step.refs?.(view, score(game.state)) ?? {};
  return { ...lessonWords(t, game), ...wordsOf({ t, view, players: [] }, refs) };
}

/** The values for the sentences of a whole lesson. */
function lessonWords(t: Translate, game: Game): Words {
  return { rival: t('learn.rival'), ...figureValues(t, viewOf(game.state)) };
}

/** The rule of the lesson in one sentence. */
export function lessonRule(t: Translate, game: Game, { id }: Lesson): string {
  return t(`learn.${id}.rule`, lessonWords(t, game));
}
