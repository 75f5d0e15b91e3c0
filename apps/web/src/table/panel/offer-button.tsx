import type { ReactNode } from 'react';
import type { Offer } from '../decision/decision-picture.ts';

type OfferButtonProps = {
  readonly offer: Offer;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** An option as a button in its state; a closed one can be pressed and then explains why. */
export function OfferButton({ offer, className, children }: OfferButtonProps): ReactNode {
  const { key, state, title, spoken = title, note, badge, about, dragOnto, onChoose, onLook } = offer;
  return (
    <button
      type="button"
      className={className}
      data-state={state}
      data-about={about}
      data-offer={key}
      data-drag-onto={dragOnto}
      aria-label={[badge, spoken, note].filter((word) => word !== undefined && word !== '').join(', ')}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'not-now'}
      onClick={onChoose}
      onPointerEnter={() => onLook?.(true)}
      onPointerLeave={() => onLook?.(false)}
      onFocus={() => onLook?.(true)}
      onBlur={() => onLook?.(false)}
    >
      {children}
    </button>
  );
}
