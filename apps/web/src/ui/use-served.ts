import { useSyncExternalStore } from 'react';
import { isServed } from './site-address.ts';

const never = (): (() => void) => () => undefined;

/** Whether there is a server; a prerendered page does not know it before its second rendering. */
export function useServed(): boolean {
  return useSyncExternalStore(
    never,
    () => isServed,
    () => false,
  );
}
