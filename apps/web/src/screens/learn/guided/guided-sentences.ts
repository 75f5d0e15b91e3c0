import {
  ACTIONS,
  preview,
  score,
  view as viewOf,
  type Action,
  type ActionId,
  type Discipline,
  type Game,
  type GameEvent,
  type View,
} from '@la-stanza/engine';
import type { MessageId } from '@la-stanza/words';
import { learnerOf, ownEvents } from '../goals.ts';
import { rivalOf } from '../lesson-references.ts';
import type { Reference, Sentence } from '../sentence.ts';
import { afterAction, ownTurns, plannedAction, turnOf } from './guided-plan.ts';

/** The steps of the first game, as the learner counts them. */
const STEPS = [
  'welcome',
  'walk',
  'open',
  'hire',
  'write',
  'end',
  'religion',
  'arts',
  'far',
  'politics',
  'money',
  'bonus',
  'masterpiece',
  'count',
] as const;
type StepName = (typeof STEPS)[number];

export const GUIDED_STEPS: number = STEPS.length;

/** The number of a step, from 1. */
export const stepNumber = (name: StepName): number => STEPS.indexOf(name) + 1;

/** The step and the room of each turn; the first turn begins with its walk. */
const TURN_STEPS: readonly { readonly name: StepName; readonly room?: Discipline }[] = [
  { name: 'walk', room: 'literature' },
  { name: 'religion', room: 'religion' },
  { name: 'arts', room: 'arts' },
  { name: 'far', room: 'literature' },
  { name: 'far', room: 'discoveries' },
  { name: 'politics', room: 'politics' },
  { name: 'money' },
  { name: 'bonus' },
  { name: 'masterpiece', room: 'literature' },
];

/** The turn that sails. */
const SAILS = 4;

export type GuidedMoment = {
  /** The number of the step, from 1. */
  readonly step: number;
  readonly sentence: Sentence;
  /** The coach's answer to an action that leads away. */
  readonly miss: Sentence;
  /** What the sentence points at, and what the same tap also takes. */
  readonly action: ActionId;
  readonly also: ActionId | undefined;
};

/** What the coach says where the learner must decide; undefined anywhere else. */
export function guidedMoment(game: Game): GuidedMoment | undefined {
  const id = plannedAction(game);
  const action = id === undefined ? undefined : ACTIONS[id];
  if (id === undefined || action === undefined) return undefined;
  const view = viewOf(game.state);
  const turn = turnOf(game);
  const { say, refs = {} } = sayingOf({ game, view, turn, action });
  return {
    step: stepOf(turn, view),
    action: id,
    also: action.kind === 'reward' ? takenFor(game, id) : undefined,
    sentence: { say, refs: { ...refs, action: { kind: 'action', action: id, isOpen: true } } },
    miss: missOf(view, turn),
  };
}

/** What is taken for a reward in the same tap: the first thing the plan takes then, if the turn goes on. */
function takenFor(game: Game, reward: ActionId): ActionId | undefined {
  const then = afterAction(game, reward);
  if (then === undefined || turnOf(then) !== turnOf(game)) return undefined;
  return plannedAction(then);
}

/** The first turn is four steps; every other is one. */
function stepOf(turn: number, { open }: View): number {
  if (turn > 0) return stepNumber(TURN_STEPS[turn]?.name ?? 'count');
  switch (open.decision) {
    case 'walk':
      return stepNumber('walk');
    case 'action':
      return stepNumber('open');
    case 'hire':
      return stepNumber('hire');
    default:
      return stepNumber('write');
  }
}

type Saying = { readonly say: MessageId; readonly refs?: Sentence['refs'] };
type Here = { readonly game: Game; readonly view: View; readonly turn: number; readonly action: Action };

const number = (value: number): Reference => ({ kind: 'number', value });
const tile = (id: number | undefined): Reference => ({ kind: 'tile', tile: id ?? -1 });
const inRoom = (room: Discipline): Reference => ({ kind: 'room', room });

function sayingOf(here: Here): Saying {
  const { view, turn, action } = here;
  switch (action.kind) {
    case 'land':
      return walkSaying(here, action.space);
    case 'activate':
      return activateSaying(view, turn, action.discipline, action.by);
    case 'hire':
      return hireSaying(view, turn, action.recruit, action.worker);
    case 'disc':
      return { say: 'learn.game.disc', refs: { room: roomOf(turn), strength: strengthOf(view) } };
    case 'reward':
      return turn === SAILS ? sailSaying(here, action.strength) : rewardSaying(turn, action.strength);
    case 'book':
      // rule 5.2: the first book of a colour gives nothing
      return learnerOf(view).books[action.discipline] === 0
        ? { say: 'learn.game.books' }
        : { say: 'learn.game.second-book', refs: { room: inRoom(action.discipline) } };
    case 'box':
      return { say: turn === 1 ? 'learn.game.box' : 'learn.game.box-book', refs: { room: inRoom(action.discipline) } };
    case 'artwork':
      return { say: 'learn.game.artwork' };
    case 'meeple':
      return { say: 'learn.game.meeple', refs: { room: inRoom(action.discipline) } };
    case 'money':
      return moneySaying(here);
    case 'take':
      return { say: 'learn.game.take', refs: { points: pointsOf(view.figures.bonusMajority[0]) } };
    case 'masterpiece':
      return {
        say: 'learn.game.masterpiece',
        refs: { strength: strengthOf(view), points: pointsOf(view.figures.masterpiecePrestige[action.place - 1]) },
      };
    default:
      throw new RangeError(`the plan of the first game has no ${action.kind}`);
  }
}

const pointsOf = (value = 0): Reference => ({ kind: 'points', value });

function roomOf(turn: number): Reference {
  return inRoom(TURN_STEPS[turn]?.room ?? 'literature');
}

function strengthOf({ open }: View): Reference {
  return number(open.decision === 'strength' ? open.strength : 0);
}

function walkSaying({ view, turn }: Here, space: number): Saying {
  const { figures } = view;
  const room = roomOf(turn);
  switch (turn) {
    case 0:
      return {
        say: 'learn.game.walk',
        refs: { steps: number(figures.steps), name: tile(view.ring[space]?.tile?.tile) },
      };
    case 1:
      return { say: 'learn.game.walk-free', refs: { room } };
    case 3:
      return { say: 'learn.game.walk-far', refs: { room } };
    case 6:
      return { say: 'learn.game.walk-finale', refs: { count: number(figures.finalTurns) } };
    case 7:
      return { say: 'learn.game.walk-bonus' };
    case 8:
      return { say: 'learn.game.walk-last', refs: { room, name: tile(recruitOf(view, 'literature')) } };
    default:
      return { say: turn === 4 ? 'learn.game.walk-recruit' : 'learn.game.walk-room', refs: { room } };
  }
}

function activateSaying(view: View, turn: number, discipline: Discipline, by: string): Saying {
  const room = inRoom(discipline);
  if (by !== 'room') return { say: by === 'wild' ? 'learn.game.pay-white' : 'learn.game.pay', refs: { room } };
  if (turn > 0) return { say: 'learn.game.open', refs: { room } };
  return { say: 'learn.game.first-open', refs: { room, name: tile(recruitOf(view, discipline)) } };
}

function recruitOf(view: View, discipline: Discipline): number | undefined {
  return learnerOf(view).recruits.find((recruit) => recruit?.discipline === discipline)?.tile;
}

function hireSaying(view: View, turn: number, recruit: number, space: number): Saying {
  const { recruits, workers } = learnerOf(view);
  const replaced = workers[space - 1];
  return {
    say: turn === 0 ? 'learn.game.first-hire' : 'learn.game.hire',
    refs: {
      name: tile(recruits[recruit - 1]?.tile),
      worker: tile(replaced?.tile),
      price: { kind: 'florins', value: view.figures.hiringCosts[space - 1] ?? 0 },
    },
  };
}

function rewardSaying(turn: number, strength: number): Saying {
  return { say: rewardMessage(turn), refs: { room: roomOf(turn), strength: number(strength) } };
}

function rewardMessage(turn: number): MessageId {
  switch (TURN_STEPS[turn]?.room) {
    case 'religion':
      return 'learn.game.reward-discs';
    case 'arts':
      return 'learn.game.reward-art';
    case 'politics':
      return 'learn.game.reward-meeples';
    default:
      return 'learn.game.reward-books';
  }
}

/** Where the reward takes the sailboat, and whether a white meeple waits there. */
function sailSaying({ game, action }: Here, strength: number): Saying {
  const { events } = preview(game.state, action.id);
  const [sailed] = ownEvents(events, 'sailed');
  const isWhite = ownEvents(events, 'meeple-taken').length > 0;
  return {
    say: isWhite ? 'learn.game.reward-sail-white' : 'learn.game.reward-sail',
    refs: { strength: number(strength), place: { kind: 'place', space: sailed?.to ?? 0 } },
  };
}

function moneySaying({ game, view, action }: Here): Saying {
  const [left] = ownEvents(preview(game.state, action.id).events, 'left');
  const amount: Reference = { kind: 'florins', value: learnerOf(view).income };
  return left === undefined
    ? { say: 'learn.game.money', refs: { amount } }
    : { say: 'learn.game.money-push', refs: { amount, name: tile(left.tile) } };
}

function missOf({ open }: View, turn: number): Sentence {
  switch (open.decision) {
    case 'walk':
      return { say: turn === 0 ? 'learn.game.miss-first' : 'learn.game.miss-walk', refs: {} };
    case 'action': {
      const { room } = TURN_STEPS[turn] ?? {};
      return room === undefined
        ? { say: 'learn.game.miss-money', refs: {} }
        : { say: 'learn.game.miss-action', refs: { room: inRoom(room) } };
    }
    case 'hire':
      return { say: 'learn.game.miss-hire', refs: {} };
    default:
      return { say: 'learn.game.miss-other', refs: {} };
  }
}

/** What the coach acknowledges: a sentence, and the `data-about` name of what has changed. */
export type Praise = { readonly sentence: Sentence; readonly at: string };

/** The praise for what a step of the learner has brought about; undefined if nothing has changed that is worth a word. */
export function praiseOf(view: View, events: readonly GameEvent[]): Praise | undefined {
  const [recruited] = ownEvents(events, 'recruited');
  if (recruited !== undefined) return praise('learn.game.praise-walk', 'recruit 1', { name: tile(recruited.tile) });
  const [hired] = ownEvents(events, 'hired');
  if (hired !== undefined)
    return praise('learn.game.praise-hire', `worker ${hired.worker}`, { name: tile(hired.tile) });
  const [masterpiece] = ownEvents(events, 'masterpiece');
  if (masterpiece !== undefined) {
    const { discipline, place } = masterpiece;
    return praise('learn.game.praise-masterpiece', `niche ${discipline} ${place}`, {
      points: pointsOf(view.figures.masterpiecePrestige[place - 1]),
    });
  }
  const [placed] = ownEvents(events, 'disc-placed');
  if (placed !== undefined)
    return praise('learn.game.praise-box', `box ${placed.discipline}`, { room: inRoom(placed.discipline) });
  const [sailed] = ownEvents(events, 'sailed').slice(-1);
  if (sailed !== undefined)
    return praise('learn.game.praise-sail', `money ${sailed.to}`, { place: { kind: 'place', space: sailed.to } });
  const [art] = ownEvents(events, 'artwork-taken');
  if (art !== undefined)
    return praise('learn.game.praise-artwork', `artwork ${art.artwork}`, {
      value: number(learnerOf(view).exhibitedValue),
    });
  const [written] = ownEvents(events, 'book-written');
  if (written !== undefined) return praise('learn.game.praise-book', `book ${written.discipline} ${written.nth}`, {});
  const [meeple] = ownEvents(events, 'meeple-taken');
  if (meeple !== undefined) return praise('learn.game.praise-meeple', `meeple ${meeple.discipline}`, {});
  const [bonus] = ownEvents(events, 'bonus-tile-taken');
  if (bonus !== undefined) return praise('learn.game.praise-take', 'tile-grid', {});
  const [money] = ownEvents(events, 'money');
  if (money !== undefined)
    return praise('learn.game.praise-money', 'florins', {
      money: { kind: 'florins', value: learnerOf(view).money },
    });
  return undefined;
}

function praise(say: MessageId, at: string, refs: Sentence['refs']): Praise {
  return { sentence: { say, refs }, at };
}

export type Stamp = Discipline | 'bonus';
export const STAMPS: readonly Stamp[] = ['literature', 'religion', 'arts', 'discoveries', 'politics', 'bonus'];

/** The rooms the learner has used so far. */
export function stampsOf(game: Game): ReadonlySet<Stamp> {
  const actions = ownTurns(game)
    .flat()
    .flatMap((id) => ACTIONS[id] ?? []);
  return new Set(
    actions.flatMap((action): Stamp[] =>
      action.kind === 'activate' ? [action.discipline] : action.kind === 'take' ? ['bonus'] : [],
    ),
  );
}

/** The room of the current step, for its stamp. */
export function stampNow(game: Game): Stamp | undefined {
  const { name, room } = TURN_STEPS[turnOf(game)] ?? {};
  return room ?? (name === 'bonus' ? 'bonus' : undefined);
}

/** How the first game ended. */
export function countSentence(game: Game): Sentence {
  const { seats } = score(game.state);
  const view = viewOf(game.state);
  const totalOf = (seat: number): Reference => number(seats[seat]?.total ?? 0);
  return {
    say: 'learn.game.count',
    refs: { mine: totalOf(learnerOf(view).seat), theirs: totalOf(rivalOf(view).seat) },
  };
}
