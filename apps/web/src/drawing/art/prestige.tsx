import type { ReactNode } from 'react';
import { Placed, type Place } from './placed.tsx';
import { ellipse } from './shapes.ts';

type PrestigeProps = Place & { readonly children: string | number; readonly opacity?: number | undefined };

const LEAVES = [-1, 1]
  .flatMap((half) =>
    [-58, -28, 2, 32].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const x = half * 10.6 * Math.cos(angle);
      const y = -10.6 * Math.sin(angle);
      return ellipse(x, y, [3.9, 1.9], half * (-degrees - 62));
    }),
  )
  .join('');

/** Prestige points: always a figure in a laurel medallion, never a coin. */
export function Prestige({ children, opacity, ...place }: PrestigeProps): ReactNode {
  const long = String(children).length > 2;
  return (
    <Placed {...place} opacity={opacity}>
      <path d={LEAVES} fill="#7C8B3C" stroke="#39421A" strokeWidth={0.6} />
      <circle r={9.2} fill="#FFF6DC" stroke="#7F5B10" strokeWidth={1.4} />
      <text textAnchor="middle" y={long ? 3.4 : 4.3} fontSize={long ? 9 : 12.6} fontWeight={800} fill="#2A2019">
        {children}
      </text>
    </Placed>
  );
}
