import {
  DISCIPLINES,
  score,
  type Category,
  type Discipline,
  type Game,
  type GameEvent,
  type GameRecord,
  openRecord,
} from '@la-stanza/engine';

/** One seat's result of a game. */
export interface SeatResult {
  readonly seat: number;
  /** 1 for the winners; null when the game was not played to its end. */
  readonly place: number | null;
  readonly total: number | null;
  readonly categories: Readonly<Record<Category, number>> | null;
  readonly activations: Readonly<Record<Discipline, number>>;
  /** The numbers of the hired characters, in order. */
  readonly hired: readonly number[];
}

/** Computes the results that profiles show. */
export function gameResults({ record, state, closing }: Game): readonly SeatResult[] {
  const events = eventsOf(record);
  const final = closing === undefined ? undefined : score(state);
  return Array.from({ length: record.players }, (_, seat) => {
    const { total = null, ...categories } = final?.seats[seat] ?? {};
    return {
      seat,
      place: final === undefined ? null : placeOf(final, seat),
      total,
      categories: hasAllCategories(categories) ? categories : null,
      activations: activationsOf(events, seat),
      hired: events.flatMap((event) => (event.type === 'hired' && event.seat === seat ? [event.tile] : [])),
    };
  });
}

function eventsOf(record: GameRecord): readonly GameEvent[] {
  const replayed = openRecord(record);
  if ('fault' in replayed) throw new Error(`a finished game does not replay: ${replayed.fault.code}`);
  return replayed.steps.flatMap(({ events }) => events);
}

const hasAllCategories = (categories: Partial<Record<Category, number>>): categories is Record<Category, number> =>
  categories.masterpieces !== undefined;

/** Rule 12.3: the winners share first place; the others rank by prestige. */
function placeOf({ seats, winners }: ReturnType<typeof score>, seat: number): number {
  const isWinner = (each: number): boolean => winners.some((winner) => winner === each);
  if (isWinner(seat)) return 1;
  const own = seats[seat]?.total ?? 0;
  return 1 + seats.filter(({ total }, each) => isWinner(each) || total > own).length;
}

function activationsOf(events: readonly GameEvent[], seat: number): Record<Discipline, number> {
  const count = (discipline: Discipline): number =>
    events.filter((event) => event.type === 'activated' && event.seat === seat && event.discipline === discipline)
      .length;
  const [discoveries, literature, religion, arts, politics] = DISCIPLINES.map(count);
  return {
    discoveries: discoveries ?? 0,
    literature: literature ?? 0,
    religion: religion ?? 0,
    arts: arts ?? 0,
    politics: politics ?? 0,
  };
}
