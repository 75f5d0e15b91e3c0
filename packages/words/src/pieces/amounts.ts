import type { Discipline, Figures } from '@la-stanza/engine';
import type { Translate } from '../translate.ts';

export const florins = (t: Translate, count: number): string => t('terms.florins.amount', { count });
export const points = (t: Translate, count: number): string => t('terms.prestige.amount', { count: signed(count) });
export const disciplineName = (t: Translate, discipline: Discipline): string => t(`terms.discipline.${discipline}`);

/** A real minus sign, as the catalogue writes it. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}

/** How a figure changes: "+2", "−1", "±0". */
export function change(by: number): string {
  return by === 0 ? '±0' : by > 0 ? `+${by}` : `−${-by}`;
}

/** A space of the money track in words: "ƒ14" or "3 PP". */
export function moneySpace(t: Translate, figures: Figures, space: number): string {
  const amount = figures.florins[space];
  return amount === undefined ? points(t, figures.prestige[space - figures.florins.length] ?? 0) : florins(t, amount);
}

/** Things one after another, as the language joins them. */
export const listed = (t: Translate, things: readonly string[]): string => joined(t, 'table.list', things);

/** Things of which one is meant. */
export const oneOf = (t: Translate, things: readonly string[]): string => joined(t, 'table.list-or', things);

function joined(t: Translate, by: 'table.list' | 'table.list-or', things: readonly string[]): string {
  const last = things.at(-1);
  if (last === undefined) return '';
  if (things.length === 1) return last;
  return t(by, { before: things.slice(0, -1).join(', '), last });
}
