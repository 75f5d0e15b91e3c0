import type { ReactNode } from 'react';
import type { BonusPicture, RoundPicture } from './board-picture.ts';
import { Label } from '../art/label.tsx';

type RoundTrackProps = { readonly rounds: readonly RoundPicture[]; readonly finale: BonusPicture['finale'] };

const ROUNDS_WIDTH = 104;
const FINALE_WIDTH = 103.8;

const FILL: Readonly<Record<RoundPicture['when'], string>> = { past: '#D2BE93', now: '#F2D98C', later: '#F8EFDA' };

/** The rounds and, below, the turns of the finale; a red pointer marks the current one. */
export function RoundTrack({ rounds, finale }: RoundTrackProps): ReactNode {
  const cell = Math.min(26, ROUNDS_WIDTH / rounds.length);
  const turn = FINALE_WIDTH / Math.max(3, finale.turns.length);
  return (
    <g transform="translate(6 134)" aria-hidden>
      <g data-about="rounds">
        {rounds.map((round, index) => (
          <g key={round.name} transform={`translate(${index * cell} 0)`}>
            <Cell round={round} width={cell - 2} height={26} display={false} />
          </g>
        ))}
      </g>
      <g data-about="finale">
        {finale.turns.map((round, index) => (
          <g key={round.name} transform={`translate(${index * turn} 33)`}>
            <Cell round={round} width={turn - 2.6} height={23} display />
          </g>
        ))}
      </g>
      <Label x={52} y={71} weight={500} ink="var(--ink-2)" maxWidth={108}>
        {finale.caption}
      </Label>
    </g>
  );
}

type CellProps = {
  readonly round: RoundPicture;
  readonly width: number;
  readonly height: number;
  readonly display: boolean;
};

function Cell({ round, width, height, display }: CellProps): ReactNode {
  const { name, when } = round;
  return (
    <>
      <rect
        width={width}
        height={height}
        fill={display && when === 'later' ? '#E6D6B4' : FILL[when]}
        stroke="#5E4930"
        strokeWidth={when === 'now' ? 2 : 1.1}
      />
      {display ? (
        <rect x={3} y={3} width={width - 6} height={height - 6} fill="none" stroke="#A98A45" strokeWidth={0.9} />
      ) : null}
      <Label
        x={width / 2}
        y={display ? 17 : 18.6}
        size={display ? 14.5 : 15}
        weight={display ? 700 : 800}
        ink={when === 'past' ? '#5C4A2E' : '#2A2019'}
        display={display}
      >
        {name}
      </Label>
      {when === 'past' ? <path d={`M3 ${height - 4}L${width - 3} 4`} stroke="#6A5636" strokeWidth={1.4} /> : null}
      {when === 'now' ? (
        <path
          d={`M${width / 2 - 7} -8H${width / 2 + 7}L${width / 2} 2Z`}
          fill="#A5352B"
          stroke="#3A2B1D"
          strokeWidth={1.2}
        />
      ) : null}
    </>
  );
}
