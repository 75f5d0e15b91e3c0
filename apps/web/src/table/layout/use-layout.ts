import { useSyncExternalStore } from 'react';
import { layoutOf, type LayoutName } from '../fit/layout-of.ts';

const NARROW = '(width < 768px)';

function watchNarrow(notify: () => void): () => void {
  const list = matchMedia(NARROW);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/** Whether the window is as narrow as a phone. */
export function useNarrowWindow(): boolean {
  // a prerendered page is drawn for a phone: it loads least
  return useSyncExternalStore(
    watchNarrow,
    () => matchMedia(NARROW).matches,
    () => true,
  );
}

/** The layout that currently fits the window. */
export function layoutNow(): LayoutName {
  return layoutOf(innerWidth, innerHeight);
}
