import type { Goal } from '@la-stanza/bots/campaign';
import type { Translate } from '@la-stanza/words';

/** A goal in words. */
export function goalText(t: Translate, goal: Goal): string {
  switch (goal.kind) {
    case 'win':
    case 'financier':
      return t(`palazzo.goal.${goal.kind}`);
    default:
      return t(`palazzo.goal.${goal.kind}`, { least: goal.least });
  }
}
