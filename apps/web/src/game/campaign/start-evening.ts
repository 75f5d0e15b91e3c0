import type { Scenario } from '@la-stanza/bots/campaign';
import { openScenario } from '@la-stanza/bots/campaign/open';
import { gameShelf } from '../shelf/shelf.ts';
import { randomHex } from '../source/random-hex.ts';
import { useCampaign } from './campaign-memory.ts';
import { eveningTable } from './evening-table.ts';

const ID_BYTES = 8;

/** Starts an evening: the fixed deal, with the turns that were played before. Returns the game's id. */
export async function startEvening(scenario: Scenario): Promise<string> {
  const { record } = openScenario(scenario);
  const id = randomHex(ID_BYTES);
  const { person, seed } = scenario;
  const players = eveningTable(scenario);
  await (await gameShelf()).add({ id, record, seed, players, evening: person, savedAt: Date.now() });
  useCampaign.getState().begin(person, id);
  return id;
}
