import { useEffect, type RefObject } from 'react';

/** Makes all lines and their rule links one stop of the Tab key; the arrow keys up and down move between them. */
export function useLineStops(container: RefObject<HTMLElement | null>): void {
  // after every render, because lines are added with the game
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    keepOneStop(element);
    const onFocus = (): void => keepOneStop(element);
    const onKey = (event: KeyboardEvent): void => {
      const lines = linesIn(element);
      const current = lines.findIndex((line) => line === document.activeElement);
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (current === -1 || by === 0) return;
      event.preventDefault();
      lines[current + by]?.focus();
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
    };
  });
}

function linesIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('button, a')];
}

function keepOneStop(element: HTMLElement): void {
  const lines = linesIn(element);
  const stop =
    lines.find((line) => line === document.activeElement) ??
    lines.find((line) => line.getAttribute('aria-current') !== null) ??
    lines[0];
  for (const line of lines) line.tabIndex = line === stop ? 0 : -1;
}
