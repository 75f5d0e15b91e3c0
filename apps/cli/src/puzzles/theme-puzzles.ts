import { readFileSync, writeFileSync } from 'node:fs';
import { withThemes } from '@la-stanza/bots/puzzles/check';
import { puzzleLine, readPuzzles } from '@la-stanza/bots/puzzles/file';
import { grid } from '../terminal/grid.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ExitCode } from '../verb.ts';

/** `stanza puzzles theme`: finds the themes of all puzzles anew, and counts them. */
export function themePuzzles(file: string, terminal: Terminal): ExitCode {
  const puzzles = readPuzzles(readFileSync(file, 'utf8')).map(withThemes);
  writeFileSync(file, puzzles.map((puzzle) => `${puzzleLine(puzzle)}\n`).join(''));
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  terminal.out(
    [
      ...grid(
        [...counts].map(([theme, count]) => [theme, String(count)]),
        [1],
      ),
    ].join('\n'),
  );
  return 0;
}
