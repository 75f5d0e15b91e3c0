import { advance, dealer, toAct, type Game } from '@la-stanza/engine';
import { dailyChance } from '../daily/daily.ts';
import { createSparring } from '../search/sparring.ts';
import { openGame } from '../table/open-game.ts';
import { OWN_SEAT, type Scenario } from './scenario.ts';

/** The game as the evening finds it: the turns before were played by the sparring partner, up to the person's turn. */
export function openScenario({ players, options, seed, turns }: Scenario): Game {
  const bank = dealer(seed);
  let { game } = openGame({ players, options, commitment: bank.commitment }, bank);
  const sparring = createSparring();
  for (let acting = toAct(game.state); acting.who === 'seat'; acting = toAct(game.state)) {
    const played = game.line.at(-1)?.turn ?? 0;
    if (turns === 0 || (played >= turns && acting.seat === OWN_SEAT && acting.decision === 'walk')) break;
    for (const action of sparring.decide(game.state, dailyChance(seed, game.line.length)).actions) {
      const next = advance(game, action, bank);
      if ('code' in next) throw new Error(`the opening is against the rules: ${next.code}`);
      ({ game } = next);
    }
  }
  return game;
}
