import { setup, view, type View } from '@la-stanza/engine';
import { figureValues, florins, listed, points, type Translate } from '@la-stanza/words';
import { editionsThatWithdraw } from '../../../game/edition/editions-that-withdraw.ts';

const MOST_PLAYERS = 4;

/** A table with the most players, so that the figures have every rank and every spot. */
export function fullTable(): View {
  return view(setup({ players: MOST_PLAYERS }));
}

/** The figures in the player aid, besides those of every message. */
export function aidValues(t: Translate, seen: View): Readonly<Record<string, string | number>> {
  const { figures } = seen;
  return {
    ...figureValues(t, seen),
    actionEditions: editionsThatWithdraw(t, 'turn-or-action'),
    prices: listed(
      t,
      figures.hiringCosts.map((cost) => florins(t, cost)),
    ),
    moneyFlorins: figures.florins.map((amount) => florins(t, amount)).join(' · '),
    moneyTop: florins(t, figures.florins.at(-1) ?? 0),
    moneyPoints: listed(
      t,
      figures.prestige.map((amount) => points(t, amount)),
    ),
  };
}
