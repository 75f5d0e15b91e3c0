import { solvedPuzzle, type SolvedPuzzle } from '@la-stanza/bots/puzzles';
import type { State } from '@la-stanza/engine';
import { answerQuestions } from '../bots/worker-link.ts';

export type PuzzleQuestions = {
  readonly solve: { readonly asked: State; readonly progress: undefined; readonly answer: SolvedPuzzle | undefined };
};

answerQuestions<PuzzleQuestions>({ solve: async (state) => solvedPuzzle(state) });
