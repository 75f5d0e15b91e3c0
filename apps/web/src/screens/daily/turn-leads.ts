import { dailyLead, DAILY_SEAT } from '@la-stanza/bots/daily';
import { score, type Replayed, type State } from '@la-stanza/engine';

/** The lead over the better bot at the start, before each later turn of the person, and at the end of the game. */
export function turnLeads({ game, steps }: Replayed): readonly number[] {
  const begins = steps.filter(
    ({ entry }, index) => entry.seat === DAILY_SEAT && entry.turn > 0 && steps[index - 1]?.entry.turn !== entry.turn,
  );
  return [...begins.map(({ before }) => leadIn(before)), leadIn(game.state)];
}

const leadIn = (state: State): number => dailyLead(score(state).seats.map(({ total }) => total));
