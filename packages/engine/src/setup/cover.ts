import { A_COVER, FIRST, MAX_COVER_COPIES, SECOND } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import { coverFrame } from '../frames/cover-frame.ts';
import { popFrame } from '../state/frame.ts';
import { niche, NICHE_COVERED, NICHES_PER_ROOM, setNiche } from '../state/game-bytes.ts';
import { at, type State } from '../state/state.ts';
import { disciplineName, DISCIPLINES } from '../words/discipline.ts';
import { numberAt } from '../words/number-at.ts';

/** Rule 2.7: how many rooms have a cover tile of this place already. */
function coversUsed(state: State, blocked: number): number {
  let used = 0;
  for (let room = 0; room < coverFrame.room(state); room++) {
    if (niche(state, room, blocked) === NICHE_COVERED) used++;
  }
  return used;
}

const coversInBox = (state: State, blocked: number): number => numberAt(state.table.figures.coverTiles, blocked);

function mayCover(state: State, blocked: number, copyOfTile: number): boolean {
  return copyOfTile >= coversUsed(state, blocked) && copyOfTile < coversInBox(state, blocked);
}

function listCovers(state: State, out: Uint16Array): number {
  let count = 0;
  for (let blocked = 0; blocked < NICHES_PER_ROOM - 1; blocked++) {
    const last = coversInBox(state, blocked);
    for (let copyOfTile = coversUsed(state, blocked); copyOfTile < last; copyOfTile++) {
      out[count++] = A_COVER + MAX_COVER_COPIES * blocked + copyOfTile;
    }
  }
  return count;
}

function applyCover(state: State, id: number, events: EventSink): void {
  const room = coverFrame.room(state);
  const blocked = at(FIRST, id);
  setNiche(state, room, blocked, NICHE_COVERED);
  events?.push({ type: 'covered', discipline: disciplineName(room), place: blocked + 1 });
  if (room + 1 < DISCIPLINES.length) coverFrame.setRoom(state, room + 1);
  else popFrame(state);
}

/** Rule 2.7: with two or three players each room gets a cover tile. */
export const coverDecision: DecisionRules = {
  judges: ['cover'],
  isChance: true,
  list: listCovers,
  refuse(state, action) {
    const place = at(FIRST, action.id);
    return mayCover(state, place, at(SECOND, action.id))
      ? undefined
      : { code: 'cover-not-available', place: place + 1 };
  },
  apply: applyCover,
  open: (_state, seat) => ({ decision: 'cover', seat }),
};
