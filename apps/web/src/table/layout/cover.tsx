import { useRef, type ReactNode } from 'react';
import styles from './cover.module.css';
import { useSwipeDown } from './use-swipe-down.ts';

type CoverProps = { readonly onClose: () => void; readonly children: ReactNode };

/** Lies over a small table and leaves what decides in reach; a tap beside it or a pull downwards takes it away. */
export function Cover({ onClose, children }: CoverProps): ReactNode {
  const cover = useRef<HTMLDivElement>(null);
  useSwipeDown(cover, onClose);
  return (
    <>
      {/* the button inside and Escape do the same for those who do not tap */}
      <div className={styles['beside']} aria-hidden onClick={onClose} />
      <div ref={cover} className={styles['cover']} data-cover>
        {children}
      </div>
    </>
  );
}
