import { openGameShelf, type GameShelf } from './game-shelf.ts';

let shelf: Promise<GameShelf> | undefined;

/** The one shelf of this page, opened when first asked for. */
export function gameShelf(): Promise<GameShelf> {
  shelf ??= openGameShelf();
  return shelf;
}
