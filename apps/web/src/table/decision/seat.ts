import type { OpenDecision } from '@la-stanza/engine';
import { shortName } from '@la-stanza/words';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { chosenAction, isLegal, offer, optionsOf, own, targetOf, type Deciding } from './deciding.ts';
import type { DecisionPicture } from './decision-picture.ts';

/** Tile Dd: the recruitment space for whoever was fetched; somebody there is discarded. */
export function seatDecision(
  deciding: Deciding,
  open: Extract<OpenDecision, { readonly decision: 'seat' }>,
): DecisionPicture {
  const { t } = deciding;
  const name = shortName(t, open.tile.tile);
  const offers = optionsOf(deciding, 'seat')
    .filter(isLegal)
    .map((option) => {
      const { recruit } = option.action;
      const there = own(deciding).recruits[recruit - 1];
      const made = offer(deciding, option, {
        title: t('decision.seat.space', { recruit }),
        note:
          there === null || there === undefined
            ? t('decision.seat.empty')
            : t('decision.seat.replaces', { name: shortName(t, there.tile) }),
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
    sentence: t('decision.seat.sentence', { name }),
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
        action?.kind === 'seat' ? t('decision.seat.confirm', { name, recruit: action.recruit }) : t('decision.confirm'),
      action: action?.id,
    },
  };
}
