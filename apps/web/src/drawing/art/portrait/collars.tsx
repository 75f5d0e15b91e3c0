import type { ReactNode } from 'react';
import { each, range } from '../each.tsx';
import type { Collar } from './look.ts';
import { CLOTH } from './palette.ts';
import { INK, LINE, OUTLINE } from './pens.ts';
import { round } from './round.ts';
import type { Draw, Sitter } from './sitter.ts';

export const COLLARS: Readonly<Record<Collar, Draw>> = {
  stand: ({ trim }) => <path d="M37 84Q50 94 63 84L64 93Q50 103 36 93Z" fill={trim} {...OUTLINE} />,
  shirt: () => (
    <>
      <path d="M36 88Q50 101 64 88L66 93Q50 108 34 93Z" fill="#FFFDF6" {...OUTLINE} />
      <path d="M42 95v4M50 98v4M58 95v4" {...LINE} strokeOpacity={0.5} />
    </>
  ),
  ruff: () => (
    <>
      <path
        d="M29 87Q33 80 38 84Q44 80 50 84Q56 80 62 84Q67 80 71 87Q74 94 66 95Q60 100 50 97Q40 100 34 95Q26 94 29 87Z"
        fill="#FFFDF6"
        {...OUTLINE}
      />
      <path d="M37 86V94M44 85V97M50 86V97M56 85V97M63 86V94" {...LINE} strokeOpacity={0.6} />
    </>
  ),
  'great-ruff': () => (
    <>
      <ellipse cx={50} cy={88} rx={37} ry={14.5} fill="#FFFDF6" {...OUTLINE} />
      <g {...LINE} strokeOpacity={0.55}>
        {each(range(17), (i) => {
          const q = (Math.PI * (i + 0.5)) / 17;
          return (
            <path
              d={`M${round(15 * Math.cos(q) + 50)} ${round(6 * Math.sin(q) + 86)}L${round(36 * Math.cos(q) + 50)} ${round(14 * Math.sin(q) + 88)}`}
            />
          );
        })}
      </g>
      <path d="M13 88q3-5 6-3q1-5 5-4q2-4 6-3M87 88q-3-5-6-3q-1-5-5-4q-2-4-6-3" {...LINE} />
    </>
  ),
  fold: () => <path d="M36 86L50 96L40 105L30 92ZM64 86L50 96L60 105L70 92Z" fill="#FFFDF6" {...OUTLINE} />,
  lace: () => (
    <>
      <path d="M37 80Q50 92 63 80L68 90Q60 98 50 96Q40 98 32 90Z" fill="#FFFDF6" {...OUTLINE} />
      <path d="M33 91q2 4 5 2q2 4 6 2q3 3 6 0q3 3 6 0q4 2 6-2q3 2 5-2" {...LINE} />
    </>
  ),
  fur: (sitter) => furCollar(sitter, CLOTH.fur, '#F2E3C0'),
  'dark-fur': (sitter) => furCollar(sitter, '#453022', '#F2E3C0'),
  'white-fur': (sitter) => furCollar(sitter, '#F1E8D6', '#7A5230'),
  ermine: () => (
    <>
      <path d="M34 86Q50 104 66 86L82 96Q68 112 50 112T18 96Z" fill="#FFFDF6" {...OUTLINE} />
      <path d="M32 97v4M42 103v4M58 103v4M68 97v4M50 105v4" {...LINE} strokeWidth={2} />
    </>
  ),
  chain: goldChain,
  cross: () => (
    <>
      <path d="M36 92L50 110L64 92" fill="none" stroke="#8A6414" strokeWidth={3} />
      <path d="M36 92L50 110L64 92" fill="none" stroke="#F2D98C" strokeWidth={1.6} />
      <path
        d="M47.4 106H52.6V111H57V115.6H52.6V122H47.4V115.6H43V111H47.4Z"
        fill="#B3262A"
        stroke="#FFFDF6"
        strokeWidth={1.2}
      />
    </>
  ),
  pearls: () => (
    <g fill="#FFFDF6" stroke={INK} strokeWidth={0.8}>
      {each([-9, -6, -3, 0, 3, 6, 9], (q) => (
        <circle cx={q * 1.15 + 50} cy={round(-q * q * 0.055 + 95.4)} r={2} />
      ))}
    </g>
  ),
  fleece: (sitter) => (
    <>
      {furCollar(sitter, CLOTH.fur, '#F2E3C0')}
      <path d="M28 95Q50 122 72 95" fill="none" stroke="#8A6414" strokeWidth={4.4} />
      <path d="M28 95Q50 122 72 95" fill="none" stroke="#F2D98C" strokeWidth={2.6} strokeDasharray="3 2" />
      <path d="M46 109Q50 106 54 109L55 117L52 115L50 119L48 115L45 117Z" fill="#F2D98C" stroke={INK} strokeWidth={1} />
    </>
  ),
  'fur-chain': (sitter) => (
    <>
      {furCollar(sitter, CLOTH.fur, '#F2E3C0')}
      {goldChain()}
    </>
  ),
};

function furCollar({ trim }: Sitter, c2: string, c3: string): ReactNode {
  return (
    <>
      <path d="M34 86Q50 104 66 86L80 96Q68 108 58 126H42Q32 108 20 96Z" fill={c2} {...OUTLINE} />
      <path d="M50 99L55 126H45Z" fill={trim} {...OUTLINE} />
      <path
        d="M28 94l3 4M34 101l2 5M72 94l-3 4M66 101l-2 5M40 110l1 5M60 110l-1 5"
        {...LINE}
        stroke={c3}
        strokeOpacity={0.8}
      />
    </>
  );
}

function goldChain(): ReactNode {
  return (
    <>
      <path d="M28 95Q50 128 72 95" fill="none" stroke="#8A6414" strokeWidth={4.6} />
      <path d="M28 95Q50 128 72 95" fill="none" stroke="#F2D98C" strokeWidth={2.8} strokeDasharray="3 2" />
      <circle cx={50} cy={114} r={4.6} fill="#F2D98C" stroke={INK} strokeWidth={1.2} />
    </>
  );
}
