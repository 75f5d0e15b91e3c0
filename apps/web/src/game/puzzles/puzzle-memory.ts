import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from '../../ui/device-memory.ts';
import { FIRST_RATING, ratedAfter, type PuzzleRating } from './puzzle-rating.ts';

/** What this device remembers about puzzles. */
type TriedPuzzles = PuzzleRating & {
  /** What each tried puzzle brought: 1 on the first try, less later, 0 if it was not found. */
  readonly scored: Readonly<Record<string, number>>;
};

type PuzzleStore = TriedPuzzles & {
  /** Counts a puzzle, the first time it is tried. */
  readonly count: (id: string, rating: number, scored: number) => void;
};

const memory = deviceMemory('puzzles');

export const usePuzzles: UseBoundStore<StoreApi<PuzzleStore>> = create((set) => ({
  ...readTried(memory.recall()),
  count: (id, rating, scored) =>
    set((known) => {
      // another tab may have counted since
      const before = readTried(memory.recall() ?? known);
      if (id in before.scored) return before;
      const after = { ...ratedAfter(before, rating, scored), scored: { ...before.scored, [id]: scored } };
      memory.keep(after);
      return after;
    }),
}));

memory.follow(() => usePuzzles.setState(readTried(memory.recall())));

/** Validates the stored state; unknown values are dropped. */
export function readTried(kept: unknown): TriedPuzzles {
  const { middle, deviation, scored } = fieldsOf(kept);
  const entries = Object.entries(fieldsOf(scored)).flatMap(([id, score]) =>
    typeof score === 'number' && score >= 0 && score <= 1 ? [[id, score] as const] : [],
  );
  return {
    middle: typeof middle === 'number' && Number.isFinite(middle) ? middle : FIRST_RATING.middle,
    deviation: typeof deviation === 'number' && deviation > 0 ? deviation : FIRST_RATING.deviation,
    scored: Object.fromEntries(entries),
  };
}
