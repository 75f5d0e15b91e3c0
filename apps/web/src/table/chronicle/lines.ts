import type { ChronicleStep, ChronicleTurn } from '@la-stanza/words';

/** The lines of a turn, one for each step. All deals of the setup or of a refill are one line. */
export function linesOf(turn: ChronicleTurn): readonly ChronicleStep[] {
  return turn.turn === 0 ? [gather(turn)] : refillTogether(turn.steps);
}

function gather({ steps }: ChronicleTurn): ChronicleStep {
  return { seq: steps[0]?.seq ?? 0, events: steps.flatMap(({ events }) => events) };
}

/** The deals of a refill follow the step that caused them, one entry each. */
function refillTogether(steps: readonly ChronicleStep[]): ChronicleStep[] {
  const joined: ChronicleStep[] = [];
  for (const step of steps) {
    const before = joined.at(-1);
    if (before !== undefined && step.events[0]?.type === 'dealt') {
      joined[joined.length - 1] = { seq: before.seq, events: [...before.events, ...step.events] };
    } else {
      joined.push(step);
    }
  }
  return joined;
}
