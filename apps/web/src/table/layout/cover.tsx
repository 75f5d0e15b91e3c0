import { useRef, type ReactNode } from 'react';
import styles from './cover.module.css';
import { useSwipeDown } from './use-swipe-down.ts';

type CoverProps = { readonly onClose: () => void; readonly children: ReactNode };

/** Covers a small table except for the buttons; a tap beside it or a swipe down closes it. */
export function Cover({ onClose, children }: CoverProps): ReactNode {
  const cover = useRef<HTMLDivElement>(null);
  useSwipeDown(cover, onClose);
  return (
    <>
      {/* the button inside and Escape do the same without a pointer */}
      <div className={styles['beside']} aria-hidden onClick={onClose} />
      <div ref={cover} className={styles['cover']} data-cover>
        {children}
      </div>
    </>
  );
}
