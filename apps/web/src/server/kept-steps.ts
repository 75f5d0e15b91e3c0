import { deviceMemory, fieldsOf } from '../ui/device-memory.ts';

/** An own step that the server has not put into the record yet: its text, where it stands, and the id it is sent under. */
export type KeptStep = { readonly id: string; readonly version: number; readonly text: string };

/** Where own steps lie until the server has them, so that a page closed without a network loses none. */
export type StepMemory = {
  readonly recall: () => readonly KeptStep[];
  readonly keep: (steps: readonly KeptStep[]) => void;
};

/** The memory of this device for one game; what somebody else has left there is not sent. */
export function keptSteps(game: string, user: string): StepMemory {
  const memory = deviceMemory(`unsent.${game}`);
  return {
    recall: () => {
      const kept = fieldsOf(memory.recall());
      return kept['user'] === user && Array.isArray(kept['steps']) ? kept['steps'].flatMap(stepOf) : [];
    },
    keep: (steps) =>
      memory.keep(
        steps.length === 0 ? undefined : { user, steps: steps.map(({ id, version, text }) => ({ id, version, text })) },
      ),
  };
}

function stepOf(kept: unknown): KeptStep[] {
  const { id, version, text } = fieldsOf(kept);
  return typeof id === 'string' && typeof version === 'number' && typeof text === 'string'
    ? [{ id, version, text }]
    : [];
}
