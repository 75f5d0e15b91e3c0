import type { Scenario } from '@la-stanza/bots/campaign';
import { neededAtTable, retried } from '../../ui/parts/retried.ts';

const loading = retried(() => import('./start-evening.ts'));
neededAtTable(loading);

/** Starts an evening, as soon as its code is there: a lost packet delays it. Returns the game's id. */
export async function startEvening(scenario: Scenario): Promise<string> {
  await loading.whenReady();
  const start = await import('./start-evening.ts');
  return start.startEvening(scenario);
}
