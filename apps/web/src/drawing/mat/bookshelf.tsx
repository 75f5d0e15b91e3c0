import type { BookColour } from '@la-stanza/words';
import { useRef, type ReactNode } from 'react';
import { Book } from '../art/book.tsx';
import { Label } from '../art/label.tsx';
import type { PlayerColour } from '../art/player.ts';
import { roundedBox } from '../art/shapes.ts';
import { TargetGroup } from '../targets/target.tsx';
import type { PlaceName } from '../targets/place.ts';
import { useRovingFocus } from '../targets/roving-focus.ts';
import type { ShelfCellPicture, ShelfRowPicture } from './mat-picture.ts';
import { ShelfRewardDrawing } from './shelf-reward.tsx';

type BookshelfProps = {
  readonly player: PlayerColour;
  readonly rows: readonly ShelfRowPicture[];
  readonly cellWidth?: number;
  readonly rowHeight?: number;
};

/** Rows of books; an empty cell shows its reward. */
export function Bookshelf({ player, rows, cellWidth = 43, rowHeight = 54 }: BookshelfProps): ReactNode {
  const drawing = useRef<SVGSVGElement>(null);
  useRovingFocus(drawing);
  const cells = Math.max(0, ...rows.map((row) => row.cells.length));
  const width = cells * cellWidth + 8;
  const height = rows.length * rowHeight;
  return (
    <svg ref={drawing} className="lit" viewBox={`0 0 ${width} ${height}`} width="100%" style={{ maxWidth: width }}>
      {rows.map((row, index) => (
        <g key={row.colour} transform={`translate(0 ${index * rowHeight})`}>
          <rect width={width} height={rowHeight - 3} fill="#7A5430" stroke="#3A2B1D" aria-hidden />
          {row.cells.map((cell, place) => (
            <g key={place} transform={`translate(${4 + place * cellWidth} 2)`}>
              <Cell
                cell={cell}
                colour={row.colour}
                place={`shelf ${player} ${row.colour} ${place + 1}`}
                first={place === 0}
                player={player}
                width={cellWidth}
                height={rowHeight}
              />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

type CellProps = {
  readonly cell: ShelfCellPicture;
  readonly place: PlaceName;
  readonly colour: BookColour;
  readonly first: boolean;
  readonly player: PlayerColour;
  readonly width: number;
  readonly height: number;
};

function Cell({ cell, place, colour, first, player, width, height }: CellProps): ReactNode {
  const { written, reward, ghost = false, step, target } = cell;
  const x = width / 2 - 0.5;
  const y = height / 2 - 4;
  const hole = roundedBox(1, 0, width - 3, height - 8, 1.5);
  return (
    <TargetGroup
      target={target}
      outline={hole}
      marks={step === undefined ? undefined : <Step step={step} x={width - 7} y={7} />}
    >
      <path d={hole} fill={written ? '#4F351D' : '#EBDDBD'} />
      <g data-place={place}>
        {written ? (
          <Book colour={colour} x={x} y={y} size={height * 0.74} />
        ) : (
          <rect x={x - 14} y={y - 18} width={28} height={36} fill="none" />
        )}
      </g>
      {ghost ? <GhostBook colour={colour} x={x} y={y} width={width} height={height} /> : null}
      {written || ghost ? null : <ShelfRewardDrawing reward={reward} player={player} x={x} y={y} />}
      {first && !written && !ghost ? <Book colour={colour} x={x} y={y} size={height * 0.58} opacity={0.38} /> : null}
    </TargetGroup>
  );
}

type GhostBookProps = Pick<CellProps, 'colour' | 'width' | 'height'> & { readonly x: number; readonly y: number };

function GhostBook({ colour, x, y, width, height }: GhostBookProps): ReactNode {
  return (
    <>
      <Book colour={colour} x={x} y={y} size={height * 0.66} opacity={0.66} />
      <path
        d={roundedBox(2.4, 1.4, width - 6, height - 11, 3)}
        fill="none"
        stroke="#2A2019"
        strokeWidth={1.8}
        strokeDasharray="4 3"
      />
    </>
  );
}

type StepProps = {
  readonly step: NonNullable<ShelfCellPicture['step']>;
  readonly x: number;
  readonly y: number;
};

function Step({ step, x, y }: StepProps): ReactNode {
  return (
    <g pointerEvents="none">
      <circle cx={x} cy={y} r={9} fill={step.now ? '#E8A400' : '#2F6B3C'} stroke="#2A2019" strokeWidth={1.3} />
      <Label x={x} y={y + 4.6} size={13} weight={800} ink={step.now ? '#2A2019' : '#fff'}>
        {step.number}
      </Label>
    </g>
  );
}
