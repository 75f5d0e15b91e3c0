import { COIN_PAID, HIRING_CLOSED } from '../activation/hire.ts';
import { permanentStrength, workersOf } from '../activation/strength.ts';
import { toAct } from '../flow/to-act.ts';
import { type Decision, frameA, frameB, frameC, frameCause, mayDecline } from '../state/frame.ts';
import { activeSeat, ringTile } from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import type { State } from '../state/state.ts';
import { type BonusTile, bonusTileName } from '../words/bonus-tile.ts';
import { type Discipline, disciplineName, DISCIPLINES } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';
import { tileView, type TileView } from './tile-view.ts';

type Simple = Exclude<Decision, 'over' | 'hire' | 'strength' | 'book' | 'box' | 'meeple' | 'artwork' | 'lift' | 'seat'>;

/** What is to be decided, with the facts that a client shows about it. */
export type OpenDecision =
  | { readonly decision: 'over' }
  | { readonly decision: Simple; readonly seat: Seat | 'chance' }
  | { readonly decision: 'hire'; readonly seat: Seat | 'chance'; readonly discipline: Discipline }
  | {
      readonly decision: 'strength';
      readonly seat: Seat | 'chance';
      readonly discipline: Discipline;
      /** Rule 4.7: the parts of the strength. */
      readonly workers: number;
      readonly tiles: number;
      readonly discs: number;
      readonly coin: boolean;
      readonly strength: number;
      /** Worker spaces hired onto in this activation, from 1. */
      readonly hired: readonly number[];
      readonly hiringClosed: boolean;
    }
  | {
      readonly decision: 'book' | 'box' | 'meeple';
      readonly seat: Seat | 'chance';
      /** How many more may be chosen in this reward, and what has been. */
      readonly remaining: number;
      readonly chosen: readonly Discipline[];
      readonly from: 'book' | 'reward' | 'tile';
      readonly mayDecline: boolean;
    }
  | { readonly decision: 'artwork'; readonly seat: Seat | 'chance'; readonly strength: number }
  | { readonly decision: 'lift'; readonly seat: Seat | 'chance'; readonly tile: BonusTile }
  | { readonly decision: 'seat'; readonly seat: Seat | 'chance'; readonly tile: TileView; readonly space: number };

/** Reads the open decision from the stack. */
export function openDecision(state: State): OpenDecision {
  const acting = toAct(state);
  if (acting.who === 'nobody') return { decision: 'over' };
  const seat = acting.who === 'seat' ? acting.seat : 'chance';
  const { decision } = acting;
  switch (decision) {
    case 'hire':
      return { decision, seat, discipline: disciplineName(frameA(state)) };
    case 'strength':
      return { decision, seat, ...strengthParts(state) };
    case 'book':
    case 'box':
    case 'meeple':
      return {
        decision,
        seat,
        remaining: frameA(state),
        chosen: DISCIPLINES.filter((_, discipline) => (frameB(state) & (1 << discipline)) !== 0),
        from: frameCause(state),
        mayDecline: mayDecline(state),
      };
    case 'artwork':
      return { decision, seat, strength: frameA(state) };
    case 'lift':
      return { decision, seat, tile: bonusTileName(frameA(state)) };
    case 'seat':
      return { decision, seat, tile: tileView(ringTile(state, frameA(state))), space: frameA(state) };
    default:
      return { decision, seat };
  }
}

function strengthParts(state: State): Omit<Extract<OpenDecision, { decision: 'strength' }>, 'decision' | 'seat'> {
  const seat = activeSeat(state);
  const discipline = frameA(state);
  const coin = (frameC(state) & COIN_PAID) !== 0;
  const workers = workersOf(state, seat, discipline);
  const tiles = permanentStrength(state, seat, discipline);
  const boost = frameB(state);
  return {
    discipline: disciplineName(discipline),
    workers,
    tiles,
    discs: boost - (coin ? 1 : 0),
    coin,
    strength: workers + tiles + boost,
    hired: Array.from({ length: WORKER_SPACES }, (_, space) => space + 1).filter(
      (space) => (frameC(state) & (1 << (space - 1))) !== 0,
    ),
    hiringClosed: (frameC(state) & HIRING_CLOSED) !== 0,
  };
}
