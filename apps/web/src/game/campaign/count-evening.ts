import { isReached, OWN_SEAT, SCENARIOS, type EveningTry, type Scenario } from '@la-stanza/bots/campaign';
import { score, type State, openRecord } from '@la-stanza/engine';
import { gameShelf } from '../shelf/shelf.ts';
import { useCampaign } from './campaign-memory.ts';

/** Counts the games that have ended since. */
export async function countEvenings(): Promise<void> {
  const { evenings, finish } = useCampaign.getState();
  const shelf = await gameShelf();
  for (const { person, goals } of SCENARIOS) {
    const game = evenings[person]?.game;
    if (game === undefined) continue;
    const record = (await shelf.find(game))?.record;
    if (record?.result === undefined) continue;
    const replayed = openRecord(record);
    if ('fault' in replayed) continue;
    finish(person, game, tryOf({ goals }, replayed.game.state));
  }
}

/** How a finished game of an evening ended. */
export function tryOf({ goals }: Pick<Scenario, 'goals'>, state: State): EveningTry {
  const totals = score(state).seats.map(({ total }) => total);
  return {
    reached: goals.map((goal) => isReached(goal, state, OWN_SEAT)),
    own: totals[OWN_SEAT] ?? 0,
    other: Math.max(...totals.filter((_, seat) => seat !== OWN_SEAT)),
  };
}
