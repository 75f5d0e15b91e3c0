import type { Preview } from '@la-stanza/engine';
import { points } from '@la-stanza/words';
import { offer, type Deciding, type Option } from './deciding.ts';
import type { Confirm, Offer } from './decision-picture.ts';

/** Rule 11.3: leaving the game for the best free passing spot. */
export function withdrawal(deciding: Deciding, option: Option<'withdraw'>): Offer {
  const { t } = deciding;
  const prestige = withdrawalPoints(deciding.foresee(option.action.id));
  return offer(deciding, option, {
    title: t('decision.walk.withdraw', { points: points(t, prestige) }),
    note: t('decision.walk.withdraw-note'),
    drawing: { kind: 'symbol', name: 'door' },
    end: { kind: 'prestige', figure: String(prestige) },
  });
}

/** It cannot be taken back once the next player has decided, so it is asked for. */
export function confirmWithdrawal(deciding: Deciding, { action }: Pick<Option<'withdraw'>, 'action'>): Confirm {
  const { t } = deciding;
  const amount = points(t, withdrawalPoints(deciding.foresee(action.id)));
  const label = t('decision.walk.withdraw', { points: amount });
  return {
    label,
    action: action.id,
    ask: { kind: 'withdraw', sentence: t('decision.walk.ask', { points: amount }), label },
  };
}

function withdrawalPoints({ events }: Preview): number {
  return events.reduce((sum, event) => (event.type === 'withdrew' ? event.prestige : sum), 0);
}
