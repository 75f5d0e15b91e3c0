import type { ReactNode } from 'react';
import { Placed, type Place } from './placed.tsx';

type CoinProps = Place & { readonly children?: string | number; readonly opacity?: number | undefined };

/** A florin with a figure on it, or with the florin sign. */
export function Coin({ children = 'ƒ', opacity, ...place }: CoinProps): ReactNode {
  const long = String(children).length > 2;
  return (
    <Placed {...place} opacity={opacity}>
      <circle cy={1.1} r={11.4} fill="rgb(60 40 5 / 35%)" />
      <circle r={11.4} fill="var(--gold)" stroke="var(--stroke)" strokeWidth={1.2} />
      <circle r={9.4} fill="var(--gold-bright)" stroke="#8A6414" strokeWidth={0.8} />
      <text textAnchor="middle" y={long ? 3.9 : 4.8} fontSize={long ? 11 : 13.5} fontWeight={800} fill="#2A2019">
        {children}
      </text>
    </Placed>
  );
}
