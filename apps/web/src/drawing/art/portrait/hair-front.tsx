import { each } from '../each.tsx';
import { cap, locks, parted, sides } from './hair-shapes.tsx';
import type { Hair } from './look.ts';
import { INK, LINE, OUTLINE } from './pens.ts';
import type { Draw } from './sitter.ts';

export const HAIR_FRONT: Readonly<Partial<Record<Hair, Draw>>> = {
  bob: (sitter) => cap(sitter, -15),
  fringe: (sitter) => cap(sitter, -11),
  page: (sitter) => cap(sitter, -12),
  long: (sitter) => parted(sitter, 10),
  wavy: (sitter) => parted(sitter, 12),
  mane: (sitter) => sides(sitter, 12, 20),
  ringlets: (sitter) => parted(sitter, 0),
  curly: (sitter) =>
    locks(
      sitter,
      [
        [-15, -18],
        [-5, -23],
        [7, -23],
        [16, -17],
      ],
      6.6,
    ),
  curls: (sitter) =>
    locks(
      sitter,
      [
        [-16, -15, 5.4],
        [-10, -21, 5.6],
        [-2, -24, 5.6],
        [7, -23, 5.6],
        [14, -18, 5.4],
      ],
      5,
    ),
  piled: (sitter) => (
    <>
      {locks(
        sitter,
        [
          [-14, -21, 6.6],
          [-5, -26, 6.8],
          [6, -26, 6.8],
          [14, -21, 6.6],
        ],
        6,
      )}
      <g fill="#FFFDF6" stroke={INK} strokeWidth={0.8}>
        <circle cx={-14} cy={-27} r={2.2} />
        <circle cx={-2} cy={-32} r={2.4} />
        <circle cx={11} cy={-29} r={2.2} />
      </g>
    </>
  ),
  bun: (sitter) => parted(sitter, 2),
  short: (sitter) => cap(sitter, -18),
  crop: (sitter) => cap(sitter, -20.5),
  widow: ({ hairWidth, crown, turn, hair }) => (
    <path
      d={`M${-hairWidth - 1.5} -1C${-hairWidth - 5} -22 -12 ${-crown - 5} 0 ${-crown - 5}C12 ${-crown - 5} ${hairWidth + 5} -22 ${hairWidth + 1.5} -1C${hairWidth - 2} -8 ${hairWidth - 3} -17 6 -22L${turn * 1.5} -15L-7 -22C${-hairWidth + 3} -17 ${-hairWidth + 2} -8 ${-hairWidth - 1.5} -1Z`}
      fill={hair}
      {...OUTLINE}
    />
  ),
  braids: (sitter) => {
    const { hairWidth, hair } = sitter;
    return (
      <>
        {parted(sitter, 2)}
        {each([-1, 1], (q) => (
          <g transform={`translate(${q * (hairWidth + 2)} 6)`}>
            <circle r={8.6} fill={hair} {...OUTLINE} />
            <path d="M-5 1A5 5 0 1 1 4 3A3 3 0 1 1-2 0" {...LINE} />
          </g>
        ))}
      </>
    );
  },
  'crown-braid': (sitter) => {
    const { hairWidth, crown, hair } = sitter;
    return (
      <>
        {parted(sitter, 3)}
        <path
          d={`M${-hairWidth - 1} -8Q${-hairWidth + 1} ${-crown - 8} 0 ${-crown - 6}Q${hairWidth - 1} ${-crown - 8} ${hairWidth + 1} -8`}
          fill="none"
          stroke={INK}
          strokeWidth={8.4}
          strokeLinecap="round"
        />
        <path
          d={`M${-hairWidth - 1} -8Q${-hairWidth + 1} ${-crown - 8} 0 ${-crown - 6}Q${hairWidth - 1} ${-crown - 8} ${hairWidth + 1} -8`}
          fill="none"
          stroke={hair}
          strokeWidth={5.6}
          strokeLinecap="round"
        />
        <path
          d={`M${-hairWidth - 1} -8Q${-hairWidth + 1} ${-crown - 8} 0 ${-crown - 6}Q${hairWidth - 1} ${-crown - 8} ${hairWidth + 1} -8`}
          fill="none"
          stroke={INK}
          strokeOpacity={0.5}
          strokeWidth={5.6}
          strokeDasharray="1.4 3.6"
        />
      </>
    );
  },
  receding: (sitter) => sides(sitter, 6, 22),
  side: (sitter) => sides(sitter, 4, 16),
  wisps: (sitter) => {
    const { crown, hair } = sitter;
    return (
      <>
        {sides(sitter, 8, 14)}
        <path d={`M-7 ${-crown - 1}q4-4 8-1M2 ${-crown - 2}q4-2 6 1`} fill="none" stroke={hair} strokeWidth={2} />
      </>
    );
  },
  tonsure: ({ hairWidth, hair }) => (
    <path
      d={`M${-hairWidth - 3} 2C${-hairWidth - 6} -14 ${-hairWidth + 3} -23 ${-hairWidth + 6} -23Q0 -15 ${hairWidth - 6} -23C${hairWidth - 3} -23 ${hairWidth + 6} -14 ${hairWidth + 3} 2C${hairWidth} -8 ${hairWidth - 3} -13 8 -14Q0 -12 -8 -14C${-hairWidth + 3} -13 ${-hairWidth} -8 ${-hairWidth - 3} 2Z`}
      fill={hair}
      {...OUTLINE}
    />
  ),
};
