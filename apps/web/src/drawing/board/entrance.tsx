import type { ReactNode } from 'react';
import type { PlayerColour } from '../art/player.ts';
import { Anchor } from '../targets/anchor.tsx';
import { Mark } from '../targets/mark.tsx';
import type { EntrancePicture } from './board-picture.ts';
import { FigurineOnSpace, GhostFigurine } from './figurine-on-space.tsx';
import { Label } from '../art/label.tsx';
import { TargetGroup } from '../targets/target.tsx';

type EntranceProps = { readonly entrance: EntrancePicture; readonly you: PlayerColour | undefined };

const FEET = 34;

/** The Bonus Tiles space: a framed star above a carpet that figurines share. */
export function Entrance({ entrance, you }: EntranceProps): ReactNode {
  const { caption, figurines, ghost, target } = entrance;
  const standing = [...figurines, ...(ghost === undefined ? [] : [ghost])];
  const crowded = standing.length > 2;
  const place = (index: number): { x: number; y: number; size: number } => ({
    x: (index - (standing.length - 1) / 2) * (crowded ? 18 : 24),
    y: FEET,
    size: crowded ? 42 : 48,
  });
  return (
    <g transform="translate(162 190)">
      <g aria-hidden>
        <path d="M-46 38L-38 14H38L46 38Z" fill="#7B2A33" stroke="#3A2B1D" strokeWidth={1.3} />
        <path d="M-40 35L-34 17H34L40 35Z" fill="none" stroke="#F2D98C" strokeWidth={1.3} />
      </g>
      <TargetGroup
        target={target}
        outline="M-29-57H29V11H-29Z"
        marks={target && <Mark target={target} x={26} y={-54} />}
      >
        <path d="M-26-54H26V8H-26Z" fill="#F8EFDA" stroke="#3A2B1D" strokeWidth={5} />
        <path d="M-26-54H26V8H-26Z" fill="none" stroke="#D9AE4A" strokeWidth={3} />
        <g transform="translate(0 -23)" stroke="#3A2B1D">
          <path d="M-12-12H12V12H-12Z" fill="#F2D98C" strokeWidth={1.3} />
          <path d="M-12-12L0 0L12-12M0 0V12" strokeWidth={0.9} fill="none" />
          <path d="M0-8l2.4 5 5.4.6-4 3.6 1.2 5.4L0 4l-5 2.6 1.2-5.4-4-3.6 5.4-.6z" fill="#A5352B" strokeWidth={0.8} />
        </g>
        <Label x={0} y={-40} size={13} maxWidth={46}>
          {caption}
        </Label>
      </TargetGroup>
      <g pointerEvents="none" aria-hidden>
        <Anchor place="stand bonus" x={0} y={FEET - 21} width={33} height={53} />
        {figurines.map((player, index) => (
          <FigurineOnSpace key={player} player={player} yours={player === you} {...place(index)} />
        ))}
        {ghost === undefined ? null : <GhostFigurine player={ghost} {...place(standing.length - 1)} />}
      </g>
    </g>
  );
}
