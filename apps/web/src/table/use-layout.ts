import { useSyncExternalStore } from 'react';

export type Layout = 'desktop' | 'tablet' | 'phone';

const WIDE = '(width >= 1200px)';
const MEDIUM = '(width >= 768px)';
const LOW = '(height < 860px)';

function watch(query: string): (notify: () => void) => () => void {
  return (notify) => {
    const list = matchMedia(query);
    list.addEventListener('change', notify);
    return () => list.removeEventListener('change', notify);
  };
}

const watchWide = watch(WIDE);
const watchMedium = watch(MEDIUM);
const watchLow = watch(LOW);

/** Which of the three layouts fits the window. */
export function useLayout(): Layout {
  const wide = useSyncExternalStore(watchWide, () => matchMedia(WIDE).matches);
  const medium = useSyncExternalStore(watchMedium, () => matchMedia(MEDIUM).matches);
  return wide ? 'desktop' : medium ? 'tablet' : 'phone';
}

/** The layout that fits the window now. */
export function layoutNow(): Layout {
  return matchMedia(WIDE).matches ? 'desktop' : matchMedia(MEDIUM).matches ? 'tablet' : 'phone';
}

/** A desktop window too low for board and mat: the mat becomes a drawer. */
export function useLowWindow(): boolean {
  return useSyncExternalStore(watchLow, () => matchMedia(LOW).matches);
}
