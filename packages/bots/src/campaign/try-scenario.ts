import type { ActionId, Game } from '@la-stanza/engine';
import { closeChoice } from '../daily/close-choice.ts';
import { dailyChance } from '../daily/daily.ts';
import { LEVEL_SIMULATIONS } from '../levels.ts';
import { styleAt } from '../style/style.ts';
import { playOut } from '../table/play-out.ts';
import type { WeightsFile } from '../value/weights.ts';
import { createThinker, requestOf } from '../worker/thinker.ts';
import { isReached } from './goal.ts';
import { openScenario } from './open-scenario.ts';
import { OWN_SEAT, type Scenario } from './scenario.ts';

/** Some of the tries at an evening: the first one and how many. */
export interface Tries {
  readonly from: number;
  readonly tries: number;
}

/** How many of the tries of a bot of the opponents' level reached each goal. Every try depends on its number alone. */
export async function tryScenario(
  scenario: Scenario,
  { from, tries }: Tries,
  weights: WeightsFile,
): Promise<readonly [number, number, number]> {
  const think = createThinker(weights);
  const { level, seed, goals } = scenario;
  const budget = { simulations: LEVEL_SIMULATIONS[level] };
  const opened = openScenario(scenario);
  const reached: [number, number, number] = [0, 0, 0];
  for (let nth = from; nth < from + tries; nth++) {
    const chance = nth.toString(16).padStart(4, '0');
    const choose = ({ state, line }: Game, seat: number): readonly ActionId[] => {
      const isOwn = seat === OWN_SEAT;
      const number = dailyChance(isOwn ? chance : seed, line.length);
      const style = isOwn ? undefined : styleAt(seat, level);
      const { choice } = think(requestOf(state, { id: 0, level, style, seed: number, budget }));
      // bots without whims would play the same game at every try
      return isOwn && level > 2 ? closeChoice(choice, number) : choice.actions;
    };
    const { state } = await playOut(opened, choose);
    for (const [index, goal] of goals.entries())
      if (isReached(goal, state, OWN_SEAT)) reached[index] = (reached[index] ?? 0) + 1;
  }
  return reached;
}
