import type { Action, BonusTile, Discipline, SeatView, View } from '@la-stanza/engine';

/** What an eager player is after, drawn anew for every game and seat. */
export interface Temper {
  /** The discipline to be strong in. */
  readonly favourite: Discipline;
  /** Waits for the masterpieces of strength 6. */
  readonly isAmbitious: boolean;
  /** Leaves early in the final turns. */
  readonly isTimid: boolean;
}

/** How much an eager player likes an action: activates, creates masterpieces and takes bonus tiles whenever it can. */
export function eagerWeight(action: Action, position: View, mat: SeatView, temper: Temper): number {
  const { favourite, isAmbitious, isTimid } = temper;
  const { open } = position;
  switch (action.kind) {
    case 'land':
      return landWeight(action.space, position, mat, favourite);
    case 'withdraw':
      return isTimid ? 20 : 0.3;
    case 'activate':
      return action.discipline === favourite ? 40 : 4;
    case 'money':
      return mat.money < 3 ? 30 : 0.5;
    case 'pass':
      return 0.1;
    case 'hire': {
      const displaced = mat.workers[action.worker - 1]?.discipline;
      const cost = position.figures.hiringCosts[action.worker - 1] ?? 0;
      return (displaced === favourite ? 0.05 : displaced === undefined ? 6 : 3) / (cost + 1);
    }
    case 'fire':
      return open.decision === 'hire' && mat.strength[open.discipline].workers >= 4 ? 3 : 0.2;
    case 'disc':
    case 'coin':
      return open.decision === 'strength' && open.strength >= 3 && open.strength < 6 ? 30 : 0.5;
    case 'reward':
      return 3 ** action.strength;
    case 'masterpiece':
      return isAmbitious && action.place < 3 ? 0.1 : 100 * 4 ** action.place;
    case 'forgo':
    case 'stop':
      return 0.1;
    case 'box':
      return action.discipline === favourite ? 20 : 1;
    case 'take':
      return takeWeight(action.tile, position);
    default:
      return 1;
  }
}

/** A tile that fetches a character is left until the board is empty, now and then: it hardly ever is. */
function takeWeight(tile: BonusTile, { ring, finalTurn }: View): number {
  if (tile === 'Dd') return ring.every((space) => space.tile === null) ? 400 : finalTurn > 0 ? 0.1 : 2;
  return tile.endsWith('a') ? 4 : 1;
}

const BONUS_SPACE = 0;

function landWeight(space: number, { ring }: View, mat: SeatView, favourite: Discipline): number {
  if (space === BONUS_SPACE) return 60;
  const place = ring[space];
  const recruits = [place?.tile, ...mat.recruits].map((tile) => tile?.discipline);
  const canHire = place !== undefined && place.room !== null && recruits.includes(place.room);
  return 1 + (canHire ? 2 : 0) + (canHire && place.room === favourite ? 8 : 0) + (recruits[0] === favourite ? 8 : 0);
}

/** How much a hoarder likes an action: keeps characters on the mats, so that the board runs short of tiles. */
export function hoardWeight(action: Action, position: View, mat: SeatView): number {
  switch (action.kind) {
    case 'land':
      return action.space === BONUS_SPACE ? 0.1 : landWeight(action.space, position, mat, 'politics');
    case 'activate':
      return 40;
    case 'hire': {
      const displaced = mat.workers[action.worker - 1];
      return displaced === undefined || displaced === null ? 40 : displaced.starter ? 20 : 0.01;
    }
    case 'money':
      return mat.money < 4 ? 20 : 0.1;
    case 'fire':
    case 'withdraw':
      return 0.01;
    case 'pass':
      return 0.5;
    default:
      return 1;
  }
}
