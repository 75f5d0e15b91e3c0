import { useSyncExternalStore } from 'react';
import { layoutOf, type LayoutName } from '../fit/layout-of.ts';

const NARROW = '(width < 768px)';

function watchNarrow(notify: () => void): () => void {
  const list = matchMedia(NARROW);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/** Whether a page has the width of a phone. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(watchNarrow, () => matchMedia(NARROW).matches);
}

/** The layout of the table that fits the window now. */
export function layoutNow(): LayoutName {
  return layoutOf(innerWidth, innerHeight);
}
