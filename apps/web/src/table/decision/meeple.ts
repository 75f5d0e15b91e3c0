import { chosenAction, offer, optionsOf, targetOf, type Deciding } from './deciding.ts';
import type { DecisionPicture } from './decision-picture.ts';
import { colourSequence, stopConfirm, stopRows, type ColourDecision } from './colour-sequence.ts';
import { bookSteps } from './progress.ts';

/** Rules 5.2 and 7.1: meeples of different colours from the Politics room. */
export function meepleDecision(deciding: Deciding, open: ColourDecision): DecisionPicture {
  const { t, view } = deciding;
  const meeples = optionsOf(deciding, 'meeple').map((option) => {
    const { discipline } = option.action;
    const made = offer(deciding, option, {
      title: t(`terms.meeple.${discipline}.name`),
      note: t('decision.meeple.left', { left: view.supply[discipline] }),
      drawing: { kind: 'meeple', discipline },
      about: `chair ${discipline}`,
    });
    return { discipline, made };
  });
  const { part, steps } = colourSequence(
    deciding,
    open,
    meeples.map(({ made }) => made),
    {
      done: (discipline) => ({ title: t(`terms.meeple.${discipline}.name`), drawing: { kind: 'meeple', discipline } }),
      now: t('decision.meeple.now'),
      next: t('decision.meeple.next'),
      steps: (now, total) => t('decision.meeple.steps', { now, total }),
    },
  );
  const action = chosenAction(deciding);
  return {
    sentence: t(open.from === 'book' ? 'decision.meeple.book-sentence' : 'decision.meeple.sentence', {
      count: open.remaining,
    }),
    emblem: { kind: 'emblem', discipline: 'politics' },
    steps: open.from === 'book' ? bookSteps(deciding) : steps,
    room: 'politics',
    panel: {
      title: t('decision.meeple.title'),
      note: t('decision.meeple.note'),
      tone: 'politics',
      parts: [part, { kind: 'rows', rows: stopRows(deciding) }],
    },
    targets: { chairs: new Map(meeples.map(({ discipline, made }) => [discipline, targetOf(made)])) },
    confirm: stopConfirm(deciding) ?? {
      label:
        action?.kind === 'meeple' ? t('decision.meeple.confirm', { meeple: action.discipline }) : t('decision.confirm'),
      action: action?.id,
    },
  };
}
