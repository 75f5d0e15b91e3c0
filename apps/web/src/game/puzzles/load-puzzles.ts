import { readPuzzles, type Puzzle } from '@la-stanza/bots/puzzles';
import address from '@la-stanza/bots/puzzles.txt?url&no-inline';

let loading: Promise<readonly Puzzle[]> | undefined;

/** All puzzles of the site, loaded on first use; none if that fails, and then the next call tries again. */
export function loadPuzzles(): Promise<readonly Puzzle[]> {
  loading ??= fetchPuzzles();
  return loading;
}

async function fetchPuzzles(): Promise<readonly Puzzle[]> {
  try {
    return readPuzzles(await (await fetch(address)).text());
  } catch {
    loading = undefined;
    return [];
  }
}

/** The name of a puzzle in addresses: it stays the same when puzzles are added. */
export const puzzleId = ({ link }: Puzzle): string => link.slice(-8);
