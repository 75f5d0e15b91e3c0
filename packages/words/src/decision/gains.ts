import {
  ACTIONS,
  DISCIPLINES,
  preview,
  view as viewOf,
  type Action,
  type ActionId,
  type ActionKind,
  type Artwork,
  type Discipline,
  type GameEvent,
  type State,
  whyNot,
  legalActions,
} from '@la-stanza/engine';

/** What an activation gives at its strength: the best masterpiece, or else the highest reward. */
export type Gives =
  | { readonly kind: 'masterpiece'; readonly prestige: number }
  | { readonly kind: 'sail'; readonly to: number }
  | { readonly kind: 'books' | 'discs' | 'meeples'; readonly count: number; readonly isLast: boolean }
  | { readonly kind: 'artwork'; readonly artwork: Artwork; readonly isLast: boolean }
  | { readonly kind: 'nothing' };

/** An open activation and its result after a single hiring. Discs, coins and further hirings may raise it. */
export type Gain = {
  readonly discipline: Discipline;
  readonly isHere: boolean;
  readonly strength: number;
  readonly gives: Gives;
};

/** The activations open to the active seat, played out by the engine. */
export function gainsOf(state: State): readonly Gain[] {
  return entrances(state).map((entrance) => knownGain(state, entrance));
}

/** The activation to name first: the one that costs no meeple, else the strongest. */
export function bestGain(state: State): Gain | undefined {
  const all = entrances(state);
  const here = all.find(({ by }) => by === 'room');
  if (here !== undefined) return knownGain(state, here);
  return all.map((entrance) => knownGain(state, entrance)).toSorted((one, other) => other.strength - one.strength)[0];
}

/** One way to activate each open discipline: the payment makes no difference to the result. */
function entrances(state: State): ActionOf<'activate'>[] {
  const open = actionsOf(state, 'activate');
  return DISCIPLINES.flatMap((discipline) => open.find((action) => action.discipline === discipline) ?? []);
}

/** A cache: the same position is asked about whenever the pointer moves. */
const known = new WeakMap<State, Map<Discipline, Gain>>();

function knownGain(state: State, entrance: ActionOf<'activate'>): Gain {
  const gains = known.get(state) ?? new Map<Discipline, Gain>();
  known.set(state, gains);
  const gain = gains.get(entrance.discipline) ?? gainOf(state, entrance);
  gains.set(entrance.discipline, gain);
  return gain;
}

function gainOf(state: State, { id, discipline, by }: ActionOf<'activate'>): Gain {
  const activated = after(state, id).state;
  const hired = [...firstHirings(activated), ...actionsOf(activated, 'fire')].map(
    (action) => after(activated, action.id).state,
  );
  const strength = Math.max(0, ...hired.map(strengthOf));
  const best = hired.filter((each) => strengthOf(each) === strength).map((each) => givesOf(each, discipline));
  return { discipline, isHere: by === 'room', strength, gives: best.toSorted(byWorth)[0] ?? { kind: 'nothing' } };
}

/** One recruit onto every space: all recruits of a discipline count the same. */
function firstHirings(state: State): ActionOf<'hire'>[] {
  const hirings = actionsOf(state, 'hire');
  return hirings.filter(({ recruit }) => recruit === hirings[0]?.recruit);
}

function strengthOf(state: State): number {
  const { open } = viewOf(state);
  return open.decision === 'strength' ? open.strength : 0;
}

const prestigeOf = (gives: Gives): number => (gives.kind === 'masterpiece' ? gives.prestige : 0);
const byWorth = (one: Gives, other: Gives): number => prestigeOf(other) - prestigeOf(one);

function givesOf(state: State, discipline: Discipline): Gives {
  const niches = viewOf(state).niches[discipline];
  const prestige = actionsOf(state, 'masterpiece').map(({ place }) => niches[place - 1]?.prestige ?? 0);
  if (prestige.length > 0) return { kind: 'masterpiece', prestige: Math.max(...prestige) };
  const reward = actionsOf(state, 'reward').at(-1);
  return reward === undefined ? { kind: 'nothing' } : rewardOf(after(state, reward.id), discipline);
}

function rewardOf({ state, events }: After, discipline: Discipline): Gives {
  switch (discipline) {
    case 'discoveries': {
      const sailed = events.find((event) => event.type === 'sailed');
      return sailed === undefined ? { kind: 'nothing' } : { kind: 'sail', to: sailed.to };
    }
    case 'literature':
      return colours(state, 'book', 'books');
    case 'religion':
      return colours(state, 'box', 'discs');
    case 'politics':
      return colours(state, 'meeple', 'meeples');
    case 'arts': {
      const best = actionsOf(state, 'artwork').at(-1)?.artwork;
      if (best === undefined) return { kind: 'nothing' };
      return { kind: 'artwork', artwork: best, isLast: viewOf(state).artworksLeft[best] === 1 };
    }
  }
}

/** Books, discs and meeples are chosen one by one, each of another colour. */
function colours(state: State, choice: 'book' | 'box' | 'meeple', kind: 'books' | 'discs' | 'meeples'): Gives {
  const { open, seats } = viewOf(state);
  if (open.decision !== choice || open.seat === 'chance') return { kind: 'nothing' };
  const discs = kind === 'discs' ? (seats[open.seat]?.discs ?? 0) : Infinity;
  const count = Math.min(open.remaining, actionsOf(state, choice).length, discs);
  return count === 0 ? { kind: 'nothing' } : { kind, count, isLast: discs === 1 };
}

/** Why no discipline is open to the active seat: no money for a hiring, or else no recruit for this room. */
export type Closed =
  | { readonly why: 'money'; readonly money: number; readonly short: number }
  | { readonly why: 'no-recruit'; readonly discipline: Discipline };

export function closedBecause(state: State): Closed | undefined {
  const refused = ACTIONS.flatMap((action) => {
    const refusal = action.kind === 'activate' ? whyNot(state, action.id) : undefined;
    return action.kind === 'activate' && refusal !== undefined ? [{ by: action.by, refusal }] : [];
  });
  for (const { refusal } of refused) {
    if (refusal.code !== 'cannot-afford-hire') continue;
    const { seats, activeSeat } = viewOf(state);
    return { why: 'money', money: seats[activeSeat]?.money ?? 0, short: refusal.short };
  }
  for (const { by, refusal } of refused) {
    const hasNoRecruit = refusal.code === 'no-recruit' || refusal.code === 'nobody-to-hire-or-fire';
    if (by === 'room' && hasNoRecruit) return { why: 'no-recruit', discipline: refusal.discipline };
  }
  return undefined;
}

type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

function actionsOf<Kind extends ActionKind>(state: State, kind: Kind): ActionOf<Kind>[] {
  return legalActions(state).filter((action): action is ActionOf<Kind> => action.kind === kind);
}

type After = { readonly state: State; readonly events: readonly GameEvent[] };

const after = (state: State, action: ActionId): After => preview(state, action);
