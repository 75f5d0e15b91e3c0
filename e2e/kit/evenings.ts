import { play, toRecord, whoseTurn } from '@la-stanza/engine';
import { createSparring } from '@la-stanza/bots';
import type { Scenario } from '@la-stanza/bots/campaign';
import { openScenario } from '@la-stanza/bots/campaign/open';
import { eveningTable } from '../../apps/web/src/game/campaign/evening-table.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';

/** An evening as this device stores it after its last turn; the sparring partner played all seats. */
export function playedEvening(scenario: Scenario): SavedGame {
  const { person, seed } = scenario;
  let game = openScenario(scenario);
  const sparring = createSparring();
  while (whoseTurn(game.state).who === 'seat')
    for (const action of sparring.decide(game.state, game.line.length).actions) {
      ({ game } = play(game, action));
    }
  return {
    id: `evening-${person}`,
    record: toRecord(game),
    seed,
    players: eveningTable(scenario),
    evening: person,
    savedAt: Date.now(),
  };
}
