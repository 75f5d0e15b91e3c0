import { isBetterTry, SCENARIOS, starsFor, type EveningTry } from '@la-stanza/bots/campaign';
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

/** An evening as another device knows it. */
type KnownEvening = EveningTry & Pick<Evening, 'tries'> & { readonly person: number };

type Evenings = Readonly<Record<number, Evening>>;

type CampaignStore = {
  /** By the person's tile number. */
  readonly evenings: Evenings;
  readonly begin: (person: number, game: string) => void;
  /** Counts a finished game, once. */
  readonly finish: (person: number, game: string, result: EveningTry) => void;
  /** Takes over what a server knows of other devices. */
  readonly learn: (told: readonly KnownEvening[]) => void;
};

export const NO_EVENING: Evening = { stars: 0, reached: [], tries: 0, own: 0, other: 0, game: undefined };

const memory = deviceMemory('palazzo');

export const useCampaign: UseBoundStore<StoreApi<CampaignStore>> = create((set) => {
  const changeAll = (next: (before: Evenings) => Evenings): void =>
    set((known) => {
      // another tab may have played since
      const evenings = next(readEvenings(memory.recall() ?? known.evenings));
      memory.keep(evenings);
      return { evenings };
    });
  const change = (person: number, next: (before: Evening) => Evening): void =>
    changeAll((evenings) => ({ ...evenings, [person]: next(evenings[person] ?? NO_EVENING) }));
  return {
    evenings: readEvenings(memory.recall()),
    begin: (person, game) => change(person, (before) => ({ ...before, game })),
    finish: (person, game, result) =>
      change(person, (before) => (before.game === game ? counted(before, result) : before)),
    learn: (told) => changeAll((evenings) => withTold(evenings, told)),
  };
});

memory.follow(() => useCampaign.setState({ evenings: readEvenings(memory.recall()) }));

export const counted = (before: Evening, result: EveningTry): Evening => ({
  ...withBest(before, result),
  tries: before.tries + 1,
  game: undefined,
});

function withBest(before: Evening, { reached, own, other }: EveningTry): Evening {
  const isBetter = before.tries === 0 || isBetterTry({ reached, own, other }, before);
  return isBetter ? { ...before, stars: starsFor(reached), reached, own, other } : before;
}

/** The same tries may be known twice: the larger number counts, not the sum. */
export function withTold(evenings: Evenings, told: readonly KnownEvening[]): Evenings {
  const learnt = told.map(({ person, tries, ...best }) => {
    const before = evenings[person] ?? NO_EVENING;
    return [person, { ...withBest(before, best), tries: Math.max(before.tries, tries) }] as const;
  });
  return { ...evenings, ...Object.fromEntries(learnt) };
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
