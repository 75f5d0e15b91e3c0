import type { TableView } from '@la-stanza/protocol';

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

export function passes(table: TableView, { pace, seats, options }: TableFilter): boolean {
  return (
    hasPace(table, pace) && (seats === 'any' || table.seats.length === Number(seats)) && hasOptions(table, options)
  );
}

/** A table without a clock counts as live: it is played in one sitting. */
function hasPace({ pace }: TableView, wanted: TableFilter['pace']): boolean {
  return wanted === 'any' || (wanted === 'days') === (pace.kind === 'days');
}

function hasOptions({ options }: TableView, wanted: TableFilter['options']): boolean {
  const { arranged, expert, openHiring } = options;
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
