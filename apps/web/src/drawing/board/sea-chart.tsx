import type { ReactNode } from 'react';
import type { SeaPlace } from './money-route.ts';

/** A framed sea chart with rhumb lines, coasts and the route across it. */
export function SeaChart({ route }: { readonly route: readonly SeaPlace[] }): ReactNode {
  const line = route.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <>
      <rect width={312} height={97} rx={2} fill="#7B5A2E" stroke="#3A2B1D" strokeWidth={1.3} />
      <rect x={3} y={3} width={306} height={91} fill="#BCD3D6" />
      <path d="M3 3L309 94M3 94L309 3M156 3V94M3 48H309M60 3L252 94M252 3L60 94" stroke="#8FB0B8" strokeWidth={0.8} />
      <path
        d="M3 94V58C12 56 10 66 20 66C30 64 32 74 26 80C34 84 38 88 36 94ZM309 3H262C264 8 274 6 280 9C290 12 296 8 309 14ZM118 3Q124 10 136 8Q146 12 160 3ZM150 56C158 50 172 54 176 58C170 64 154 64 150 56ZM92 94Q98 90 108 91Q118 88 126 94Z"
        fill="#E7D5A8"
        stroke="#7A5F34"
        strokeWidth={1.2}
      />
      <path
        d="M8 70l3-5 3 5M14 84l3-5 3 5M10 90l3-5 3 5M224 56q3-3 6 0t6 0M60 58q3-3 6 0t6 0M110 60q3-3 6 0M276 58q3-3 6 0"
        fill="none"
        stroke="#7A5F34"
        strokeWidth={0.7}
      />
      <g transform="translate(29 62) scale(.86)">
        <circle r={10.5} fill="#F3E6C4" stroke="#7A5F34" />
        <path
          d="M0-13L2.4-2.4L13 0L2.4 2.4L0 13L-2.4 2.4L-13 0L-2.4-2.4Z"
          fill="#A5352B"
          stroke="#3A2B1D"
          strokeWidth={0.7}
        />
      </g>
      <g fill="none" strokeLinejoin="round">
        <path d={line} stroke="#3A2B1D" strokeWidth={3} opacity={0.16} />
        <path d={line} stroke="#7A2A22" strokeWidth={1.8} strokeDasharray="4 3.4" />
      </g>
    </>
  );
}
