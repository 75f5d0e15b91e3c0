import type { ReactNode } from 'react';
import { each, range } from '../art/each.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Meeple } from '../art/meeple.tsx';
import { Mark } from '../targets/mark.tsx';
import type { ChairPicture } from './board-picture.ts';
import { Label } from '../art/label.tsx';
import { ROOM_WIDTH } from './layout.ts';
import { Anchor } from '../targets/anchor.tsx';
import { TargetGroup } from '../targets/target.tsx';

const PITCH = 63;
const IN_A_ROW = 4;
const MEEPLE_PITCH = 13.4;

/** The meeples of the Politics room sit in chairs of their colour. */
export function Chairs({ chairs }: { readonly chairs: readonly ChairPicture[] }): ReactNode {
  return (
    <>
      <path d={`M0 122H${ROOM_WIDTH}V127H0Z`} fill="#C9B48C" stroke="#5E4930" aria-hidden />
      {chairs.map((chair, index) => (
        <g key={chair.discipline} transform={`translate(${6 + index * PITCH} 32)`}>
          <Chair chair={chair} />
        </g>
      ))}
    </>
  );
}

function Chair({ chair }: { readonly chair: ChairPicture }): ReactNode {
  const { discipline, meeples, target } = chair;
  return (
    <TargetGroup
      target={target}
      outline="M1 92V16Q1 4 12 4Q30-12 48 4Q59 4 59 16V92Z"
      marks={target && <Mark target={target} x={52} y={8} />}
    >
      <g stroke="#3A2B1D" strokeWidth={1.1}>
        <path d="M3 90V16Q3 6 12 6Q30-10 48 6Q57 6 57 16V90H50V74H10V90Z" fill="#8F6538" strokeWidth={1.4} />
        <path
          d="M9 58V18Q9 12 15 12Q30 0 45 12Q51 12 51 18V58Z"
          fill={`var(--${discipline})`}
          fillOpacity={discipline === 'politics' ? 1 : 0.88}
        />
        <path d="M0 58H60V74H0Z" fill="#A87C4B" strokeWidth={1.3} />
        <path d="M-1 40H7V60H-1ZM53 40H61V60H53Z" fill="#A87C4B" />
      </g>
      <Emblem discipline={discipline} x={30} y={15.5} size={17} strokeWidth={1.7} />
      {each(range(meeples), (index) => {
        const row = Math.floor(index / IN_A_ROW);
        const inRow = Math.min(IN_A_ROW, meeples - row * IN_A_ROW);
        const place = index - row * IN_A_ROW - (inRow - 1) / 2;
        return (
          <Meeple discipline={discipline} x={30 + place * MEEPLE_PITCH} y={47 - row * 16} size={17} strokeWidth={1.7} />
        );
      })}
      <Anchor place={`chair ${discipline}`} x={30} y={47} width={16} height={17} />
      <rect x={18} y={59} width={24} height={16} rx={8} fill="#FBF3DF" stroke="#3A2B1D" strokeWidth={1.1} />
      <Label x={30} y={71.6} size={13.4} weight={800}>
        {meeples}
      </Label>
    </TargetGroup>
  );
}
