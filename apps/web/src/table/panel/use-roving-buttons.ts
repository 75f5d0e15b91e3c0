import { useEffect, type RefObject } from 'react';
import { nextStop } from '../../drawing/targets/roving-focus.ts';

/** Arrow keys move between the buttons of a group; each stays a stop of the Tab key, because a panel has few. */
export function useRovingButtons(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const buttons = [...element.querySelectorAll('button')];
      const current = buttons.findIndex((button) => button === document.activeElement);
      const next = nextStop(event.key, current, buttons.length);
      if (current === -1 || next === undefined) return;
      event.preventDefault();
      buttons[next]?.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [container]);
}
