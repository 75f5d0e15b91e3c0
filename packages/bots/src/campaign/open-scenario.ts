import { toAct } from '@la-stanza/engine/search';
import { newGame, play, type Game } from '@la-stanza/engine';
import { dailyChance } from '../daily/daily.ts';
import { createSparring } from '../search/sparring.ts';
import { OWN_SEAT, type Scenario } from './scenario.ts';

/** The game as the evening finds it: the turns before were played by the sparring partner, up to the person's turn. */
export function openScenario({ players, options, seed, turns }: Scenario): Game {
  let game = newGame({ players, options, seed });
  const sparring = createSparring();
  for (let acting = toAct(game.state); acting.who === 'seat'; acting = toAct(game.state)) {
    const played = game.line.at(-1)?.turn ?? 0;
    if (turns === 0 || (played >= turns && acting.seat === OWN_SEAT && acting.decision === 'walk')) break;
    for (const action of sparring.decide(game.state, dailyChance(seed, game.line.length)).actions) {
      ({ game } = play(game, action));
    }
  }
  return game;
}
