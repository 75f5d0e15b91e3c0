import type { Offer, PanelPicture } from './decision-picture.ts';
import { offersOf } from './offers.ts';

/** The offers of the number keys: the rungs of the ladders in order, then the other open offers of the panel from above. */
export function numbered(panel: Pick<PanelPicture, 'parts' | 'payments'>): readonly Offer[] {
  const rungs = panel.parts.flatMap((part) => (part.kind === 'ladder' ? part.rungs : []));
  const open = offersOf(panel).filter(({ state }) => state === 'legal' || state === 'chosen');
  return [...rungs, ...open.filter((offer) => !rungs.includes(offer))];
}
