import type { ActionId } from '@la-stanza/engine';
import type { Choice } from '../bot.ts';
import { below, randomFrom } from '../random/random.ts';

/** Turns whose shares of the win differ by no more than this are about equal. */
const CLOSE = 0.003;

/** Where several turns are about equal, chance decides: games of the same bot on the same deal differ. */
export function closeChoice({ actions, candidates }: Choice, seed: number): readonly ActionId[] {
  const best = Math.max(...candidates.map(({ winShare }) => winShare));
  const close = candidates.filter(({ winShare }) => winShare >= best - CLOSE);
  return close[below(randomFrom(seed), close.length)]?.actions ?? actions;
}
