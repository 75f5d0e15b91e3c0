import { useEffect, type RefObject } from 'react';

/**
 * Makes the buttons inside one stop of the Tab key: arrow keys move between them in drawing order,
 * Home and End go to the first and last. Focus never moves by itself.
 */
export function useRovingFocus(container: RefObject<SVGElement | HTMLElement | null>): void {
  // after every render, because buttons come and go with the decision
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    keepOneStop(element, document.activeElement);
    const onFocus = ({ target }: Event): void => {
      if (target instanceof Node && element.contains(target)) keepOneStop(element, target);
    };
    const onKey = (event: Event): void => {
      if (event instanceof KeyboardEvent) rove(element, event);
    };
    // an SVG element that listens for focus becomes a tab stop in some browsers
    document.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
    };
  });
}

type Focusable = SVGElement | HTMLElement;

function buttons(element: Focusable): Focusable[] {
  return [...element.querySelectorAll<Focusable>('[role="button"]')];
}

function keepOneStop(element: Focusable, focused: EventTarget | null): void {
  const all = buttons(element);
  const stop =
    all.find((button) => button === focused) ??
    all.find((button) => button.getAttribute('tabindex') === '0' && button.dataset['state'] !== 'not-now') ??
    all[0];
  for (const button of all) button.setAttribute('tabindex', button === stop ? '0' : '-1');
}

function rove(element: Focusable, event: KeyboardEvent): void {
  const all = buttons(element);
  const current = all.findIndex((button) => button === document.activeElement);
  const next = nextStop(event.key, current, all.length);
  if (current === -1 || next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}

/** The index of the button that a key leads to, wrapping around; undefined for other keys. */
export function nextStop(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
