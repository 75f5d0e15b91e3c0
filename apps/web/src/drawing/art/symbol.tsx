import type { ReactNode } from 'react';

// Symbols of the interface, in the 24-unit box; those in FILLED are filled, all others stroked.
const SYMBOLS = {
  undo: 'M-8-2H4A5.5 5.5 0 0 1 4 9H-2M-4-7L-9-2L-4 3',
  check: 'M-8 .5L-2.5 6L8-6',
  lock: 'M-6-1H6V8H-6ZM-3.6-1V-4A3.6 3.6 0 0 1 3.6-4V-1',
  rules: 'M0-6C-3-8.4-7-8.4-10-7V7C-7 5.6-3 5.6 0 8C3 5.6 7 5.6 10 7V-7C7-8.4 3-8.4 0-6ZM0-6V8',
  settings:
    'M3.4 0A3.4 3.4 0 1 1-3.4 0A3.4 3.4 0 1 1 3.4 0M0-9.5V-6.4M0 9.5V6.4M-9.5 0H-6.4M9.5 0H6.4M-6.7-6.7L-4.5-4.5M6.7 6.7L4.5 4.5M-6.7 6.7L-4.5 4.5M6.7-6.7L4.5-4.5',
  help: 'M-3.6-3.4A3.7 3.7 0 1 1 .8.6Q0 1.2 0 3M0 7V7.1M10.4 0A10.4 10.4 0 1 1-10.4 0A10.4 10.4 0 1 1 10.4 0',
  chat: 'M-10-7H10V5H-1L-6 9.5V5H-10Z',
  link: 'M-2 4L-5 7A4.3 4.3 0 0 1-11 1L-6.5-3.5A4.3 4.3 0 0 1-.6-3.4M2-4L5-7A4.3 4.3 0 0 1 11-1L6.5 3.5A4.3 4.3 0 0 1 .6 3.4',
  clock: 'M-6-10H6M-6 10H6M-5-10V-6.5Q-5-3 0 0Q5 3 5 6.5V10M5-10V-6.5Q5-3 0 0Q-5 3-5 6.5V10',
  up: 'M-7 4L0-4L7 4',
  down: 'M-7-4L0 4L7-4',
  left: 'M4-7L-4 0L4 7',
  right: 'M-4-7L4 0L-4 7',
  eye: 'M-11 0Q0-10 11 0Q0 10-11 0ZM3 0A3 3 0 1 1-3 0A3 3 0 1 1 3 0',
  shuffle: 'M-10-5H-5L5 6H10M-10 6H-5L-2.5 3M2.5-2.5L5-5H10M7-8L10-5L7-2M7 3L10 6L7 9',
  plus: 'M-8 0H8M0-8V8',
  close: 'M-7-7L7 7M7-7L-7 7',
  more: 'M-8 0V.1M0 0V.1M8 0V.1',
  search: 'M5-2A7 7 0 1 1-9-2A7 7 0 1 1 5-2M3.4 3.4L9.6 9.6',
  bulb: 'M-4 5C-4 2-7 1-7-3.4A7 7 0 0 1 7-3.4C7 1 4 2 4 5ZM-3 8.6H3M-1.6 11.4H1.6',
  today: 'M-10 6.6H10M-5 6.6A5 5 0 0 1 5 6.6M0-7V-3.4M-8.6-3.4L-6.2-1M8.6-3.4L6.2-1',
  people:
    'M1-4.6A3.8 3.8 0 1 1-6.6-4.6A3.8 3.8 0 1 1 1-4.6M-10.4 8Q-10.4 1.6-2.8 1.6T4.8 8ZM3.6-8A3.6 3.6 0 0 1 4.6-1.2M6 2Q10.4 3 10.4 8H8',
  puzzle: 'M-9-4H-3.4A3.2 3.2 0 1 1 2.4-4H8V1A3 3 0 1 1 8 5V10H-9V5A3 3 0 1 0-9 1Z',
  home: 'M-9 1L0-8L9 1M-6.4-1V9H6.4V-1',
  user: 'M4.4-4.4A4.4 4.4 0 1 1-4.4-4.4A4.4 4.4 0 1 1 4.4-4.4M-8.4 10Q-8.4 2.4 0 2.4T8.4 10',
  bell: 'M-8 5.6C-5.6 3-6 1-6-2A6 6 0 0 1 6-2C6 1 5.6 3 8 5.6ZM-2.4 9Q0 11 2.4 9',
  sound: 'M-9-3.4H-5L0-8V8L-5 3.4H-9ZM4-4Q7 0 4 4M7-7Q12.4 0 7 7',
  offline: 'M-10-3Q0-11 10-3M-6 1.6Q0-3.6 6 1.6M0 6V6.1M-9 9L9-9',
  copy: 'M-4-4H8V9H-4ZM-4 4H-8V-9H4V-4',
  share: 'M0 3V-9M-4.6-5L0-9.6L4.6-5M-7-1H-8.6V9.6H8.6V-1H7',
  warning: 'M0-9.4L10 8.4H-10ZM0-3.4V2M0 5V5.2',
  bot: 'M-7.6-4H7.6V8H-7.6ZM0-4V-9M-3 1V2.4M3 1V2.4',
  door: 'M-6 10V-4A6 6 0 0 1 6-4V10ZM-9 10H9M2.8 2V2.1',
  play: 'M-6-9L9 0L-6 9Z',
  pause: 'M-7-9H-2.4V9H-7ZM2.4-9H7V9H2.4Z',
  save: 'M0-10V3M-4.6-1.4L0 3.2L4.6-1.4M-9 4V9.4H9V4',
  previous: 'M6-9L-5 0L6 9ZM-7-9V9',
  next: 'M-6-9L5 0L-6 9ZM7-9V9',
} as const;

export type SymbolName = keyof typeof SYMBOLS;

const FILLED: ReadonlySet<SymbolName> = new Set(['play', 'pause', 'previous', 'next']);

type SymbolProps = { readonly name: SymbolName; readonly size?: number };

/** A symbol of the interface; decoration beside words, so it has no accessible name. */
export function Symbol({ name, size = 20 }: SymbolProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden>
      <path
        d={SYMBOLS[name]}
        fill={FILLED.has(name) ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export const SYMBOL_NAMES: readonly SymbolName[] = Object.keys(SYMBOLS).filter(isSymbolName);

function isSymbolName(name: string): name is SymbolName {
  return name in SYMBOLS;
}
