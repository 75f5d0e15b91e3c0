import type { ChronicleTurn } from '@la-stanza/words';

/** Turns that all players have one after another, within a round; the setup by itself. */
export type TurnGroup = { readonly key: string; readonly turns: readonly ChronicleTurn[] };

/** Newest group first; within it the turns are in their order. */
export function turnGroups(turns: readonly ChronicleTurn[]): TurnGroup[] {
  const groups: { key: string; turns: ChronicleTurn[] }[] = [];
  for (const turn of turns) {
    const { seat, round, nth, finalTurn } = turn;
    const key = seat === undefined ? 'setup' : finalTurn > 0 ? `final ${finalTurn}` : `${round ?? 'ending'} ${nth}`;
    const current = groups.at(-1);
    if (current?.key === key) current.turns.push(turn);
    else groups.push({ key, turns: [turn] });
  }
  return groups.toReversed();
}
