import { ACTIONS, type Discipline, parseAction } from '@la-stanza/engine';
import type { Target } from '../../drawing/targets/target.tsx';
import { targetOf, type Deciding } from './deciding.ts';
import type { Offer } from './decision-picture.ts';

/** In Discoveries the spaces of the money track stand for the rewards that lead there. */
export function targetsOfSail(
  deciding: Deciding,
  discipline: Discipline,
  rewards: readonly Offer[],
): ReadonlyMap<number, Target> | undefined {
  if (discipline !== 'discoveries') return undefined;
  const targets = new Map<number, Target>();
  for (const rung of rewards) {
    const id = parseAction(rung.key)?.id;
    if (id === undefined || ACTIONS[id]?.kind !== 'reward' || (rung.state !== 'legal' && rung.state !== 'chosen'))
      continue;
    const sailed = deciding.foresee(id).events.find((event) => event.type === 'sailed');
    if (sailed !== undefined) targets.set(sailed.to, { ...targetOf(rung), badge: undefined });
  }
  return targets;
}
