import type { Figures } from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import { majorityExamples, type MajorityExample } from './majority-examples.ts';
import { momentExamples, type MomentExample, type WalkExample } from './moment-examples.ts';
import { turnExamples, type TurnExample } from './turn-examples.ts';

/** Everything there is an example of, in the order of the rules. */
export const EXAMPLE_NAMES = [
  'walk',
  'hire',
  'masterpiece',
  'discoveries',
  'literature',
  'religion',
  'arts',
  'politics',
  'money',
  'tile',
  'refill',
  'ending',
  'withdrawal',
  'museum',
  'museum-tied',
  'tile-majority',
] as const;
export type ExampleName = (typeof EXAMPLE_NAMES)[number];

export type Example = TurnExample | WalkExample | MomentExample | MajorityExample;

/** One example of each kind, as far as they can be played with these figures. */
export function examplesOf(t: Translate, figures: Figures): ReadonlyMap<ExampleName, Example> {
  const found: Partial<Record<ExampleName, Example | undefined>> = {
    ...turnExamples(t, figures),
    ...momentExamples(t, figures),
    ...majorityExamples(t, figures),
  };
  return new Map(
    EXAMPLE_NAMES.flatMap((name) => {
      const example = found[name];
      return example === undefined ? [] : [[name, example] as const];
    }),
  );
}
