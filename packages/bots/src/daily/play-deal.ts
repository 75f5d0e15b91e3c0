import { toLink, type Game } from '@la-stanza/engine';
import { LEVEL_SIMULATIONS } from '../levels.ts';
import type { WeightsFile } from '../value/weights.ts';
import { createThinker, requestOf } from '../worker/thinker.ts';
import { closeChoice } from './close-choice.ts';
import { dailyLead, fieldChance, FIELD_LEVEL, BEST_LEVEL, type LeadCount } from './daily.ts';
import type { ListedDeal } from './deal-file.ts';
import { playDaily, type DailyQuestion } from './play-daily.ts';

/** Plays a deal of the day with level 5 once, and with the field's level so many times. */
export async function playDeal(seed: string, games: number, weights: WeightsFile): Promise<ListedDeal> {
  const think = createThinker(weights);
  const ask = ({ level, state, seed: chance, style, isClose }: DailyQuestion) => {
    const budget = { simulations: LEVEL_SIMULATIONS[level] };
    const { choice } = think(requestOf(state, { id: 0, level, style, seed: chance, budget }));
    return isClose ? closeChoice(choice, chance) : choice.actions;
  };
  const best = await playDaily(seed, BEST_LEVEL, fieldChance(0), ask);
  const counts = new Map<number, number>();
  for (let nth = 0; nth < games; nth++) {
    const lead = leadOf(await playDaily(seed, FIELD_LEVEL, fieldChance(nth), ask));
    counts.set(lead, (counts.get(lead) ?? 0) + 1);
  }
  const field: LeadCount[] = [...counts].map(([lead, count]) => ({ lead, count }));
  return { seed, field, best: { lead: leadOf(best), link: linkWithoutSeed(best) } };
}

export const leadOf = ({ closing }: Game): number => dailyLead(closing?.result.totals ?? []);

/** Others may open it before the day is over. */
export function linkWithoutSeed(game: Game): string {
  const { seed: _known, ...unseeded } = game;
  const { seed: _stated, ...record } = game.record;
  return toLink({ ...unseeded, record });
}
