import { setup, view, type View } from '@la-stanza/engine';
import { figureValues, florins, listed, points, type Translate } from '@la-stanza/words';

const MOST_PLAYERS = 4;

/** A full table, so that every rank and every spot is in the figures. */
export function fullTable(): View {
  return view(setup({ players: MOST_PLAYERS }));
}

/** The figures an aid names, besides those every message may ask for. */
export function aidValues(t: Translate, seen: View): Readonly<Record<string, string | number>> {
  const { figures } = seen;
  return {
    ...figureValues(t, seen),
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
