import type { ChronicleTurn, Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';

/** Who took over a bot's seat in the round that begins with a turn, by the number of that turn. */
export function takenOverNotes(
  t: Translate,
  turns: readonly ChronicleTurn[],
  players: readonly SeatedPlayer[],
): ReadonlyMap<number, string> {
  const notes = new Map<number, string>();
  for (const { name, since } of players) {
    const first = turns.find(({ seat, round }) => seat !== undefined && round === since);
    if (since === undefined || first === undefined) continue;
    const note = t('chronicle.taken-over', { name, round: since });
    notes.set(first.turn, [notes.get(first.turn), note].filter(Boolean).join(' '));
  }
  return notes;
}
