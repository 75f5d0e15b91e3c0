import type { LobbyTable, TableView } from '@la-stanza/protocol';

export const PACE_FILTERS = ['any', 'live', 'days'] as const;
export const SEAT_FILTERS = ['any', '2', '3', '4'] as const;
export const OPTION_FILTERS = ['any', 'plain', 'arranged', 'expert', 'open-hiring'] as const;

/** Which tables the lobby shows. */
export type TableFilter = {
  readonly pace: (typeof PACE_FILTERS)[number];
  readonly seats: (typeof SEAT_FILTERS)[number];
  readonly options: (typeof OPTION_FILTERS)[number];
};

export const EVERY_TABLE: TableFilter = { pace: 'any', seats: 'any', options: 'any' };

/** The options that are on at a table, by the names the server gives them. */
const optionsOf = ({ options }: TableView | LobbyTable): ReadonlySet<string> =>
  new Set(
    Array.isArray(options) ? options : Object.entries(options).flatMap(([name, isOn]) => (isOn === true ? [name] : [])),
  );

export function passes(table: TableView | LobbyTable, { pace, seats, options }: TableFilter): boolean {
  return (
    hasPace(table, pace) &&
    (seats === 'any' || table.seats.length === Number(seats)) &&
    hasOptions(optionsOf(table), options)
  );
}

/** A table without a clock counts as live: it is played in one sitting. */
function hasPace({ pace }: TableView | LobbyTable, wanted: TableFilter['pace']): boolean {
  return wanted === 'any' || (wanted === 'days') === (pace.kind === 'days');
}

function hasOptions(options: ReadonlySet<string>, wanted: TableFilter['options']): boolean {
  const [arranged, expert, openHiring] = [options.has('arranged'), options.has('expert'), options.has('openHiring')];
  switch (wanted) {
    case 'any':
      return true;
    case 'plain':
      return !arranged && !expert && !openHiring;
    case 'arranged':
      return arranged;
    case 'expert':
      return expert;
    case 'open-hiring':
      return openHiring;
  }
}
