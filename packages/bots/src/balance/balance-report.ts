import { BONUS_TILES, CATEGORIES } from '@la-stanza/engine';
import type { Balance } from './balance.ts';
import { CATEGORY_NAMES } from './measures.ts';

/** The balance for one number of players. */
export interface BalanceRow {
  readonly players: number;
  readonly balance: Balance;
}

export const percent = (share: number, digits = 1): string => (100 * share).toFixed(digits);

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map((row) => line(row)), ''].join('\n');
}

/** Seats, length and the emergency refill, with a row for each number of players. */
export function seatTable(rows: readonly BalanceRow[]): string {
  return table(
    ['players', 'games', 'win share by place in turn order (95 % interval)', 'points (winner)', 'turns per player'],
    rows.map(({ players, balance }) => [
      String(players),
      String(balance.games),
      balance.byOrder
        .map(({ winShare, low, high }) => `${percent(winShare)} (${percent(low, 0)} to ${percent(high, 0)})`)
        .join(' · '),
      `${balance.total.toFixed(1)} (${balance.winningTotal.toFixed(1)})`,
      `${balance.turnsPerPlayer.toFixed(1)} (${balance.fewestTurns.toFixed(1)} to ${balance.mostTurns.toFixed(1)})`,
    ]),
  );
}

export function categoryTable(rows: readonly BalanceRow[]): string {
  return table(
    ['points of a player', ...rows.map(({ players }) => `${players} players`)],
    CATEGORIES.map((category) => [
      CATEGORY_NAMES[category],
      ...rows.map(({ balance }) => balance.points[category].toFixed(1)),
    ]),
  );
}

export function tileTable(rows: readonly BalanceRow[]): string {
  return table(
    [
      'tile',
      ...rows.map(({ players }) => `${players} players: taken, win share of the taker, points beyond the table`),
    ],
    BONUS_TILES.map((tile) => [
      tile,
      ...rows.map(({ balance }) => {
        const each = balance.tiles[tile];
        if (each === undefined) return 'not laid';
        const worth = each.taken === 0 ? '' : `, ${percent(each.winShare, 0)} %, ${each.lead.toFixed(1)}`;
        return `${percent(each.taken, 0)} % of ${each.laid}${worth}`;
      }),
    ]),
  );
}
