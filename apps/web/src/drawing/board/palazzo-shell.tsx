import { memo, type NamedExoticComponent, type ReactNode } from 'react';
import { DISCIPLINES } from '../art/discipline.ts';
import { each, range } from '../art/each.tsx';
import { Emblem } from '../art/emblem.tsx';
import { LOWER_FLOOR, PALAZZO_HEIGHT, PALAZZO_WIDTH, ROOM_HEIGHT } from './layout.ts';
import { usePaint } from './paint.tsx';

const GROUND = LOWER_FLOOR + ROOM_HEIGHT;
// many equal shapes are one path: every element of a drawing costs time when the table changes
const DENTILS = range(105)
  .map((index) => `M${10 + index * 10} 37h5.4v6h-5.4Z`)
  .join('');
const STAIRS = range(31)
  .map((index) => {
    const y = 58 + index * 15.6;
    return index % 2 === 0 ? `M0 ${y}L22 ${y + 5}` : `M0 ${y + 5}L22 ${y}`;
  })
  .join('');

/** Roof, masonry, stair towers and base: the house without its rooms. */
export const PalazzoShell: NamedExoticComponent<object> = memo(PalazzoShellDrawing);

function PalazzoShellDrawing(): ReactNode {
  const paint = usePaint();
  return (
    <g aria-hidden>
      <path d="M16 34L64 6H1000L1048 34Z" fill={paint('roof')} stroke="#4A2415" strokeWidth={1.6} />
      <path d="M452 34L532-2L612 34Z" fill="#E9DCBF" stroke="#4A3520" strokeWidth={1.8} />
      <path d="M470 31L532 4L594 31Z" fill="#F8EFDA" stroke="#8A6F45" strokeWidth={1.1} />
      {each(DISCIPLINES, (discipline, index) => (
        <Emblem discipline={discipline} x={496 + index * 18} y={24} size={12.5} strokeWidth={1.8} />
      ))}
      <path d="M6 32H1058V44H6Z" fill="#D8C7A4" stroke="#4A3520" strokeWidth={1.5} />
      <path d={DENTILS} fill="#8E7452" />
      <rect x={6} y={44} width={1052} height={GROUND - 44} fill={paint('hatch')} stroke="#3A2B1D" strokeWidth={1.6} />
      <Tower x={9} />
      <Tower x={PALAZZO_WIDTH - 31} />
      <path
        d={`M0 ${GROUND}H${PALAZZO_WIDTH}V${PALAZZO_HEIGHT}H0Z`}
        fill={paint('stone')}
        stroke="#3A2B1D"
        strokeWidth={1.3}
      />
    </g>
  );
}

function Tower({ x }: { readonly x: number }): ReactNode {
  return (
    <>
      <rect x={x} y={48} width={22} height={GROUND - 52} fill="#E3D3AE" stroke="#3A2B1D" />
      <path d={STAIRS} transform={`translate(${x} 0)`} stroke="#A08658" strokeWidth={1.6} />
    </>
  );
}
