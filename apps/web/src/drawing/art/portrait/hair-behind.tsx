import { each } from '../each.tsx';
import { locks, ring, wave } from './hair-shapes.tsx';
import type { Hair } from './look.ts';
import { LINE, OUTLINE } from './pens.ts';
import type { Draw } from './sitter.ts';

export const HAIR_BEHIND: Readonly<Partial<Record<Hair, Draw>>> = {
  bob: ({ hairWidth, crown, hair }) => (
    <path
      d={`M${-hairWidth - 8} 17C${-hairWidth - 13} -12 ${-hairWidth - 4} ${-crown - 8} 0 ${-crown - 8}C${hairWidth + 4} ${-crown - 8} ${hairWidth + 13} -12 ${hairWidth + 8} 17Q${hairWidth + 3} 24 ${hairWidth - 5} 19H${-hairWidth + 5}Q${-hairWidth - 3} 24 ${-hairWidth - 8} 17Z`}
      fill={hair}
      {...OUTLINE}
    />
  ),
  page: ({ hairWidth, crown, hair }) => (
    <path
      d={`M${-hairWidth - 9} 26C${-hairWidth - 13} -10 ${-hairWidth - 3} ${-crown - 7} 0 ${-crown - 7}C${hairWidth + 3} ${-crown - 7} ${hairWidth + 13} -10 ${hairWidth + 9} 26Q${hairWidth + 2} 31 ${hairWidth - 6} 26H${-hairWidth + 6}Q${-hairWidth - 2} 31 ${-hairWidth - 9} 26Z`}
      fill={hair}
      {...OUTLINE}
    />
  ),
  long: (sitter) => wave(sitter, 46, 13),
  wavy: (sitter) => wave(sitter, 38, 17),
  mane: (sitter) => wave(sitter, 52, 20),
  ringlets: (sitter) => {
    const { hairWidth, crown, hair } = sitter;
    return (
      <>
        <path
          d={`M${-hairWidth - 6} 10C${-hairWidth - 11} -18 ${-hairWidth} ${-crown - 7} 0 ${-crown - 7}C${hairWidth} ${-crown - 7} ${hairWidth + 11} -18 ${hairWidth + 6} 10Z`}
          fill={hair}
          {...OUTLINE}
        />
        {each([-1, 1], (q) => (
          <>
            {ring(sitter, q * (hairWidth + 8), -3, 6, q * 1.2)}
            {ring(sitter, q * (hairWidth + 1), 6, 5, q * 1.4)}
          </>
        ))}
      </>
    );
  },
  curly: (sitter) =>
    locks(
      sitter,
      [
        [-24, 12],
        [-26, 0],
        [-24, -12],
        [-17, -23],
        [-7, -29],
        [5, -30],
        [16, -24],
        [24, -13],
        [26, -1],
        [24, 11],
      ],
      8.4,
    ),
  curls: (sitter) =>
    locks(
      sitter,
      [
        [-21, 10, 6.4],
        [-23, 1, 6.4],
        [-22, -9, 6.6],
        [-17, -18, 6.8],
        [-9, -25, 7],
        [0, -27, 7],
        [9, -25, 7],
        [17, -18, 6.8],
        [22, -9, 6.6],
        [23, 1, 6.4],
        [21, 10, 6.4],
      ],
      6,
    ),
  piled: (sitter) =>
    locks(
      sitter,
      [
        [-20, -8, 9],
        [-22, -20, 9.4],
        [-15, -31, 9.6],
        [-4, -36, 9.4],
        [8, -35, 9.4],
        [17, -29, 9.6],
        [23, -18, 9.4],
        [21, -7, 9],
      ],
      9,
    ),
  bun: ({ side, hair }) => (
    <>
      <circle cx={-side * 17} cy={-18} r={12} fill={hair} {...OUTLINE} />
      <path d={`M${-side * 25} -20Q${-side * 17} -14 ${-side * 9} -26`} {...LINE} />
    </>
  ),
  braids: ({ hairWidth, hair }) => (
    <path
      d={`M${-hairWidth - 6} 8C${-hairWidth - 9} -18 ${-hairWidth} -34 0 -34C${hairWidth} -34 ${hairWidth + 9} -18 ${hairWidth + 6} 8Z`}
      fill={hair}
      {...OUTLINE}
    />
  ),
  side: (sitter) => {
    const { hairWidth } = sitter;
    return locks(
      sitter,
      [
        [-hairWidth - 2, 2, 7],
        [-hairWidth - 4, 10, 7.4],
        [-hairWidth, 17, 6.4],
        [hairWidth + 2, 2, 7],
        [hairWidth + 4, 10, 7.4],
        [hairWidth, 17, 6.4],
      ],
      7,
    );
  },
};
