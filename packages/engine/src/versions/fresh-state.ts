import { setup, type SetupConfig } from '../flow/setup.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import { pinnedEngine } from './load-engine.ts';

/** A game of an engine's version before its first decision. */
export function freshState(version: string, config: SetupConfig): State {
  const own = setup(config);
  const engine = pinnedEngine(version);
  if (engine === undefined) return own;
  const { players, options, figures, rulings } = own.table;
  return { table: pinnedTable(own.table, version), bytes: engine.setup({ players, options, figures, rulings }) };
}

const known = new WeakMap<Table, Map<string, Table>>();

function pinnedTable(table: Table, version: string): Table {
  const ofTable = known.get(table) ?? new Map<string, Table>();
  known.set(table, ofTable);
  const made = ofTable.get(version) ?? { ...table, pinned: version };
  ofTable.set(version, made);
  return made;
}
