import type { Discipline, OpenDecision } from '@la-stanza/engine';
import { chosenAction, isLegal, offer, optionsOf, type Deciding } from './deciding.ts';
import type { Confirm, Offer, PanelPart, SequenceStep, Steps } from './decision-picture.ts';
import { lastSteps } from './progress.ts';

export type ColourDecision = Extract<OpenDecision, { readonly decision: 'book' | 'box' | 'meeple' }>;

type ColourWords = {
  /** The words for a finished step. */
  readonly done: (discipline: Discipline, number: number) => Pick<SequenceStep, 'title' | 'note' | 'drawing'>;
  readonly now: string;
  readonly look?: SequenceStep['look'];
  readonly next: string;
  readonly steps: (now: number, total: number) => string;
};

/** Books, boxes and meeples are chosen one after another: done, now, next. */
export function colourSequence(
  deciding: Deciding,
  open: ColourDecision,
  offers: readonly Offer[],
  words: ColourWords,
): { readonly part: PanelPart; readonly steps: Steps | undefined; readonly done: readonly Discipline[] } {
  const done = lastSteps(deciding, open.decision, open.chosen.length).map(({ discipline }) => discipline);
  const total = done.length + open.remaining;
  const now = done.length + 1;
  const steps: SequenceStep[] = [
    ...done.map((discipline, index): SequenceStep => ({
      number: index + 1,
      when: 'done',
      ...words.done(discipline, index + 1),
    })),
    { number: now, when: 'now', title: words.now, offers, look: words.look },
    ...(open.remaining > 1 ? [{ number: now + 1, when: 'next', title: words.next } satisfies SequenceStep] : []),
  ];
  return {
    part: { kind: 'sequence', steps },
    steps: total > 1 ? { done: done.length, total, words: words.steps(now, total) } : undefined,
    done,
  };
}

/** Stopping early, where the reward may be taken in part (rule 5.4). */
export function stopRows(deciding: Deciding): Offer[] {
  const { t } = deciding;
  return optionsOf(deciding, 'stop')
    .filter(isLegal)
    .map((option) =>
      offer(deciding, option, {
        title: t('decision.stop'),
        note: t('decision.stop-note'),
        drawing: { kind: 'symbol', name: 'close' },
      }),
    );
}

export function stopConfirm(deciding: Deciding): Confirm | undefined {
  const { t } = deciding;
  const action = chosenAction(deciding);
  return action?.kind === 'stop' ? { label: t('decision.stop'), action: action.id } : undefined;
}
