import type { BonusTile } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { Artwork } from './artwork.tsx';
import { Book } from './book.tsx';
import { Coin } from './coin.tsx';
import { Disc } from './disc.tsx';
import type { Discipline } from './discipline.ts';
import { Emblem } from './emblem.tsx';
import { Mallet } from './mallet.tsx';
import { Meeple } from './meeple.tsx';
import { Scales } from './scales.tsx';
import { Ship } from './ship.tsx';

const INK = '#2A2019';
const LINE = '#3A2B1D';

/** The effect of a bonus tile as a picture in 48 × 48 units. The figures belong to the tiles (rule 9.6). */
export function BonusPictogram({ tile }: { readonly tile: BonusTile }): ReactNode {
  switch (tile) {
    case 'Da':
      return <PlusOne discipline="discoveries" />;
    case 'Db':
      return <PlusOne discipline="politics" />;
    case 'Dc':
      return <Coin x={24} y={25} size={25} children="ƒ5" />;
    case 'Dd':
      return <FromTheWalls />;
    case 'De':
      return (
        <>
          <Ship owner="neutral" x={17} y={26} size={20} />
          <LeadOrTie />
        </>
      );
    case 'La':
      return <PlusOne discipline="literature" />;
    case 'Lb':
      return (
        <>
          <Ship owner="neutral" x={16} y={27} size={20} />
          <Word x={33} y={29} children="+3" />
        </>
      );
    case 'Lc':
      return (
        <>
          <Scales x={15} y={27} size={18} />
          <Word x={27} y={30} size={12} children="=" />
          <Coin x={37} y={25} size={15} />
        </>
      );
    case 'Ld':
      return <ToTheLeader />;
    case 'Le':
      return (
        <>
          <Book colour="any" x={14} y={26} size={18} />
          <Word x={25} y={30.5} size={12} children="=" />
          <Coin x={36.5} y={26} size={17} children="ƒ1" />
        </>
      );
    case 'Ra':
      return <PlusOne discipline="religion" />;
    case 'Rb':
      return (
        <>
          <Disc owner="neutral" x={12} y={21} size={13} />
          <Disc owner="neutral" x={16} y={31} size={13} />
          <Arrow x={26} y={26} scale={0.75} />
          <Emblem discipline="religion" x={38} y={25.5} size={15} />
        </>
      );
    case 'Rc':
      return (
        <>
          <Book colour="arts" x={12.5} y={24} size={16} />
          <Book colour="discoveries" x={20} y={28} size={16} />
          <Word x={30.3} y={29.5} size={12} children="+" />
          <Disc owner="neutral" x={39} y={25} size={11.5} />
        </>
      );
    case 'Rd':
      return (
        <>
          <Coin x={13} y={26} size={17} children="ƒ3" />
          <Arrow x={26} y={26} scale={0.7} />
          <Word x={37} y={22} size={12} children="+1" />
          <Mallet x={35.4} y={29.5} size={12} ink={INK} />
        </>
      );
    case 'Re':
      return (
        <>
          <Book colour="religion" x={17} y={26} size={19} />
          <LeadOrTie />
        </>
      );
    case 'Aa':
      return <PlusOne discipline="arts" />;
    case 'Ab':
      return (
        <>
          <Artwork kind="painting" x={20} y={25} size={21} />
          <circle cx={37} cy={29} r={7} fill="#FFF6DC" stroke={LINE} strokeWidth={1.2} strokeDasharray="2 1.4" />
          <Word x={37} y={33.2} size={12} children="4" />
        </>
      );
    case 'Ac':
      return (
        <>
          <Disc owner="neutral" x={13} y={23} size={12} />
          <Disc owner="neutral" x={18} y={32} size={12} />
          <path d="M24 29Q24 21.6 30 21.6T36 29ZM33.4 17A3.4 3.4 0 1 1 26.6 17A3.4 3.4 0 1 1 33.4 17Z" fill="#6B4529" />
          <Word x={39.4} y={23} size={13} children="1" />
        </>
      );
    case 'Ad':
      return (
        <>
          <Book colour="arts" x={13} y={26} size={17} />
          <Arrow x={24} y={27} turn={180} scale={0.7} />
          <Scales x={36.5} y={27} size={15.5} />
        </>
      );
    case 'Ae':
      return (
        <>
          <Meeple discipline="politics" x={18} y={26} size={18} />
          <Meeple discipline="politics" x={33} y={26} size={18} />
        </>
      );
  }
}

type WordProps = { readonly x: number; readonly y: number; readonly size?: number; readonly children: string };

function Word({ x, y, size = 14, children }: WordProps): ReactNode {
  return (
    <text x={x} y={y} fontSize={size} fontWeight={800} textAnchor="middle" fill={INK}>
      {children}
    </text>
  );
}

function PlusOne({ discipline }: { readonly discipline: Discipline }): ReactNode {
  return (
    <>
      <Word x={15} y={30} size={15} children="+1" />
      <Emblem discipline={discipline} x={32} y={25} size={19} />
    </>
  );
}

/** Five points for the lead, three for a tie. */
function LeadOrTie(): ReactNode {
  return (
    <>
      <Word x={30} y={30} children="5" />
      <path d="M34 33L38 21" stroke={INK} strokeWidth={1.2} />
      <Word x={41} y={30} size={11} children="3" />
    </>
  );
}

type ArrowProps = { readonly x: number; readonly y: number; readonly turn?: number; readonly scale?: number };

function Arrow({ x, y, turn = 0, scale = 1 }: ArrowProps): ReactNode {
  return (
    <path
      d="M-5-1.4H1.4V-4.6L6.4 0L1.4 4.6V1.4H-5Z"
      fill={INK}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
    />
  );
}

function FromTheWalls(): ReactNode {
  return (
    <>
      <rect x={11} y={14} width={15} height={20} rx={1.5} fill="#F2D98C" stroke={LINE} strokeWidth={1.3} />
      <circle cx={18.5} cy={21.4} r={3.6} fill="#6B4529" />
      <path d="M13 32Q13 26 18.5 26T24 32Z" fill="#6B4529" />
      <Arrow x={31.4} y={20} turn={38} scale={0.9} />
      <path d="M29 26H40V34H29Z" fill="none" stroke={LINE} strokeWidth={1.4} strokeDasharray="2.4 1.8" />
    </>
  );
}

function ToTheLeader(): ReactNode {
  return (
    <>
      <Ship owner="neutral" x={12} y={29} size={15} />
      <Arrow x={23.4} y={29} scale={0.7} />
      <Ship owner="neutral" x={36.5} y={26.5} size={18} />
      <path
        d="M36.5 9.6l1.5 3 3.2.4-2.4 2.2.7 3.3-3-1.7-3 1.7.7-3.3-2.4-2.2 3.2-.4z"
        fill="#C8982F"
        stroke={LINE}
        strokeWidth={0.8}
      />
    </>
  );
}
