import { view, type View, newGame } from '@la-stanza/engine';
import { figureValues, firstEditionWith, florins, listed, points, type Translate } from '@la-stanza/words';
import type { Reading } from '../../../game/edition/reading.ts';

const MOST_PLAYERS = 4;

/** A table with the most players, so that the figures have every rank and every spot. */
export function fullTable({ figures, rulings, withPlayers }: Reading): View {
  const own = withPlayers.find(({ players }) => players === MOST_PLAYERS);
  return view(newGame({ players: MOST_PLAYERS, figures: own?.figures ?? figures, rulings }).state);
}

/** The figures in the player aid, besides those of every message. */
export function aidValues(t: Translate, seen: View): Readonly<Record<string, string | number>> {
  const { figures } = seen;
  return {
    ...figureValues(t, seen),
    actionEdition: firstEditionWith('turn-or-action'),
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
