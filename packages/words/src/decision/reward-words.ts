import { ARTWORKS, type Discipline, type Figures, type GameEvent } from '@la-stanza/engine';
import { moneySpace } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';

/** Rule 4.8: what a reward of a strength is. */
export function plainRewardWords(t: Translate, discipline: Discipline, strength: number): string {
  if (discipline === 'arts') return t(`terms.artwork.${ARTWORKS[strength - 1] ?? 'sculpture'}.name`);
  return t(`decision.reward.${discipline}`, { strength });
}

/** The same for a reward that is open: a sailboat says where it comes to and what it meets on the way. */
export function rewardWords(
  t: Translate,
  figures: Figures,
  { discipline, strength }: { readonly discipline: Discipline; readonly strength: number },
  events: readonly GameEvent[],
): string {
  if (discipline !== 'discoveries') return plainRewardWords(t, discipline, strength);
  const sailed = events.find((event) => event.type === 'sailed');
  if (sailed === undefined) return t('decision.reward.no-sea');
  const taken = events.filter((event) => event.type === 'meeple-taken').length;
  const place = moneySpace(t, figures, sailed.to);
  const words = t('decision.reward.sail', { strength: sailed.to - sailed.from, place });
  if (taken === 0) return words;
  return t('decision.reward.and', { words, more: t('terms.meeple.politics.count', { count: taken }) });
}
