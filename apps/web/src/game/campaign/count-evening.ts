import { isReached, OWN_SEAT, SCENARIOS } from '@la-stanza/bots/campaign';
import { replay } from '@la-stanza/engine';
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
    const replayed = replay(record);
    if ('fault' in replayed) continue;
    const { totals } = record.result;
    finish(person, game, {
      reached: goals.map((goal) => isReached(goal, replayed.game.state, OWN_SEAT)),
      own: totals[OWN_SEAT] ?? 0,
      other: Math.max(...totals.filter((_, seat) => seat !== OWN_SEAT)),
    });
  }
}
