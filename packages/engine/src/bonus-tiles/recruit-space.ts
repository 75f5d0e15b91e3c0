import { A_RECRUIT_SPACE, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { Refusal } from '../decision/refusal.ts';
import type { EventSink } from '../events/event.ts';
import { recruitSpaceFrame } from '../frames/recruit-space-frame.ts';
import { leave } from '../refill/leave.ts';
import { openRefillIfDue } from '../refill/refill.ts';
import { popFrame } from '../state/frame.ts';
import { activeSeat, ringTile, setRingTile } from '../state/game-bytes.ts';
import { recruit, setRecruit } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { tileView } from '../words/tile-view.ts';

function listSpaces(state: State, out: Uint16Array): number {
  const spaces = state.table.figures.recruitmentSpaces;
  for (let space = 0; space < spaces; space++) out[space] = A_RECRUIT_SPACE + space;
  return spaces;
}

function refuseSpace(state: State, space: number): Refusal | undefined {
  const spaces = state.table.figures.recruitmentSpaces;
  return space < spaces ? undefined : { code: 'no-such-recruit-space', recruit: space + 1, spaces };
}

function applySpace(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const target = at(FIRST, id);
  const space = recruitSpaceFrame.ringSpace(state);
  const tile = ringTile(state, space);
  const replaced = recruit(state, seat, target);
  popFrame(state);
  if (replaced >= 0) leave(state, seat, replaced, 'recruitment', target, events);
  setRingTile(state, space, -1);
  setRecruit(state, seat, target, tile);
  events?.push({ type: 'recruited', seat, tile, space, recruit: target + 1 });
  openRefillIfDue(state, events);
}

/** Tile Dd: the fetched character goes to any recruitment space. */
export const recruitSpaceDecision: DecisionRules = {
  judges: ['recruit-space'],
  list: listSpaces,
  refuse: (state, action) => refuseSpace(state, at(FIRST, action.id)),
  apply: applySpace,
  open(state, seat) {
    const space = recruitSpaceFrame.ringSpace(state);
    return { decision: 'recruit-space', seat, tile: tileView(ringTile(state, space)), space };
  },
};
