import { STANDARD_FIGURES, type Figures } from '../../src/index.ts';
import { RULEBOOK_FIGURES } from '../reference/figures.ts';

/** The figures of a table for the reference: what the table does not change, the reference has read in the rules itself. */
export function referenceFigures(figures: Figures): Figures {
  const changed = Object.entries(figures).filter(([name, value]) => value !== Reflect.get(STANDARD_FIGURES, name));
  return { ...RULEBOOK_FIGURES, ...Object.fromEntries(changed) };
}
