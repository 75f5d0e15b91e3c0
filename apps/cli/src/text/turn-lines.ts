import type { Step } from '@la-stanza/engine';
import {
  chronicleSentences,
  createChronicler,
  refillSentence,
  turnHeading,
  turnSentence,
  type Teller,
} from '@la-stanza/words';

/** The chronicle: the setup, then one sentence a turn, under headings for the turns that all players have one after another. */
export function turnLines(teller: Teller, steps: readonly Step[]): string[] {
  const { t } = teller;
  let last = '';
  return createChronicler()(steps).flatMap((turn) => {
    if (turn.seat === undefined)
      return chronicleSentences(
        teller,
        turn.steps.flatMap((step) => [...step.events]),
      );
    const sentence = turnSentence(teller, turn);
    if (sentence === '') return [];
    const heading = turnHeading(t, turn);
    const isNew = heading !== last;
    last = heading;
    const refill = refillSentence(t, turn);
    return [...(isNew ? [`— ${heading} —`] : []), sentence, ...(refill === '' ? [] : [refill])];
  });
}
