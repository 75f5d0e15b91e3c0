import { dealer } from '@la-stanza/engine/fair';
import {
  DISCIPLINES,
  preview,
  STANDARD_FIGURES,
  view,
  type Action,
  type ActionKind,
  type Breakdown,
  type Discipline,
  type Figures,
  type GameEvent,
  type Preview,
  type SeatView,
  type State,
  type View,
  whoseTurn,
  legalActions,
  newGame,
} from '@la-stanza/engine';
import type { Situation } from '../../../ui/situation-ids.ts';
import { situationIn } from '../coach/situations.ts';

/** One action of a game that the check plays: what was known before it, and what it did. */
export type Occasion = {
  readonly state: State;
  readonly action: Action;
  readonly options: readonly Action[];
  readonly before: View;
  readonly after: View;
  /** The acting seat before and after. */
  readonly me: SeatView;
  readonly mine: SeatView;
  readonly events: readonly GameEvent[];
  readonly scores: { readonly before: readonly Breakdown[]; readonly after: readonly Breakdown[] };
  readonly winners: readonly number[];
  /** Whether the coach would give this tip before the action. */
  readonly isTip: (situation: Situation) => boolean;
};

/** How eagerly a player who otherwise plays at random does what rarely comes up. */
const EAGERNESS: Partial<Record<ActionKind, number>> = {
  masterpiece: 20,
  take: 8,
  activate: 8,
  hire: 4,
  disc: 20,
  withdraw: 0.5,
  pass: 0.2,
  forgo: 0.05,
  stop: 0.1,
};

/** Hiring is cheap and few meeples fit, so that everything comes up. */
const GENEROUS: Figures = { ...STANDARD_FIGURES, hiringCosts: [1, 1, 1, 1, 1, 0], meepleLimit: 4 };

function randomFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) / (0x7fffffff >> 8);
  };
}

/** A player with a discipline to gather and a row of books to fill: that makes strong activations and fourth books. */
function eagerness(action: Action, { open, ring }: View, me: SeatView, gathered: Discipline): number {
  const eager = EAGERNESS[action.kind] ?? 1;
  if (action.kind === 'land') return action.space === 0 || ring[action.space]?.tile?.discipline === gathered ? 6 : 1;
  if (action.kind === 'activate' && action.discipline === 'literature') return eager * 20;
  if (action.kind === 'activate' || action.kind === 'box') return action.discipline === gathered ? eager * 10 : eager;
  if (action.kind === 'book' && action.discipline !== 'literature') return 10 ** me.books[action.discipline];
  if (action.kind === 'reward') return action.strength ** 2;
  if (action.kind === 'hire' && open.decision === 'hire') {
    return me.workers[action.worker - 1]?.discipline === open.discipline ? 1 : eager * 3;
  }
  return eager;
}

function chosen(options: readonly Action[], weights: readonly number[], random: () => number): Action {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const action = options.find((_, index) => (left -= weights[index] ?? 0) <= 0) ?? options.at(-1);
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

/** Plays one game, and shows every action of a seat. */
export function playGame(number: number, visit: (occasion: Occasion, isOver: boolean) => void): void {
  const bank = dealer(number.toString(16).padStart(4, '0'));
  const random = randomFrom(number);
  const figures = number % 4 === 0 ? STANDARD_FIGURES : GENEROUS;
  let { state } = bank.dealOut(newGame({ players: 2 + (number % 3), figures }).state);
  while (whoseTurn(state).who === 'seat') {
    const options = legalActions(state);
    const before = view(state);
    const me = seatToAct(before);
    const gathered = DISCIPLINES[(number + me.seat) % DISCIPLINES.length] ?? 'arts';
    const action = chosen(
      options,
      options.map((option) => eagerness(option, before, me, gathered)),
      random,
    );
    const done = preview(state, action.id);
    visit(occasionOf({ state, before, options, me }, action, done), whoseTurn(done.state).who === 'nobody');
    ({ state } = bank.dealOut(done.state));
  }
}

type Now = { readonly state: State; readonly before: View; readonly options: readonly Action[]; readonly me: SeatView };

function seatToAct({ open, activeSeat, seats }: View): SeatView {
  const seat = seats[open.decision === 'over' || open.seat === 'chance' ? activeSeat : open.seat];
  if (seat === undefined) throw new Error('nobody acts');
  return seat;
}

function occasionOf({ state, before, options, me }: Now, action: Action, done: Preview): Occasion {
  const after = view(done.state);
  const mine = after.seats[me.seat];
  if (mine === undefined) throw new Error('a seat left the table');
  return {
    state,
    action,
    options,
    before,
    after,
    me,
    mine,
    events: done.events,
    // worked out only for those who ask
    get scores() {
      return { before: done.before.seats, after: done.after.seats };
    },
    get winners() {
      return done.after.winners;
    },
    isTip: (situation) =>
      situationIn({ game: { state }, view: before, seat: me.seat }, (other) => other !== situation) === situation,
  };
}
