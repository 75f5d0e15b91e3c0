import type { Puzzle, PuzzleLine, SolvedPuzzle } from '@la-stanza/bots/puzzles';

export const RUSH_LAMPS = 3;
export const RUSH_TIME = 180_000;
/** The first questions have an answer less. */
const EASY_QUESTIONS = 5;
const FEW_ANSWERS = 3;
const MANY_ANSWERS = 4;
/** How many puzzles of about the same difficulty a question is drawn from. */
const DRAWN_FROM = 12;
const MOST_QUESTIONS = 60;

/** A number from 0 up to, but not including, 1. */
export type Chance = () => number;

/** The puzzles of one Rush, from easy to hard. Nobody has a turn after the solver's: a glance must be enough. */
export function rushOf(puzzles: readonly Puzzle[], chance: Chance): readonly Puzzle[] {
  const rising = puzzles
    .filter(({ themes }) => !themes.includes('look-ahead'))
    .toSorted((one, other) => one.rating - other.rating);
  const questions = Math.min(MOST_QUESTIONS, rising.length);
  const chosen = new Set<Puzzle>();
  for (let nth = 0; nth < questions; nth++) {
    const from = Math.floor((nth * rising.length) / questions);
    const near = rising.slice(from, from + DRAWN_FROM).filter((puzzle) => !chosen.has(puzzle));
    const puzzle = near[Math.floor(chance() * near.length)];
    if (puzzle !== undefined) chosen.add(puzzle);
  }
  return [...chosen].toSorted((one, other) => one.rating - other.rating);
}

export type RushQuestion = {
  readonly answers: readonly PuzzleLine[];
  /** The place of the right one. */
  readonly right: number;
};

/** The solution among the best other turns, in any order. No two answers may read the same. */
export function rushQuestion(
  { lines }: SolvedPuzzle,
  wordsOf: (line: PuzzleLine) => string,
  asked: number,
  chance: Chance,
): RushQuestion | undefined {
  const words = lines.map(wordsOf);
  const different = lines.filter((_, index) => words.indexOf(words[index] ?? '') === index);
  const [solution, ...others] = different.slice(0, asked < EASY_QUESTIONS ? FEW_ANSWERS : MANY_ANSWERS);
  if (solution === undefined || others.length === 0) return undefined;
  const right = Math.floor(chance() * (others.length + 1));
  return { answers: others.toSpliced(right, 0, solution), right };
}

/** How a Rush stands: whether each answer was right. */
export type RushAnswers = readonly boolean[];

export const solvedIn = (answers: RushAnswers): number => answers.filter(Boolean).length;

export const lampsLeft = (answers: RushAnswers): number => Math.max(0, RUSH_LAMPS - answers.length + solvedIn(answers));
