/** One line of a run's log. */
export interface LogEntry {
  readonly generation: number;
  readonly stage: string;
  readonly games?: number;
  readonly training?: number;
  readonly validation?: number;
  readonly against?: string;
  readonly winShare?: number;
  readonly points?: number;
  readonly seconds?: number;
}

interface GenerationRow {
  readonly generation: number;
  readonly games: number;
  readonly training: number;
  readonly validation: number;
  readonly level2: number;
  readonly before: number | undefined;
  readonly points: number;
}

/** What each finished generation of a run learned, and how well it plays. */
function rowsOf(log: readonly LogEntry[]): GenerationRow[] {
  const generations = [...new Set(log.map((entry) => entry.generation))];
  return generations.flatMap((generation) => {
    const own = log.filter((entry) => entry.generation === generation);
    const learned = own.findLast((entry) => entry.stage === 'learn');
    const match = own.findLast((entry) => entry.against === 'level 2');
    if (learned === undefined || match === undefined) return [];
    return {
      generation,
      games: learned.games ?? 0,
      training: learned.training ?? 0,
      validation: learned.validation ?? 0,
      level2: match.winShare ?? 0,
      before: own.findLast((entry) => entry.against === 'generation before')?.winShare,
      points: match.points ?? 0,
    };
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The run as a table for the docs. */
export function trainingTable(log: readonly LogEntry[]): string {
  return [
    '| generation | games learned from | loss in training | loss in validation | win share vs level 2 | vs the generation before | points |',
    '|---|---|---|---|---|---|---|',
    ...rowsOf(log).map((row) =>
      [
        '',
        row.generation,
        row.games,
        row.training.toFixed(3),
        row.validation.toFixed(3),
        percent(row.level2),
        row.before === undefined ? '' : percent(row.before),
        row.points.toFixed(1),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
  ].join('\n');
}

const WIDTH = 520;
const HEIGHT = 220;
const EDGE = 40;

/** Win share against level 2 and points by generation, as a picture for the docs. */
export function trainingPicture(log: readonly LogEntry[]): string {
  const rows = rowsOf(log);
  const most = Math.max(1, ...rows.map((row) => row.points));
  const x = (index: number): number => EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, rows.length - 1);
  const y = (part: number): number => HEIGHT - EDGE - part * (HEIGHT - 2 * EDGE);
  const line = (of: (row: GenerationRow) => number, colour: string): string =>
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${rows.map((row, index) => `${x(index).toFixed(0)},${y(of(row)).toFixed(0)}`).join(' ')}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    '<title>Strength by generation</title>',
    `<path d="M${EDGE} ${EDGE}V${HEIGHT - EDGE}H${WIDTH - EDGE}" fill="none" stroke="#888"/>`,
    line((row) => row.level2, '#2a6f4e'),
    line((row) => row.points / most, '#a8642a'),
    ...rows.map((row, index) => `<text x="${x(index).toFixed(0)}" y="${HEIGHT - EDGE + 16}">${row.generation}</text>`),
    `<text x="${EDGE}" y="${EDGE - 16}" fill="#2a6f4e">win share against level 2, 0 to 100 %</text>`,
    `<text x="${EDGE}" y="${EDGE - 2}" fill="#a8642a">points per game, 0 to ${most.toFixed(0)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
