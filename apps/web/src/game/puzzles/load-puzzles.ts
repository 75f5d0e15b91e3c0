import { readPuzzles, type Puzzle } from '@la-stanza/bots/puzzles';
import address from '@la-stanza/bots/puzzles.txt?url&no-inline';

let loaded: readonly Puzzle[] | undefined;

/** Loads all puzzles of the site; a page that needs them is shown when they are there. */
export async function loadPuzzles(): Promise<void> {
  if (loaded !== undefined) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no puzzles: ${response.status}`);
  loaded = readPuzzles(await response.text());
}

/** All puzzles, once they are loaded. */
export function allPuzzles(): readonly Puzzle[] {
  return loaded ?? [];
}

/** The name of a puzzle in addresses: it stays the same when puzzles are added. */
export const puzzleId = ({ link }: Puzzle): string => link.slice(-8);
