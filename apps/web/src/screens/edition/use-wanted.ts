import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the entry that the reader came for, and puts the keyboard there. */
export function useWanted<Entry extends HTMLElement>(isWanted: boolean): RefObject<Entry | null> {
  const element = useRef<Entry>(null);
  useEffect(() => {
    if (!isWanted) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus({ preventScroll: true });
  }, [isWanted]);
  return element;
}
