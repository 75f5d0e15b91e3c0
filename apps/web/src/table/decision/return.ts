import type { Discipline } from '@la-stanza/engine';
import { chosenAction, isLegal, offer, optionsOf, own, targetOf, type Deciding } from './deciding.ts';
import type { DecisionPicture } from './decision-picture.ts';
import { runLength } from './progress.ts';

const ORDER: readonly Discipline[] = ['literature', 'religion', 'discoveries', 'arts', 'politics'];

/** Rule 7.2: return any meeples down to the limit. */
export function returnDecision(deciding: Deciding): DecisionPicture {
  const { t, view } = deciding;
  const { meeples } = own(deciding);
  const held = ORDER.reduce((sum, colour) => sum + meeples[colour], 0);
  const limit = view.figures.meepleLimit;
  const done = runLength(deciding, 'return');
  const options = optionsOf(deciding, 'return').toSorted(
    (one, other) => ORDER.indexOf(one.action.discipline) - ORDER.indexOf(other.action.discipline),
  );
  const offers = options.map((option) => {
    const { discipline } = option.action;
    const made = offer(deciding, option, {
      title: t(`terms.meeple.${discipline}.name`),
      note: t('decision.return.becomes', { from: meeples[discipline], to: meeples[discipline] - 1 }),
      drawing: { kind: 'meeple', discipline },
      about: `meeple ${discipline}`,
    });
    return { discipline, made, open: isLegal(option) };
  });
  const action = chosenAction(deciding);
  return {
    sentence: t('decision.return.sentence', { held, limit, count: held - limit }),
    emblem: { kind: 'emblem', discipline: 'politics' },
    steps: {
      done,
      total: done + held - limit,
      words: t('decision.return.steps', { done, total: done + held - limit }),
    },
    room: 'politics',
    panel: {
      title: t('decision.return.title', { limit }),
      note: t('decision.return.note', { held, limit }),
      tone: 'politics',
      parts: [{ kind: 'rows', rows: offers.filter(({ open }) => open).map(({ made }) => made) }],
      footer: t('decision.return.footer'),
    },
    targets: { meeples: new Map(offers.map(({ discipline, made }) => [discipline, targetOf(made)])) },
    confirm: {
      label:
        action?.kind === 'return' ? t('decision.return.confirm', { meeple: action.discipline }) : t('decision.confirm'),
      action: action?.id,
    },
  };
}
