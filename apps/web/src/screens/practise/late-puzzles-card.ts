import { loadTexts } from '../../ui/messages/messages.ts';
import { part, type Part } from '../../ui/parts/part.tsx';

/** The card of the puzzles, shown when they have arrived. */
export const PuzzlesCard: Part<object> = part(
  async () => {
    const [{ PuzzlesCard: Loaded }, { loadPuzzles }] = await Promise.all([
      import('./puzzles-card.tsx'),
      import('../../game/puzzles/load-puzzles.ts'),
      loadTexts('extra'),
    ]);
    await loadPuzzles();
    return Loaded;
  },
  { face: 'inside' },
);
