import type { OpenDecision } from '@la-stanza/engine';
import { shortName } from '@la-stanza/words';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { chosenAction, isLegal, offer, optionsOf, own, targetOf, type Deciding } from './deciding.ts';
import type { DecisionPicture } from './decision-picture.ts';

/** Tile Dd: the recruitment space for the fetched character; a recruit already there is discarded. */
export function recruitSpaceDecision(
  deciding: Deciding,
  open: Extract<OpenDecision, { readonly decision: 'recruit-space' }>,
): DecisionPicture {
  const { t } = deciding;
  const name = shortName(t, open.tile.tile);
  const offers = optionsOf(deciding, 'recruit-space')
    .filter(isLegal)
    .map((option) => {
      const { recruit } = option.action;
      const there = own(deciding).recruits[recruit - 1];
      const made = offer(deciding, option, {
        title: t('decision.recruit-space.space', { recruit }),
        note:
          there === null || there === undefined
            ? t('decision.recruit-space.empty')
            : t('decision.recruit-space.replaces', { name: shortName(t, there.tile) }),
        drawing:
          there === null || there === undefined
            ? { kind: 'symbol', name: 'plus' }
            : { kind: 'portrait', person: personOf(there.tile) },
        about: `recruit ${recruit}`,
      });
      return { recruit, made };
    });
  const action = chosenAction(deciding);
  return {
    sentence: t('decision.recruit-space.sentence', { name }),
    emblem: { kind: 'portrait', person: personOf(open.tile.tile) },
    panel: {
      title: t('terms.tile.Dd.name'),
      note: name,
      tone: 'discoveries',
      parts: [{ kind: 'rows', rows: offers.map(({ made }) => made) }],
    },
    targets: { recruits: new Map(offers.map(({ recruit, made }) => [recruit, targetOf(made)])) },
    confirm: {
      label:
        action?.kind === 'recruit-space'
          ? t('decision.recruit-space.confirm', { name, recruit: action.recruit })
          : t('decision.confirm'),
      action: action?.id,
    },
  };
}
