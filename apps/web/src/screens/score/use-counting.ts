import { useEffect, useState } from 'react';
import { useMotionLength } from '../../ui/theme/motion.ts';

const EACH = 900;

type Counting = {
  /** How many lines have been counted. */
  readonly counted: number;
  readonly isDone: boolean;
  readonly again: () => void;
  readonly all: () => void;
};

/** Counts line by line; any key or tap finishes, and without motion all lines stand at once. */
export function useCounting(lines: number): Counting {
  const length = useMotionLength();
  const [counted, setCounted] = useState(length === 0 ? lines : 0);
  const isDone = counted >= lines;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(() => setCounted(counted + 1), EACH * length);
    const finish = (): void => setCounted(lines);
    addEventListener('keydown', finish);
    // not when it goes down: the page grows with the end of the counting, and a button would slip away under the finger
    addEventListener('pointerup', finish);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', finish);
      removeEventListener('pointerup', finish);
    };
  }, [counted, isDone, length, lines]);
  return { counted, isDone, again: () => setCounted(0), all: () => setCounted(lines) };
}
