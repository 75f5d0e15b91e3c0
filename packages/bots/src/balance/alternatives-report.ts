import { wilson } from '../arena/statistics.ts';
import { percent, table } from './balance-report.ts';
import type { Difference } from './compare.ts';
import { type Measure, MEASURES } from './measures.ts';
import type { ComparedAlternative } from './run-alternatives.ts';

/** A table of each kind: a row of the newest edition for each number of players, then one of each alternative. */
export const alternativeTables = (rows: readonly ComparedAlternative[]): Readonly<Record<Measure['part'], string>> => ({
  play: tableOf(rows, 'play'),
  refills: tableOf(rows, 'refills'),
  rooms: tableOf(rows, 'rooms'),
  tiles: tableOf(rows, 'tiles'),
  sources: tableOf(rows, 'sources'),
});

function tableOf(rows: readonly ComparedAlternative[], part: Measure['part']): string {
  const players = [...new Set(rows.map((row) => row.players))];
  return table(
    ['players', 'alternative', 'games', 'alike', ...MEASURES.filter((each) => each.part === part).map(nameOf)],
    players.flatMap((count) => {
      const own = rows.filter((row) => row.players === count);
      return [...own.slice(0, 1).map((row) => standardRow(row, part)), ...own.map((row) => rowOf(row, part))];
    }),
  );
}

const nameOf = ({ name }: Measure): string => name;

const standardRow = ({ players, games, differences }: ComparedAlternative, part: Measure['part']): string[] => [
  String(players),
  '*the newest edition*',
  String(games),
  '',
  ...differences
    .filter(({ measure }) => measure.part === part)
    .map(({ measure: { kind }, standard }) => (kind === 'games' ? gamesCell(standard, games) : scaled(standard, kind))),
];

const rowOf = (
  { alternative, players, games, alike, differences }: ComparedAlternative,
  part: Measure['part'],
): string[] => [
  String(players),
  alternative.says,
  String(games),
  String(alike),
  ...differences
    .filter(({ measure }) => measure.part === part)
    .map((each) => boldIfSure(each, each.measure.kind === 'games' ? gamesCell(each.other, games) : changeCell(each))),
];

const boldIfSure = ({ isSure }: Difference, text: string): string => (isSure ? `**${text}**` : text);

/** The share of games itself, in percent: in most rows it is 0, and a difference would say less. */
function gamesCell(share: number, games: number): string {
  const { low, high } = wilson(share, games);
  return `${percent(share)} (${percent(low)} to ${percent(high)})`;
}

/** A difference and half its 95 % interval; of a share in percentage points. */
function changeCell({
  difference,
  error,
  high,
  measure: { kind },
}: Difference & { readonly measure: Measure }): string {
  if (difference === 0 && error === 0) return '0';
  const size = scaled(Math.abs(difference), kind);
  const sign = Number(size) === 0 ? '' : difference < 0 ? '−' : '+';
  return `${sign}${size} ± ${scaled(high - difference, kind)}`;
}

function scaled(value: number, kind: Measure['kind']): string {
  if (kind === 'number') return value.toFixed(1);
  return kind === 'count' ? value.toFixed(2) : percent(value);
}
