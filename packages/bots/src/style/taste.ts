import { ACTIONS, DISCIPLINES, type State } from '@la-stanza/engine';
import { activeSeat, BONUS_SPACE, disciplineOf, ringTile, seatOf, standingStrength } from '@la-stanza/engine/search';
import type { Style } from './style.ts';

/** What a portrait of a liked room is worth, compared with activating the room. */
const PORTRAIT = 0.5;

/** How much a way of playing likes a turn, in its points. `before` is the position at the beginning of the turn. */
export function taste(style: Style, before: State, path: Uint16Array, length: number): number {
  let liked = 0;
  for (let index = 0; index < length; index++) liked += likes(style, before, path[index] ?? 0);
  return liked;
}

function likes(style: Style, before: State, id: number): number {
  const action = ACTIONS[id];
  switch (action?.kind) {
    case 'activate':
      return style.rooms[action.discipline] ?? 0;
    case 'reward':
      return style.rewards?.[action.strength - 1] ?? 0;
    case 'masterpiece':
      return style.masterpiece ?? 0;
    case 'money':
      return style.money ?? 0;
    case 'hire':
      return -(style.florin ?? 0) * (before.table.hiringCosts[action.worker - 1] ?? 0);
    case 'land':
      return action.space === BONUS_SPACE ? 0 : likesPortrait(style, before, ringTile(before, action.space));
    default:
      return 0;
  }
}

/** Whoever likes a room also likes the people who work there. */
function likesPortrait(style: Style, before: State, tile: number): number {
  if (tile < 0) return 0;
  const discipline = disciplineOf(tile);
  const liked = PORTRAIT * (style.rooms[DISCIPLINES[discipline] ?? 'discoveries'] ?? 0);
  return style.denial !== undefined && isNextOnesBest(before, discipline) ? liked + style.denial : liked;
}

/** Whether the next player is strongest in this discipline. */
function isNextOnesBest(before: State, discipline: number): boolean {
  const next = seatOf((activeSeat(before) + 1) % before.table.players);
  const strength = standingStrength(before, next, discipline);
  if (strength === 0) return false;
  for (let other = 0; other < DISCIPLINES.length; other++)
    if (standingStrength(before, next, other) > strength) return false;
  return true;
}
