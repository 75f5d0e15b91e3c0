import { CATEGORIES, DISCIPLINES } from '@la-stanza/engine';
import type { Profile } from '@la-stanza/protocol';

/** A row of a query that sums by name. */
export interface Summed {
  readonly key: string;
  readonly value: number;
}

const valueOf = (rows: readonly Summed[], name: string): number => rows.find(({ key }) => key === name)?.value ?? 0;

/** Null when no game was played to its end. */
export function perCategory(rows: readonly Summed[]): Profile['categories'] {
  if (rows.length === 0) return null;
  const [masterpieces, sailboat, books, passing, tiles, financier, bonusMajority, museumMajority] = CATEGORIES.map(
    (category) => valueOf(rows, category),
  );
  return {
    masterpieces: masterpieces ?? 0,
    sailboat: sailboat ?? 0,
    books: books ?? 0,
    passing: passing ?? 0,
    tiles: tiles ?? 0,
    financier: financier ?? 0,
    bonusMajority: bonusMajority ?? 0,
    museumMajority: museumMajority ?? 0,
  };
}

export function disciplinesFrom(rows: readonly Summed[]): Profile['disciplines'] {
  const [discoveries, literature, religion, arts, politics] = DISCIPLINES.map((name) => valueOf(rows, name));
  return {
    discoveries: discoveries ?? 0,
    literature: literature ?? 0,
    religion: religion ?? 0,
    arts: arts ?? 0,
    politics: politics ?? 0,
  };
}
