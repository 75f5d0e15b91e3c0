import { disciplineName } from '@la-stanza/words';
import { chosenAction, isLegal, offer, optionsOf, own, targetOf, type Deciding } from './deciding.ts';
import type { DecisionPicture } from './decision-picture.ts';

/** Rule 9.4: if the supply is empty, the disc for the grid comes from a box. */
export function liftDecision(deciding: Deciding): DecisionPicture {
  const { t } = deciding;
  const offers = optionsOf(deciding, 'lift').map((option) => {
    const { discipline } = option.action;
    const discs = own(deciding).boxes[discipline];
    const made = offer(deciding, option, {
      title: t(`terms.box.${discipline}`),
      note: t('decision.box.becomes', { from: discs, to: discs - 1 }),
      drawing: { kind: 'emblem', discipline },
      about: `box ${discipline}`,
    });
    return { discipline, made, open: isLegal(option) };
  });
  const action = chosenAction(deciding);
  return {
    sentence: t('decision.lift.sentence'),
    emblem: { kind: 'star' },
    room: 'religion',
    panel: {
      title: t('decision.lift.title'),
      note: t('decision.lift.note'),
      tone: 'bonus',
      parts: [{ kind: 'rows', rows: offers.filter(({ open }) => open).map(({ made }) => made) }],
    },
    targets: { boxes: new Map(offers.map(({ discipline, made }) => [discipline, targetOf(made)])) },
    confirm: {
      label:
        action?.kind === 'lift'
          ? t('decision.lift.confirm', { discipline: disciplineName(t, action.discipline) })
          : t('decision.confirm'),
      action: action?.id,
    },
  };
}
