import { isPlain, type Puzzle } from '@la-stanza/bots/puzzles';
import { puzzleId } from './load-puzzles.ts';

const DAY = 86_400_000;

/** The puzzle of a day, the same for everybody and not a plain one; a day begins at midnight UTC. */
export function puzzleOfDay(puzzles: readonly Puzzle[], now: number): Puzzle | undefined {
  const day = Math.floor(now / DAY);
  const worthy = puzzles.filter(({ themes }) => !isPlain(themes));
  // steps of a prime number, so that neighbours of the file are not neighbours in time
  return worthy[(day * 7919) % Math.max(1, worthy.length)];
}

/** The open puzzle whose rating is nearest to the player's, plain ones last; undefined if all were tried. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  isTried: (id: string) => boolean,
  rating: number,
): Puzzle | undefined {
  const open = puzzles.filter((puzzle) => !isTried(puzzleId(puzzle)));
  const worthy = open.filter(({ themes }) => !isPlain(themes));
  return (worthy.length > 0 ? worthy : open).toSorted(
    (one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating),
  )[0];
}
