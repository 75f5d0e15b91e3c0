import { refuseActivate } from '../activation/activate.ts';
import { refuseFire, refuseHire } from '../activation/hire.ts';
import { refuseCoin, refuseDisc, refuseMasterpiece, refuseReward } from '../activation/resolve.ts';
import { refuseArtwork } from '../arts/artwork.ts';
import { refuseFetch, refuseSeat } from '../bonus-tiles/fetch.ts';
import { refuseLift, refuseTake } from '../bonus-tiles/take.ts';
import type { Action, ActionId, ActionKind } from '../catalogue/action.ts';
import { ACTIONS, FIRST, SECOND } from '../catalogue/catalogue.ts';
import { refuseBook } from '../literature/book.ts';
import { refuseMoney } from '../money/receive-money.ts';
import { refuseMeeple, refuseReturn } from '../politics/meeples.ts';
import { mayBeDealt } from '../refill/refill.ts';
import { refuseBox } from '../religion/box.ts';
import { refuseArrange } from '../setup/arrange.ts';
import { mayBeLaid, mayBeStarter, mayCover } from '../setup/chance.ts';
import { DECISIONS, type Decision, frameA, frameKind, LAST_CHANCE, mayDecline } from '../state/frame.ts';
import { at, type State } from '../state/state.ts';
import { disciplineName } from '../words/discipline.ts';
import { refuseLand, refuseStay, refuseWithdraw } from '../walk/walk.ts';
import type { Refusal } from './refusal.ts';

/** The kinds of action that each decision looks at; any other is refused as belonging elsewhere. */
const CHOICES: Readonly<Record<Decision, readonly ActionKind[]>> = {
  over: [],
  start: ['start'],
  starter: ['deal'],
  deal: ['deal'],
  tile: ['tile'],
  cover: ['cover'],
  arrange: ['arrange'],
  walk: ['land', 'stay', 'withdraw'],
  action: ['activate', 'money', 'pass'],
  hire: ['hire', 'fire'],
  strength: ['hire', 'fire', 'disc', 'coin', 'reward', 'masterpiece', 'forgo'],
  book: ['book', 'stop'],
  box: ['box', 'stop'],
  meeple: ['meeple', 'stop'],
  artwork: ['artwork'],
  return: ['return'],
  take: ['take'],
  lift: ['lift'],
  fetch: ['fetch'],
  seat: ['seat'],
};

const OF_CHANCE: ReadonlySet<ActionKind> = new Set(['start', 'deal', 'tile', 'cover']);
const AFTER_HIRING: ReadonlySet<ActionKind> = new Set(['disc', 'coin', 'reward', 'masterpiece', 'forgo']);

/**
 * Says why an action cannot be done now: a code with parameters, which clients turn into a sentence. `undefined` means it
 * is legal.
 *
 * @example
 * const state = setup({ players: 2 });
 * explain(state, parse('start 3')); // { code: 'no-such-seat', seat: 3 }
 */
export function explain(state: State, id: ActionId): Refusal | undefined {
  const action = ACTIONS[id];
  const decision = DECISIONS[frameKind(state)];
  if (action === undefined || decision === undefined) throw new RangeError(`no action ${id}`);
  if (decision === 'over') return { code: 'game-over' };
  const kind = action.kind;
  if (CHOICES[decision].includes(kind)) return refuse(state, action, decision);
  if (frameKind(state) <= LAST_CHANCE) return { code: 'chance-first', decision };
  if (OF_CHANCE.has(kind)) return { code: 'not-a-choice', kind };
  if (decision === 'hire' && AFTER_HIRING.has(kind)) {
    return { code: 'hire-first', discipline: disciplineName(frameA(state)) };
  }
  return { code: 'other-decision', decision, kind };
}

function refuse(state: State, action: Action, decision: Decision): Refusal | undefined {
  const first = at(FIRST, action.id);
  const second = at(SECOND, action.id);
  switch (action.kind) {
    case 'start':
      return first < state.table.players ? undefined : { code: 'no-such-seat', seat: action.seat };
    case 'deal': {
      const may = decision === 'starter' ? mayBeStarter(state, first) : mayBeDealt(state, first);
      return may ? undefined : { code: 'tile-not-available', tile: first };
    }
    case 'tile':
      return mayBeLaid(state, first) ? undefined : { code: 'bonus-tile-not-available', tile: action.tile };
    case 'cover':
      return mayCover(state, first, second) ? undefined : { code: 'cover-not-available', place: action.place };
    case 'arrange':
      return refuseArrange(state, first, second);
    case 'land':
      return refuseLand(state, first);
    case 'stay':
      return refuseStay(state);
    case 'withdraw':
      return refuseWithdraw(state);
    case 'activate':
      return refuseActivate(state, first, second);
    case 'money':
      return refuseMoney(state);
    case 'hire':
      return refuseHire(state, first, second);
    case 'fire':
      return refuseFire(state, first);
    case 'disc':
      return refuseDisc(state);
    case 'coin':
      return refuseCoin(state);
    case 'reward':
      return refuseReward(state, first);
    case 'masterpiece':
      return refuseMasterpiece(state, first);
    case 'book':
      return refuseBook(state, first);
    case 'box':
      return refuseBox(state, first);
    case 'meeple':
      return refuseMeeple(state, first);
    case 'artwork':
      return refuseArtwork(state, first);
    case 'return':
      return refuseReturn(state, first);
    case 'take':
      return refuseTake(state, first, second);
    case 'lift':
      return refuseLift(state, first);
    case 'fetch':
      return refuseFetch(state, first);
    case 'seat':
      return refuseSeat(state, first);
    case 'stop':
      return mayDecline(state) ? undefined : { code: 'cannot-decline' };
    case 'pass':
    case 'forgo':
      return undefined;
  }
}
