import type { Preview, Seat } from '@la-stanza/engine';
import { signed, type Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { ScoreChange } from '../panel/panel.tsx';

/** The scores that a choice would change, the own one first. */
export function scoreChanges(
  t: Translate,
  players: readonly SeatedPlayer[],
  { before, after }: Pick<Preview, 'before' | 'after'>,
  { own, you }: { readonly own: Seat | undefined; readonly you?: Seat | undefined },
): ScoreChange[] {
  const changes = players.flatMap((player, seat) => {
    const name = seat === you ? t('table.you') : player.name;
    const from = before.seats[seat]?.total ?? 0;
    const to = after.seats[seat]?.total ?? 0;
    return from === to
      ? []
      : [{ seat, text: `${t('table.panel.scores', { name, from: signed(from), to: signed(to) })}.`, loss: to < from }];
  });
  return changes.toSorted((one, other) => Number(other.seat === own) - Number(one.seat === own));
}
