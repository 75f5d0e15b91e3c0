import { checkFigures, setup, view, type Figures } from '@la-stanza/engine';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory } from '../../ui/device-memory.ts';

/** The figures of the box that the reader owns, where they differ from ours. */
type EditionStore = {
  /** Undefined while nothing is changed. */
  readonly own: Figures | undefined;
  readonly set: (figures: Figures | undefined) => void;
};

const memory = deviceMemory('edition');

/** Our reading: what a table is set with when nothing else is asked for. */
export const OUR_FIGURES: Figures = view(setup({ players: 2 })).figures;

export const useEdition: UseBoundStore<StoreApi<EditionStore>> = create((set) => ({
  own: readEdition(memory.recall()),
  set: (figures) => {
    const own = figures === undefined || sameFigures(figures, OUR_FIGURES) ? undefined : figures;
    set({ own });
    memory.keep(own);
  },
}));

/** What was kept, if it can still be played with. */
export function readEdition(kept: unknown): Figures | undefined {
  const checked = checkFigures(kept);
  return 'figures' in checked && !sameFigures(checked.figures, OUR_FIGURES) ? checked.figures : undefined;
}

export function sameFigures(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
