import { each } from '../each.tsx';
import type { Discipline } from '../discipline.ts';
import type { Draw } from './sitter.ts';

/** Sea, library, apse, hills, court: the room of a sitter's discipline, recognisable at 28 pixels. */
export const BACKGROUNDS: Readonly<Record<Discipline, Draw>> = {
  discoveries: () => (
    <>
      <rect width={100} height={124} fill="#A9C4D0" />
      <path d="M0 70H100V124H0Z" fill="#4377A2" />
      <path
        d="M0 80Q12 76 25 80T50 80T75 80T100 80M0 94Q12 90 25 94T50 94T75 94T100 94"
        stroke="#C7DBE5"
        strokeWidth={1.6}
        fill="none"
      />
      <path d="M76 68L92 68L89 75H79Z" fill="#6B4529" />
      <path d="M84 48V68M79 51Q85 56 84 66H75Q80 59 79 51Z" fill="#FBF3E0" stroke="#6B4529" strokeWidth={0.9} />
    </>
  ),
  literature: () => (
    <>
      <rect width={100} height={124} fill="#C1665A" />
      <path d="M0 0H100V30H0Z" fill="#8A3A30" />
      <g stroke="#4E1813" strokeWidth={1}>
        {each(BOOKS, ([x, width, colour]) => (
          <>
            <rect x={x} y={5} width={width} height={23} fill={colour} />
            <path d={`M${x} 11H${x + width}M${x} 23H${x + width}`} />
          </>
        ))}
      </g>
      <path d="M0 28H100V33H0Z" fill="#5A2E18" />
    </>
  ),
  religion: () => (
    <>
      <rect width={100} height={124} fill="#5A8A60" />
      <path d="M12 124V52C12 26 34 12 50 0C66 12 88 26 88 52V124Z" fill="#CBD8B6" stroke="#2D5434" strokeWidth={2} />
      <path d="M50 0V124M12 62H88" stroke="#8FAE86" strokeWidth={1.4} fill="none" />
      <circle cx={50} cy={50} r={38} fill="#F2DDA0" fillOpacity={0.7} stroke="#B98A2A" strokeWidth={1.3} />
    </>
  ),
  arts: () => (
    <>
      <rect width={100} height={124} fill="#F3DA8C" />
      <path d="M0 62Q20 46 42 58T100 48V124H0Z" fill="#D2B152" />
      <path d="M0 80Q30 62 60 78T100 70V124H0Z" fill="#B39A3F" />
      <g fill="#66722F" stroke="#3C4419" strokeWidth={0.8}>
        <path d="M11 76C6 62 9 48 12 42C15 48 18 62 13 76Z" />
        <path d="M89 68C85 58 87 48 90 42C93 48 95 58 91 68Z" />
      </g>
    </>
  ),
  politics: () => (
    <>
      <rect width={100} height={124} fill="#EAE2D1" />
      <path d="M72 0H96V124H72Z" fill="#FBF6EA" stroke="#A3967F" strokeWidth={1.2} />
      <path d="M78 0V124M84 0V124M90 0V124" stroke="#CBBFA6" strokeWidth={1.2} />
      <path d="M0 0H38C32 30 16 44 13 90L0 124Z" fill="#9A92A2" stroke="#554F5C" strokeWidth={1.2} />
      <path d="M12 0C12 30 4 60 4 96M26 0C24 24 12 40 8 70" stroke="#6B6474" strokeWidth={1.4} fill="none" />
    </>
  ),
};

const BOOKS: readonly (readonly [x: number, width: number, colour: string])[] = [
  [2, 9, '#D9B98A'],
  [12, 8, '#7D8A64'],
  [21, 10, '#E8D6B0'],
  [32, 7, '#B98A4A'],
  [60, 9, '#6D84A0'],
  [70, 9, '#E8D6B0'],
  [80, 8, '#8D9A74'],
  [89, 10, '#C99A4A'],
];
