import { toAct } from '../../src/search.ts';
import { explain } from '../../src/legality/explain.ts';
import {
  ACTIONS,
  BONUS_TILES,
  DISCIPLINES,
  score,
  view,
  type ActionId,
  type BonusTile,
  type DecidedBy,
  type Discipline,
  type GameEvent,
  type RefusalCode,
  type SeatView,
  type State,
} from '../../src/index.ts';

/* What games must have met together before their agreement means anything. */

/** Listed so that a new code does not compile until games meet it. */
const REFUSALS: Readonly<Record<Exclude<RefusalCode, 'no-such-action'>, true>> = {
  'game-over': true,
  'chance-first': true,
  'not-a-choice': true,
  'other-decision': true,
  'no-such-seat': true,
  'tile-not-available': true,
  'bonus-tile-not-available': true,
  'cover-not-available': true,
  'starter-placed': true,
  'space-taken': true,
  'space-empty': true,
  'space-occupied': true,
  'too-far': true,
  'bonus-grid-closed': true,
  'can-walk': true,
  'not-final-turn': true,
  'must-withdraw': true,
  'not-in-room': true,
  'in-room': true,
  'no-meeple': true,
  'no-recruit': true,
  'nobody-to-hire-or-fire': true,
  'cannot-afford-hire': true,
  'financier-spent': true,
  'no-such-recruit-space': true,
  'recruit-space-empty': true,
  'other-discipline': true,
  'activated-discipline-first': true,
  'financier-space': true,
  'just-hired': true,
  'cannot-afford': true,
  'hiring-closed': true,
  'expert-only': true,
  'fire-instead-of-hire': true,
  'no-worker': true,
  'worker-of-other-discipline': true,
  'hire-first': true,
  'no-disc-in-box': true,
  'coin-tile-missing': true,
  'coin-used': true,
  'coin-too-dear': true,
  'too-weak': true,
  'partner-too-weak': true,
  'masterpiece-made': true,
  'niche-covered': true,
  'niche-taken': true,
  'colour-written': true,
  'shelf-row-full': true,
  'box-used': true,
  'colour-taken': true,
  'supply-empty': true,
  'cannot-decline': true,
  'artwork-beyond-strength': true,
  'artwork-gone': true,
  'none-held': true,
  'bonus-tile-not-in-game': true,
  'bonus-tile-taken': true,
  'condition-not-met': true,
  'no-meeple-for-tile': true,
  'box-empty': true,
  'no-character': true,
};

const TIE_BREAKS: Readonly<Record<DecidedBy, true>> = {
  points: true,
  'financier-side': true,
  'financier-place': true,
  withdrawal: true,
  shared: true,
};

/** The discipline in which each permanent tile is worth one more strength (rule 9.6). */
const PERMANENT: Partial<Record<BonusTile, Discipline>> = {
  Da: 'discoveries',
  Db: 'politics',
  La: 'literature',
  Ra: 'religion',
  Aa: 'arts',
};

/** The event by which each tile with an instant effect is seen to work. */
const INSTANT: Partial<Record<BonusTile, GameEvent['type']>> = {
  Dc: 'money',
  Dd: 'recruited',
  Lb: 'sailed',
  Ld: 'sailed',
  Rb: 'disc-placed',
  Rc: 'book-written',
  Ac: 'disc-placed',
  Ad: 'financier-moved',
  Ae: 'meeple-taken',
};

const BOOKS = DISCIPLINES.filter((discipline) => discipline !== 'literature');
const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

/** Everything that styled games must meet. */
const FLOOR: readonly string[] = [
  ...BONUS_TILES.flatMap((tile) => [`tile ${tile}`, `use of ${tile}`]),
  ...upTo(4).map((place) => `masterpiece ${place}`),
  ...DISCIPLINES.flatMap((discipline) => upTo(3).map((strength) => `reward ${discipline} ${strength}`)),
  ...BOOKS.flatMap((colour) => upTo(4).map((nth) => `book ${colour} ${nth}`)),
  ...['coin', 'disc', 'fetch', 'fire', 'lift', 'money', 'recruit-space', 'return', 'withdraw'],
  ...['financier-flipped', 'pile-shuffled', 'starters-called'],
  ...['refill after fetch', 'Ld to a leader who withdrew', 'disc of a third book', 'return after a reward'],
  ...Object.keys(TIE_BREAKS).map((step) => `tie-break ${step}`),
  ...Object.keys(REFUSALS).map((code) => `refusal ${code}`),
];

/** What has been met so far, gathered over many games. */
export class Coverage {
  readonly met: Set<string> = new Set();
  /** The tile taken in this turn, while its instant effect lasts. */
  private taken: BonusTile | undefined;

  /** What is missing. */
  get missing(): string[] {
    return FLOOR.filter((item) => !this.met.has(item));
  }

  /** Asks about every action of the catalogue; returns those that are not refused. */
  ask(state: State): ActionId[] {
    return ACTIONS.flatMap(({ id }) => {
      const refusal = explain(state, id);
      if (refusal !== undefined) this.met.add(`refusal ${refusal.code}`);
      return refusal === undefined ? [id] : [];
    });
  }

  /** What an action led to. */
  watch(before: State, action: ActionId, events: readonly GameEvent[], after: State): void {
    const kind = ACTIONS[action]?.kind ?? '';
    this.met.add(kind);
    for (const event of events) this.note(event, before, kind);
    this.met.add(`tie-break ${score(after).decidedBy}`);
    if (kind === 'meeple' && toAct(after).decision === 'return') this.met.add('return after a reward');
    if (toAct(after).who === 'nobody') this.noteEnd(after);
  }

  private note(event: GameEvent, before: State, kind: string): void {
    const { met } = this;
    met.add(event.type);
    if (event.type === 'turn') this.taken = undefined;
    if (event.type === 'bonus-tile-taken') {
      this.taken = event.tile;
      met.add(`tile ${event.tile}`);
    } else if (this.taken !== undefined && INSTANT[this.taken] === event.type) met.add(`use of ${this.taken}`);
    if (event.type === 'refill-begun' && kind === 'recruit-space') met.add('refill after fetch');
    if (event.type === 'masterpiece') met.add(`masterpiece ${event.place}`);
    if (event.type === 'reward') met.add(`reward ${event.discipline} ${event.strength}`);
    if (event.type === 'book-written') met.add(`book ${event.discipline} ${event.nth}`);
    if (event.type === 'disc-placed' && event.cause === 'book' && event.discipline === 'religion') {
      met.add('disc of a third book');
    }
    if (event.type === 'reward' || event.type === 'masterpiece') this.noteStrength(event, before);
    if (event.type === 'sailed' && this.taken === 'Ld' && isGone(view(before).seats, event.to)) {
      met.add('Ld to a leader who withdrew');
    }
    if (event.type === 'money' && event.cause === 'tile' && this.taken !== 'Dc') met.add('use of Le');
    if (event.type === 'money' && event.cause === 'coin') met.add('use of Rd');
  }

  private noteStrength(event: Extract<GameEvent, { type: 'reward' | 'masterpiece' }>, before: State): void {
    for (const tile of view(before).seats[event.seat]?.tiles ?? []) {
      if (PERMANENT[tile] === event.discipline) this.met.add(`use of ${tile}`);
    }
  }

  /** The tiles that score at the end are used by scoring. */
  private noteEnd(state: State): void {
    const { seats } = view(state);
    const scores = score(state).seats;
    for (const seat of seats) {
      const others = seats.filter((other) => other !== seat);
      const owns = (tile: BonusTile): boolean => seat.tiles.includes(tile);
      const leads = (measure: (mat: SeatView) => number): boolean =>
        others.every((other) => measure(other) <= measure(seat));
      if (owns('De') && leads(({ boat }) => boat)) this.met.add('use of De');
      if (owns('Re') && leads(({ books }) => books.religion)) this.met.add('use of Re');
      if (owns('Lc')) this.met.add('use of Lc');
      if (owns('Ab') && (scores[seat.seat]?.museumMajority ?? 0) > 0) this.met.add('use of Ab');
    }
  }
}

/** Whether every sailboat on this space belongs to a player who has withdrawn. */
function isGone(seats: readonly SeatView[], space: number): boolean {
  return seats.every(({ boat, withdrawn }) => boat < space || withdrawn > 0);
}
