import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Symbol } from '../../../drawing/art/symbol.tsx';
import { onStage } from '../spotlight.tsx';
import styles from './praise-line.module.css';

type PraiseLineProps = {
  readonly text: string;
  /** The `data-about` name of what has changed. */
  readonly at: string;
  /** At the changed object; otherwise below the coach's bubble. */
  readonly floats: boolean;
  readonly onGone: () => void;
};

const SHOWN = 1400;
const MARGIN = 8;

/** A green line at what a step has changed; gone after a moment. Screen readers hear it in a region that stays. */
export function PraiseLine({ text, at, floats, onGone }: PraiseLineProps): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN);
    return () => clearTimeout(timer);
    // each praise has its own time
  }, [text, at]);
  useLayoutEffect(() => {
    const changed = floats ? onStage([at])[0]?.getBoundingClientRect() : undefined;
    const target = changed ?? document.querySelector('[data-guided]')?.getBoundingClientRect();
    const { width = 0, height = 0 } = line.current?.getBoundingClientRect() ?? {};
    if (target === undefined) return;
    // what has changed may be folded away
    if (changed === undefined) {
      const middle = (target.left + target.right - width) / 2;
      const left = Math.max(MARGIN, Math.min(middle, innerWidth - width - MARGIN));
      setPlace({ left, top: Math.min(target.bottom + MARGIN, innerHeight - height - MARGIN) });
      return;
    }
    const isRoomRight = target.right + MARGIN + width < innerWidth;
    const left = isRoomRight ? target.right + MARGIN : Math.max(MARGIN, target.left - width - MARGIN);
    const top = (target.top + target.bottom - height) / 2;
    setPlace({ left, top: Math.max(MARGIN, Math.min(top, innerHeight - height - MARGIN)) });
  }, [text, at, floats]);
  return createPortal(
    <p ref={line} className={styles['praise']} style={place} aria-hidden>
      <Symbol name="check" size={18} />
      <span>{text}</span>
    </p>,
    document.body,
  );
}
