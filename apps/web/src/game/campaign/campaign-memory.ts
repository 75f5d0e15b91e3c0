import { SCENARIOS, starsFor } from '@la-stanza/bots/campaign';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from '../../ui/device-memory.ts';

/** How far somebody has come with an evening. */
export type Evening = {
  readonly stars: number;
  /** Which goals the best try has reached. */
  readonly reached: readonly boolean[];
  readonly tries: number;
  /** The result of the best try. */
  readonly own: number;
  readonly other: number;
  /** The game that is open, or was played last. */
  readonly game: string | undefined;
};

export type Finished = Pick<Evening, 'reached' | 'own' | 'other'>;

type Evenings = Readonly<Record<number, Evening>>;

type CampaignStore = {
  /** By the person's tile number. */
  readonly evenings: Evenings;
  readonly begin: (person: number, game: string) => void;
  /** Counts a finished game, once. */
  readonly finish: (person: number, game: string, result: Finished) => void;
};

export const NO_EVENING: Evening = { stars: 0, reached: [], tries: 0, own: 0, other: 0, game: undefined };

const memory = deviceMemory('palazzo');

export const useCampaign: UseBoundStore<StoreApi<CampaignStore>> = create((set) => {
  const change = (person: number, next: (before: Evening) => Evening): void =>
    set((known) => {
      // another tab may have played since
      const evenings = readEvenings(memory.recall() ?? known.evenings);
      const after = { ...evenings, [person]: next(evenings[person] ?? NO_EVENING) };
      memory.keep(after);
      return { evenings: after };
    });
  return {
    evenings: readEvenings(memory.recall()),
    begin: (person, game) => change(person, (before) => ({ ...before, game })),
    finish: (person, game, result) =>
      change(person, (before) => (before.game === game ? counted(before, result) : before)),
  };
});

memory.follow(() => useCampaign.setState({ evenings: readEvenings(memory.recall()) }));

/** More stars are better; with as many, the larger lead. */
export function counted(before: Evening, { reached, own, other }: Finished): Evening {
  const stars = starsFor(reached);
  const isBetter =
    before.tries === 0 || stars > before.stars || (stars === before.stars && own - other > before.own - before.other);
  const best = isBetter ? { stars, reached, own, other } : {};
  return { ...before, ...best, tries: before.tries + 1, game: undefined };
}

/** Validates the stored state; unknown values are dropped. */
export function readEvenings(stored: unknown): Evenings {
  const fields = fieldsOf(stored);
  const known = SCENARIOS.flatMap(({ person, goals }) => {
    const { reached: kept, tries, own, other, game } = fieldsOf(fields[person]);
    if (!isCount(tries)) return [];
    const reached = goals.map((_, nth) => Array.isArray(kept) && kept[nth] === true);
    return [
      [
        person,
        {
          stars: starsFor(reached),
          reached,
          tries,
          own: typeof own === 'number' ? own : 0,
          other: typeof other === 'number' ? other : 0,
          game: typeof game === 'string' ? game : undefined,
        },
      ] as const,
    ];
  });
  return Object.fromEntries(known);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
