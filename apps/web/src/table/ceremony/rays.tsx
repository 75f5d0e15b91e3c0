import type { ReactNode } from 'react';

const RAYS = 24;
const SPREAD = (Math.PI / RAYS) * 0.45;

/** Rays of light around a middle, in a box of 200 units. */
export function Rays(): ReactNode {
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / RAYS;
    const [one, other] = [angle - SPREAD, angle + SPREAD].map(
      (edge) => `${(100 * Math.cos(edge)).toFixed(1)} ${(100 * Math.sin(edge)).toFixed(1)}`,
    );
    return `M0 0L${one}L${other}Z`;
  });
  return (
    <svg viewBox="-100 -100 200 200" width="100%" height="100%">
      <path d={rays.join('')} fill="#FFE08A" />
    </svg>
  );
}
