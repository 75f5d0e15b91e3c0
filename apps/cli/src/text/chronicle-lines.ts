import type { GameEvent, Step } from '@la-stanza/engine';
import { chronicleSentences, FINAL_LETTERS, whoIs, type Teller } from '@la-stanza/words';

/** The chronicle of steps from the first one on: for each step its sentences, with a heading where a turn begins. */
export function chronicleLines(teller: Teller, steps: readonly Pick<Step, 'events'>[]): string[][] {
  let turn = 0;
  return steps.map(({ events }) => {
    const begun = events.findIndex(({ type }) => type === 'turn');
    const next = events[begun];
    if (next?.type !== 'turn') return chronicleSentences(teller, events);
    turn += 1;
    const after: readonly GameEvent[] = events.slice(begun + 1);
    return [
      ...chronicleSentences(teller, events.slice(0, begun)),
      `— ${heading(teller, next, turn)} —`,
      ...chronicleSentences(teller, after),
    ];
  });
}

function heading(teller: Teller, { seat, finalTurn }: Extract<GameEvent, { type: 'turn' }>, turn: number): string {
  const who = whoIs(teller, seat);
  return finalTurn > 0
    ? teller.t('cli.turn-final', { ...who, letter: FINAL_LETTERS.charAt(finalTurn - 1) })
    : teller.t('cli.turn', { ...who, turn });
}
