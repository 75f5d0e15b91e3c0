import type { ReactNode } from 'react';
import type { Target } from '../targets/target.tsx';
import styles from './purse-button.module.css';

type PurseButtonProps = { readonly target: Target | undefined; readonly children: ReactNode };

/** The own florins; a button where money can be received. */
export function PurseButton({ target, children }: PurseButtonProps): ReactNode {
  if (target === undefined) return children;
  const { state, label, offer, onChoose, onPreview } = target;
  return (
    <button
      type="button"
      className={styles['purse']}
      data-state={state}
      data-offer={offer}
      aria-label={label}
      aria-pressed={state === 'chosen'}
      onClick={onChoose}
      onPointerEnter={() => onPreview?.(true)}
      onPointerLeave={() => onPreview?.(false)}
      onFocus={() => onPreview?.(true)}
      onBlur={() => onPreview?.(false)}
    >
      {children}
    </button>
  );
}
