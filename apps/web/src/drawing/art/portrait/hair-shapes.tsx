import type { ReactNode } from 'react';
import { each, range } from '../each.tsx';
import { INK, LINE, OUTLINE } from './pens.ts';
import type { Sitter } from './sitter.ts';

/** Position and radius of one round lock. */
export type Lock = readonly [x: number, y: number, radius?: number];

export function parted({ crown, hairWidth, hair }: Sitter, low: number): ReactNode {
  return (
    <>
      <path
        d={`M0 ${-crown - 3}C${-hairWidth - 2} ${-crown - 5} ${-hairWidth - 7} -12 ${-hairWidth - 2} ${low}C${-hairWidth + 3} -2 ${-hairWidth + 4} -12 0 -20C${hairWidth - 4} -12 ${hairWidth - 3} -2 ${hairWidth + 2} ${low}C${hairWidth + 7} -12 ${hairWidth + 2} ${-crown - 5} 0 ${-crown - 3}Z`}
        fill={hair}
        {...OUTLINE}
      />
      <path
        d={`M0 ${-crown - 2}V-20M-3 ${-crown}C${-hairWidth} ${-crown + 2} ${-hairWidth - 2} -10 ${-hairWidth} ${low - 5}M3 ${-crown}C${hairWidth} ${-crown + 2} ${hairWidth + 2} -10 ${hairWidth} ${low - 5}`}
        {...LINE}
        strokeOpacity={0.6}
      />
    </>
  );
}

export function cap({ hairWidth, crown, hair }: Sitter, low: number): ReactNode {
  return (
    <path
      d={`M${-hairWidth - 1.5} -2C${-hairWidth - 5} -24 -12 ${-crown - 6} 0 ${-crown - 6}C12 ${-crown - 6} ${hairWidth + 5} -24 ${hairWidth + 1.5} -2C${hairWidth - 1} -12 ${hairWidth - 3} -15 8 ${low}Q0 ${low + 3} -8 ${low - 1}C${-hairWidth + 3} -15 ${-hairWidth + 1} -12 ${-hairWidth - 1.5} -2Z`}
      fill={hair}
      {...OUTLINE}
    />
  );
}

export function locks({ hair }: Sitter, places: readonly Lock[], usual: number): ReactNode {
  return (
    <g fill={hair} {...OUTLINE}>
      {each(places, ([x, y, radius = usual]) => (
        <circle cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}

export function wave({ hairWidth, crown, hair }: Sitter, low: number, wide: number): ReactNode {
  return (
    <>
      <path
        d={`M${-hairWidth - 7} ${low}C${-hairWidth - wide} ${low - 12} ${-hairWidth - 3} ${low - 20} ${-hairWidth - 8} 2C${-hairWidth - 13} -18 ${-hairWidth + 1} ${-crown - 7} 0 ${-crown - 7}C${hairWidth - 1} ${-crown - 7} ${hairWidth + 13} -18 ${hairWidth + 8} 2C${hairWidth + 3} ${low - 20} ${hairWidth + wide} ${low - 12} ${hairWidth + 7} ${low}Q0 ${low + 6} ${-hairWidth - 7} ${low}Z`}
        fill={hair}
        {...OUTLINE}
      />
      <path
        d={`M${-hairWidth - 4} 4Q${-hairWidth - 1} 14 ${-hairWidth - 5} ${low - 6}M${hairWidth + 4} 4Q${hairWidth + 1} 14 ${hairWidth + 5} ${low - 6}`}
        {...LINE}
        strokeOpacity={0.6}
      />
    </>
  );
}

export function ring({ hair }: Sitter, x: number, y0: number, n: number, k: number): ReactNode {
  return each(range(n), (i) => (
    <path
      d={`M${x + i * k - 5} ${y0 + i * 7}q5 6 10 0q1.6 5-1.4 7.4q-4 2.6-7.6 0q-2.6-3-1-7.4z`}
      fill={hair}
      stroke={INK}
      strokeWidth={1.2}
    />
  ));
}

export function sides({ hairWidth, hair }: Sitter, low: number, up: number): ReactNode {
  return each([-1, 1], (q) => (
    <path
      d={`M${q * (hairWidth - 4)} ${-up}C${q * (hairWidth + 6)} ${-up + 2} ${q * (hairWidth + 6)} -4 ${q * (hairWidth + 1)} ${low}C${q * (hairWidth - 2)} -4 ${q * (hairWidth - 2)} -10 ${q * (hairWidth - 4)} ${-up}Z`}
      fill={hair}
      {...OUTLINE}
    />
  ));
}
