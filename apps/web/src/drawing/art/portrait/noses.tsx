import type { Nose } from './look.ts';
import { INK, NOSE_LINE } from './pens.ts';
import type { Draw } from './sitter.ts';

/** Drawn looking right, from the middle of the face; the portrait places and mirrors them. */
export const NOSES: Readonly<Record<Nose, Draw>> = {
  straight: () => <path d="M0.6 -3C2.4 3 5.4 7 4 9Q1.4 10.8 -1.6 9" {...NOSE_LINE} />,
  hook: () => <path d="M0.2 -5C5.4 -2 7 4 6 10.4Q2.6 10 -1.4 9.2" {...NOSE_LINE} />,
  broken: () => <path d="M0.2 -5L4 0L1.8 3.2C8 6 8 10.4 3 10.6Q-0.6 11 -3.4 8.4" {...NOSE_LINE} strokeWidth={2.1} />,
  snub: () => <path d="M1 0.6C2 3 5 5 4.2 7.4Q1.6 9 -1.2 7.4" {...NOSE_LINE} />,
  bulb: () => <path d="M0.6 -2C1.6 2 2.4 3 3.4 4.4C8 5 7.6 10.8 3 10.4Q-1 11.4 -2.6 8" {...NOSE_LINE} />,
  long: () => <path d="M0.4 -5C2 3 6 9 4.4 11.4Q1.4 12.8 -1.6 10.8" {...NOSE_LINE} />,
  flat: () => (
    <>
      <path d="M2 2C3 5 7 7 5 9.6Q1 11 -4 9" {...NOSE_LINE} />
      <circle cx={3} cy={9} r={0.9} fill={INK} />
    </>
  ),
};
