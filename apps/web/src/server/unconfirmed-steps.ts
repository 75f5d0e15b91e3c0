import { deviceMemory, fieldsOf } from '../ui/device-memory.ts';

/** An own step that is not in the server's record yet: its text, its position in the record, and the id it is sent with. */
export type UnconfirmedStep = { readonly id: string; readonly version: number; readonly text: string };

/** Stores own steps until the server has recorded them, so that closing the page while offline loses none. */
export type StepMemory = {
  readonly recall: () => readonly UnconfirmedStep[];
  readonly keep: (steps: readonly UnconfirmedStep[]) => void;
};

/** Stores the steps of one game on this device. Steps left by another user are ignored. */
export function unconfirmedSteps(game: string, user: string): StepMemory {
  const memory = deviceMemory(`unsent.${game}`);
  return {
    recall: () => {
      const stored = fieldsOf(memory.recall());
      return stored['user'] === user && Array.isArray(stored['steps']) ? stored['steps'].flatMap(stepOf) : [];
    },
    keep: (steps) =>
      memory.keep(
        steps.length === 0 ? undefined : { user, steps: steps.map(({ id, version, text }) => ({ id, version, text })) },
      ),
  };
}

function stepOf(kept: unknown): UnconfirmedStep[] {
  const { id, version, text } = fieldsOf(kept);
  return typeof id === 'string' && typeof version === 'number' && typeof text === 'string'
    ? [{ id, version, text }]
    : [];
}
