import { useSyncExternalStore } from 'react';
import type { LayoutName } from '../../../table/fit/layout-of.ts';
import { layoutNow } from '../../../table/layout/use-layout.ts';

function onResize(notify: () => void): () => void {
  addEventListener('resize', notify);
  return () => removeEventListener('resize', notify);
}

/** The layout of the table in the current window. */
export function useLayoutName(): LayoutName {
  return useSyncExternalStore(onResize, layoutNow);
}
