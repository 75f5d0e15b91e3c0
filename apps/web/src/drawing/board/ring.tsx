import { memo, type NamedExoticComponent, type ReactNode } from 'react';
import { each } from '../art/each.tsx';
import { COLUMNS, LOWER_FLOOR, PALAZZO_WIDTH, ROOM_WIDTH, UPPER_FLOOR, UPPER_PATH } from './layout.ts';
import { usePaint } from './paint.tsx';
import { Anchor } from '../targets/anchor.tsx';
import { ringRoute } from './ring-route.ts';

const UP = UPPER_FLOOR + UPPER_PATH;
const DOWN = LOWER_FLOOR + 222;
const STAIRS = 20;
const DOORS = [COLUMNS[0] + ROOM_WIDTH + 6, COLUMNS[1] + ROOM_WIDTH + 6] as const;
const LANDINGS = [UPPER_FLOOR + 150, UPPER_FLOOR + 230, LOWER_FLOOR + 80, LOWER_FLOOR + 170] as const;

/** The path of the figurines: rails in the stair towers, doorways, and chevrons that show the direction. */
export const Ring: NamedExoticComponent<object> = memo(RingDrawing);

function RingDrawing(): ReactNode {
  const paint = usePaint();
  return (
    <g aria-hidden>
      {each([STAIRS, PALAZZO_WIDTH - STAIRS], (x, tower) => (
        <>
          <path d={`M${x} ${UP}V${LOWER_FLOOR + 224}`} stroke="#6B4A20" strokeWidth={7} />
          <path d={`M${x - 2.3} ${UP}h4.6V${LOWER_FLOOR + 224}h-4.6Z`} fill={paint('gold')} />
          {each(LANDINGS, (y) => (
            <g transform={`translate(${x} ${y}) rotate(${tower === 0 ? 0 : 180})`}>
              <circle r={9.4} fill="#FFF6DC" stroke="#6B4A20" strokeWidth={1.3} />
              <path
                d="M-5 3L0-4L5 3"
                fill="none"
                stroke="#2A2019"
                strokeWidth={2.4}
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            </g>
          ))}
        </>
      ))}
      <path
        d={`M${STAIRS} ${UP}H${COLUMNS[0]}M${PALAZZO_WIDTH - STAIRS} ${UP}H${COLUMNS[2] + ROOM_WIDTH}`}
        stroke="#C8982F"
        strokeWidth={5}
      />
      {each(DOORS, (x) => (
        <path d={`M${x - 6} ${UP}H${x + 6}`} stroke="#C8982F" strokeWidth={5} />
      ))}
      <Anchor place="draw pile" x={COLUMNS[2] + 210} y={LOWER_FLOOR + 176} width={58} height={75} />
      <Anchor place="stairs up foot" x={STAIRS} y={DOWN - 20} width={38} height={62} />
      <Anchor place="stairs up head" x={STAIRS} y={UP - 24} width={38} height={62} />
      <Anchor place="stairs down head" x={PALAZZO_WIDTH - STAIRS} y={UP - 24} width={38} height={62} />
      <Anchor place="stairs down foot" x={PALAZZO_WIDTH - STAIRS} y={DOWN - 20} width={38} height={62} />
      {each([STAIRS, ...DOORS, PALAZZO_WIDTH - STAIRS], (x) => (
        <>
          <Chevron x={x} y={UP} turn={0} />
          <Chevron x={x} y={DOWN} turn={180} />
        </>
      ))}
    </g>
  );
}

type ChevronProps = { readonly x: number; readonly y: number; readonly turn: 0 | 180 };

function Chevron({ x, y, turn }: ChevronProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x={-7} y={-9} width={14} height={18} rx={4} fill="#FFF6DC" stroke="#6B4A20" strokeWidth={1.2} />
      <path
        d="M-2.4-4.6L3 0L-2.4 4.6"
        fill="none"
        stroke="#2A2019"
        strokeWidth={2.3}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The route of a walk to preview, dotted along the ring. */
export function WalkPreview({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  const points = ringRoute(from, to).map(({ x, y }) => `${x},${y}`);
  return (
    <g aria-hidden pointerEvents="none" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <polyline points={points.join(' ')} stroke="#2A2019" strokeWidth={6} opacity={0.7} />
      <polyline points={points.join(' ')} stroke="#FFCB3D" strokeWidth={3.6} strokeDasharray="0.1 8" />
    </g>
  );
}
