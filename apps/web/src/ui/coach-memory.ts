import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from './device-memory.ts';
import { SITUATION_IDS, type Situation } from './situation-ids.ts';

/** What this device remembers about the coach. */
export type CoachMemory = {
  /** Undefined until the coach is switched on or off, or a first game begins. */
  readonly on: boolean | undefined;
  /** How often the player has met each situation without asking for help. */
  readonly met: Readonly<Partial<Record<Situation, number>>>;
};

type CoachStore = CoachMemory & {
  readonly turn: (on: boolean) => void;
  /** Turns the coach on unless the player has switched it before. */
  readonly welcome: () => void;
  readonly meet: (situation: Situation) => void;
};

/** After two times without a question the third needs no tip. */
const MASTERED = 2;
const memory = deviceMemory('coach');

export const useCoachMemory: UseBoundStore<StoreApi<CoachStore>> = create((set, get) => ({
  ...readCoach(memory.recall()),
  turn: (on) => {
    set({ ...latest(get()), on });
    remember(get());
  },
  welcome: () => {
    if (latest(get()).on === undefined) get().turn(true);
  },
  meet: (situation) => {
    const { on, met } = latest(get());
    set({ on, met: { ...met, [situation]: (met[situation] ?? 0) + 1 } });
    remember(get());
  },
}));

memory.follow(() => useCoachMemory.setState(readCoach(memory.recall())));

/** The stored state, which another tab may have changed since this page read it; without storage, this page's own. */
function latest(known: CoachMemory): CoachMemory {
  return readCoach(memory.recall() ?? known);
}

export function isMastered({ met }: CoachMemory, situation: Situation): boolean {
  return (met[situation] ?? 0) >= MASTERED;
}

/** Validates the stored state field by field; unknown values are dropped. */
export function readCoach(kept: unknown): CoachMemory {
  const { on, met } = fieldsOf(kept);
  const counts = fieldsOf(met);
  return {
    on: typeof on === 'boolean' ? on : undefined,
    met: Object.fromEntries(
      SITUATION_IDS.flatMap((id) => {
        const count = counts[id];
        return typeof count === 'number' ? [[id, count]] : [];
      }),
    ),
  };
}

function remember({ on, met }: CoachMemory): void {
  memory.keep({ on, met });
}
