import type { ReactNode } from 'react';
import { Figurine } from '../art/figurine.tsx';
import type { PlayerColour } from '../art/player.ts';
import { roundedBox } from '../art/shapes.ts';
import type { PlaceName } from '../targets/place.ts';

type FigurineOnSpaceProps = {
  readonly player: PlayerColour;
  /** The position of its feet. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly yours?: boolean;
};

export function FigurineOnSpace({ player, x, y, size = 56, yours = false }: FigurineOnSpaceProps): ReactNode {
  return (
    <>
      {yours ? (
        <ellipse cx={x} cy={y + 1} rx={size * 0.36} ry={size * 0.09} fill="none" stroke="#FFCB3D" strokeWidth={2.4} />
      ) : null}
      <g data-place={`figurine ${player}` satisfies PlaceName}>
        <Figurine owner={player} x={x} y={y - size * 0.446} size={size} />
      </g>
    </>
  );
}

/** A figurine that would be here after the choice. */
export function GhostFigurine({ player, x, y, size = 56 }: FigurineOnSpaceProps): ReactNode {
  return (
    <g pointerEvents="none">
      <Figurine owner={player} x={x} y={y - size * 0.446} size={size} opacity={0.72} />
      <path
        d={roundedBox(x - size * 0.34, y - size, size * 0.68, size * 1.07, 8)}
        fill="none"
        stroke="#3A2510"
        strokeWidth={1.8}
        strokeDasharray="4 3"
      />
    </g>
  );
}
