import type { State } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import { pinnedEngine } from './load-engine.ts';
import type { PinnedEngine, PinnedPosition, PinnedTerms } from './pinned-engine.ts';

/** A position that a pinned engine plays, and that engine. */
interface Pinned {
  readonly engine: PinnedEngine;
  readonly position: PinnedPosition;
}

/** The pinned engine of a position, and the position as that engine knows it; `undefined` if this engine plays it. */
export function pinned({ table, bytes }: State): Pinned | undefined {
  return table.pinned === undefined
    ? undefined
    : { engine: engineOf(table.pinned), position: { terms: termsOf(table), bytes } };
}

/** A pinned engine that must be there. */
function engineOf(version: string): PinnedEngine {
  const engine = pinnedEngine(version);
  if (engine === undefined) throw new RangeError(`no pinned engine plays games of version ${version}`);
  return engine;
}

const known = new WeakMap<Table, PinnedTerms>();

/** The same object for the same table: a pinned engine prepares a table once. */
function termsOf(table: Table): PinnedTerms {
  const { players, options, figures, rulings } = table;
  const terms = known.get(table) ?? { players, options, figures, rulings };
  known.set(table, terms);
  return terms;
}
