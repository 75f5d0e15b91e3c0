import { disciplineOf, isStarter, tileName } from '../words/character.ts';
import { type Discipline, disciplineName } from '../words/discipline.ts';

/** A character tile or starting character. Its name and portrait are the client's. */
export interface TileView {
  readonly tile: number;
  /** `c0` to `c39`, `s0` to `s19`. */
  readonly name: string;
  readonly discipline: Discipline;
  readonly starter: boolean;
}

export function tileView(tile: number): TileView {
  return { tile, name: tileName(tile), discipline: disciplineName(disciplineOf(tile)), starter: isStarter(tile) };
}
