import type { Box } from './place-card.ts';

/** Everything that can be chosen, in the list, on the board and on the mat. */
export function openChoices(): readonly Box[] {
  return [
    ...document.querySelectorAll('[data-panel] [data-offer], [data-bar], [data-state="legal"], [data-state="chosen"]'),
  ]
    .filter((choice) => choice.getAttribute('data-state') !== 'not-now')
    .map((choice) => choice.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
