import { ACTIONS } from '@la-stanza/engine';
import type { RoomName } from '../board/board-picture.ts';
import { seatOf } from './picture/mat.ts';
import type { Table } from './use-table.ts';

/** The room a small screen shows: where the choice leads, the decision's own, or where the figurine stands. */
export function roomOfScene({ view, seat, decision, foreseen }: Table): RoomName {
  const walked = foreseen?.events.find((event) => event.type === 'walked');
  if (walked !== undefined) return view.ring[walked.to]?.room ?? 'bonus';
  if (decision?.room !== undefined) return decision.room;
  const first = decision?.panel.parts.find((part) => part.kind === 'rows')?.rows[0];
  const action = first === undefined ? undefined : ACTIONS.find(({ text }) => text === first.key);
  if (action?.kind === 'land') return view.ring[action.space]?.room ?? 'bonus';
  const standing = seat === undefined ? null : seatOf(view, seat).figurine;
  return standing === null ? 'bonus' : (view.ring[standing]?.room ?? 'bonus');
}
