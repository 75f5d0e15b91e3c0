import { placeCard, type Box } from '../../../table/explain/place-card.ts';

type Size = { readonly width: number; readonly height: number };

export type PointedCard = {
  readonly left: number;
  readonly top: number;
  /** The side of the card that faces the target, and where along it the pointer is. */
  readonly side: 'top' | 'bottom' | 'left' | 'right';
  readonly along: number;
};

/** Room for the pointer at both ends of a side. */
const CORNER = 22;

/** Places a card beside its target, as a forecast is placed, with a pointer that touches the target. */
export function pointedCard(card: Size, window: Size, target: Box, choices: readonly Box[]): PointedCard {
  const { left, top } = placeCard({ card, window, target, choices, isAsked: true }) ?? { left: 0, top: 0 };
  const side =
    top >= target.bottom ? 'top' : top + card.height <= target.top ? 'bottom' : left >= target.right ? 'left' : 'right';
  const isAcross = side === 'top' || side === 'bottom';
  const middle = isAcross ? (target.left + target.right) / 2 - left : (target.top + target.bottom) / 2 - top;
  const length = isAcross ? card.width : card.height;
  return { left, top, side, along: Math.max(CORNER, Math.min(middle, length - CORNER)) };
}
