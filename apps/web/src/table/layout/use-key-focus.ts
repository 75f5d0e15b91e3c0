import { useEffect, useRef, type RefObject } from 'react';

const OPEN = '[data-panel] [data-offer]:is([data-state="legal"], [data-state="chosen"])';

/**
 * Keeps a player at the keyboard in the list: a step takes its button away, and the focus goes to the first option of the next one.
 * A key that is held down plays one step, not several.
 */
export function useKeyFocus(table: RefObject<HTMLElement | null>, position: unknown): void {
  const isByKey = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      isByKey.current = true;
      if (event.repeat && (event.key === 'Enter' || event.key === ' ') && isAtTable(table.current, event.target))
        event.preventDefault();
    };
    const onPointer = (): void => {
      isByKey.current = false;
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, [table]);
  useEffect(() => {
    if (!isByKey.current || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>(OPEN)?.focus({ preventScroll: true });
  }, [table, position]);
}

function isAtTable(table: HTMLElement | null, target: EventTarget | null): boolean {
  return table !== null && target instanceof Node && (target === document.body || table.contains(target));
}
