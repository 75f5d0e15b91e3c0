import { ACTIONS, type GameEvent, type View } from '@la-stanza/engine';
import { seatOf, type ChronicleTurn } from '@la-stanza/words';
import type { RoomName } from '../../drawing/board/board-picture.ts';
import type { Table } from '../scene/table.ts';

/** The room a small screen shows: where the choice leads, the room of the decision, or that of the figurine. */
export function roomOfScene({ view, seat, decision, foreseen }: Table, turns: readonly ChronicleTurn[]): RoomName {
  const walked = foreseen?.events.find((event) => event.type === 'walked');
  if (walked !== undefined) return view.ring[walked.to]?.room ?? 'bonus';
  if (decision?.room !== undefined) return decision.room;
  // while others play, show the room of the latest event
  const last = decision === undefined ? lastRoom(view, turns) : undefined;
  if (last !== undefined) return last;
  const first = decision?.panel.parts.find((part) => part.kind === 'rows')?.rows[0];
  const action = first === undefined ? undefined : ACTIONS.find(({ text }) => text === first.key);
  if (action?.kind === 'land') return view.ring[action.space]?.room ?? 'bonus';
  const standing = seat === undefined ? null : seatOf(view, seat).figurine;
  return standing === null ? 'bonus' : (view.ring[standing]?.room ?? 'bonus');
}

function lastRoom(view: View, turns: readonly ChronicleTurn[]): RoomName | undefined {
  const events = turns.findLast(({ steps }) => steps.length > 0)?.steps.flatMap((step) => [...step.events]) ?? [];
  return events
    .toReversed()
    .map((event) => roomOf(view, event))
    .find((room) => room !== undefined);
}

function roomOf({ ring }: View, event: GameEvent): RoomName | undefined {
  switch (event.type) {
    case 'walked':
      return ring[event.to]?.room ?? 'bonus';
    case 'activated':
    case 'masterpiece':
      return event.discipline;
    case 'disc-placed':
      return 'religion';
    case 'meeple-taken':
      return event.cause === 'sail' ? 'discoveries' : 'politics';
    case 'sailed':
      return 'discoveries';
    case 'book-written':
      return 'literature';
    case 'artwork-taken':
      return 'arts';
    case 'bonus-tile-taken':
    case 'withdrew':
      return 'bonus';
    default:
      return undefined;
  }
}
