import type { ReactNode } from 'react';
import { each } from '../each.tsx';
import type { Wrap } from './look.ts';
import { CLOTH } from './palette.ts';
import { INK, LINE, OUTLINE } from './pens.ts';
import { round } from './round.ts';
import type { Draw, Sitter } from './sitter.ts';

export const WRAPS: Readonly<Record<Wrap, Draw>> = {
  chaperon: ({ hatWidth, hat, side }) => (
    <>
      <path
        d={`M${-hatWidth - 8} -18C${-hatWidth - 12} -29 ${hatWidth + 12} -29 ${hatWidth + 8} -18C${hatWidth + 9} -9 ${-hatWidth - 9} -9 ${-hatWidth - 8} -18Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path d="M-14 -25C-14 -41 2 -42 8 -34Q18 -38 16 -24Z" fill={hat} {...OUTLINE} />
      <path
        d={`M${-side * (hatWidth + 3)} -15C${-side * (hatWidth + 14)} 3 ${-side * (hatWidth + 4)} 29 ${-side * (hatWidth + 12)} 51L${-side * hatWidth} 51C${-side * (hatWidth - 1)} 29 ${-side * (hatWidth - 3)} 5 ${-side * (hatWidth - 4)} -12Z`}
        fill={hat}
        {...OUTLINE}
      />
    </>
  ),
  wrap: ({ hatWidth, hat, side }) => (
    <>
      <path
        d={`M${-hatWidth - 5} -12C${-hatWidth - 12} -33 -8 -41 2 -39C${hatWidth + 8} -39 ${hatWidth + 10} -21 ${hatWidth + 4} -12Q0 -21 ${-hatWidth - 5} -12Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path
        d={`M${-hatWidth - 4} -16Q0 -30 ${hatWidth + 4} -20M${-hatWidth - 3} -23Q0 -36 ${hatWidth + 2} -28`}
        {...LINE}
      />
      <path
        d={`M${-side * (hatWidth + 2)} -17Q${-side * (hatWidth + 13)} -3 ${-side * (hatWidth + 9)} 19L${-side * hatWidth} 13Q${-side * (hatWidth + 2)} -5 ${-side * (hatWidth - 3)} -13Z`}
        fill={hat}
        {...OUTLINE}
      />
    </>
  ),
  cappuccio: ({ hatWidth, crown, side, chinDrop, hat }) => (
    <path
      d={`M${-hatWidth - 7} 34C${-hatWidth - 12} -14 ${-hatWidth + 2} ${-crown - 9} ${side * 2} ${-crown - 9}C${hatWidth + 4} ${-crown - 9} ${hatWidth + 11} -14 ${hatWidth + 7} 34Q0 46 ${-hatWidth - 7} 34ZM0 ${chinDrop - 1}C${hatWidth} 18 ${hatWidth} -16 0 -20C${-hatWidth} -16 ${-hatWidth} 18 0 ${chinDrop - 1}Z`}
      fillRule="evenodd"
      fill={hat}
      {...OUTLINE}
    />
  ),
  'cap-laurel': (sitter) => {
    const { hatWidth, crown, side, chinDrop, hat } = sitter;
    return (
      <>
        <path
          d={`M${-hatWidth - 7} 34C${-hatWidth - 12} -14 ${-hatWidth + 2} ${-crown - 9} ${side * 2} ${-crown - 9}C${hatWidth + 4} ${-crown - 9} ${hatWidth + 11} -14 ${hatWidth + 7} 34Q0 46 ${-hatWidth - 7} 34ZM0 ${chinDrop - 1}C${hatWidth} 18 ${hatWidth} -16 0 -20C${-hatWidth} -16 ${-hatWidth} 18 0 ${chinDrop - 1}Z`}
          fillRule="evenodd"
          fill={hat}
          {...OUTLINE}
        />
        {each([-1, 1], (q) =>
          each([0, 1, 2, 3], (i) => leaf(q * (hatWidth - i * 5.4 + 3), -i * 5 - 14, q * (i * 14 - 64))),
        )}
      </>
    );
  },
  turban: ({ hatWidth, hat }) => (
    <>
      <path
        d={`M${-hatWidth - 6} -13C${-hatWidth - 14} -31 -10 -45 0 -43C12 -45 ${hatWidth + 14} -31 ${hatWidth + 6} -13Q0 -20 ${-hatWidth - 6} -13Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path
        d={`M${-hatWidth - 5} -17C-6 -37 8 -33 ${hatWidth + 5} -29M${hatWidth + 5} -17C6 -31 -8 -25 ${-hatWidth - 5} -27`}
        {...LINE}
      />
    </>
  ),
  'great-turban': ({ hatWidth, hat, side }) => (
    <>
      <path d="M-6 -52Q0 -62 6 -52Z" fill={CLOTH.crimson} {...OUTLINE} />
      <path
        d={`M${-hatWidth - 3} -10C${-hatWidth - 26} -21 ${-hatWidth - 20} -51 0 -53C${hatWidth + 20} -51 ${hatWidth + 26} -21 ${hatWidth + 3} -10Q0 -21 ${-hatWidth - 3} -10Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path
        d={`M${-hatWidth - 12} -23Q-6 -45 ${hatWidth + 8} -43M${-hatWidth - 4} -14Q2 -35 ${hatWidth + 15} -31M${-hatWidth - 10} -37Q-8 -51 8 -52`}
        {...LINE}
      />
      <path d={`M${side * 3} -28V-49`} stroke={INK} strokeWidth={3.4} />
      <path d={`M${side * 3} -28V-49`} stroke="#5F7A34" strokeWidth={2} />
      <circle cx={side * 3} cy={-28} r={4} fill="#B3262A" stroke="#F2D98C" strokeWidth={1.6} />
    </>
  ),
  laurel: laurel,
  hood: ({ hatWidth, hat }) => (
    <path
      d={`M${-hatWidth - 9} 30C${-hatWidth - 17} -20 -10 -40 0 -40C10 -40 ${hatWidth + 17} -20 ${hatWidth + 9} 30C${hatWidth + 3} 12 ${hatWidth + 5} -22 0 -24C${-hatWidth - 5} -22 ${-hatWidth - 3} 12 ${-hatWidth - 9} 30Z`}
      fill={hat}
      {...OUTLINE}
    />
  ),
  'profile-hood': ({ hat, side }) => (
    <g transform={`scale(${side} 1)`}>
      <path
        d="M11 -29C2 -42 -28 -34 -28 -2C-28 16 -30 30 -34 44L14 46C4 38 -3 26 -4 14C-5 2 2 -14 15 -17Q17 -24 11 -29Z"
        fill={hat}
        {...OUTLINE}
      />
      <path d="M-4 14C-9 -2 -2 -20 11 -23" {...LINE} stroke="#8C7B61" />
    </g>
  ),
  veil: (sitter) => {
    const { hat } = sitter;
    return (
      <>
        {longVeil(sitter, hat)}
        {band(sitter)}
      </>
    );
  },
  nun: (sitter) => {
    const { hat } = sitter;
    return (
      <>
        {wimple(sitter)}
        {longVeil(sitter, hat)}
        {band(sitter)}
      </>
    );
  },
  'nun-white': (sitter) => (
    <>
      {wimple(sitter)}
      {longVeil(sitter, '#FFFDF6')}
    </>
  ),
  sheer: ({ hatWidth, crown, hat }) => (
    <path
      d={`M${-hatWidth - 10} 44C${-hatWidth - 11} -4 ${-hatWidth - 8} ${-crown - 4} 0 ${-crown - 8}C${hatWidth + 8} ${-crown - 4} ${hatWidth + 11} -4 ${hatWidth + 10} 44L${hatWidth + 2} 36C${hatWidth + 6} 0 ${hatWidth - 2} -22 0 ${-crown - 1}C${-hatWidth + 2} -22 ${-hatWidth - 6} 0 ${-hatWidth - 2} 36Z`}
      fill={hat}
      fillOpacity={0.82}
      {...OUTLINE}
    />
  ),
  horned: ({ hatWidth }) => (
    <>
      <path
        d={`M${-hatWidth - 1} -10C${-hatWidth - 7} -21 ${-hatWidth - 12} -39 ${-hatWidth - 3} -47C-8 -45 -5 -35 0 -31C5 -35 8 -45 ${hatWidth + 3} -47C${hatWidth + 12} -39 ${hatWidth + 7} -21 ${hatWidth + 1} -10Q0 -21 ${-hatWidth - 1} -10Z`}
        fill="#FFFDF6"
        {...OUTLINE}
      />
      <path
        d={`M${-hatWidth - 9} -40C${-hatWidth - 22} -13 ${-hatWidth - 13} 17 ${-hatWidth - 15} 35L${-hatWidth - 3} 23C${-hatWidth - 6} 5 ${-hatWidth - 5} -13 ${-hatWidth - 4} -17ZM${hatWidth + 9} -40C${hatWidth + 22} -13 ${hatWidth + 13} 17 ${hatWidth + 15} 35L${hatWidth + 3} 23C${hatWidth + 6} 5 ${hatWidth + 5} -13 ${hatWidth + 4} -17Z`}
        fill="#FFFDF6"
        {...OUTLINE}
      />
      <path
        d={`M${-hatWidth - 2} -41Q-11 -27 -12 -18M${hatWidth + 2} -41Q11 -27 12 -18`}
        {...LINE}
        strokeOpacity={0.5}
      />
    </>
  ),
  balzo: ({ hatWidth, hat, side }) => (
    <>
      <path
        d={`M${-hatWidth - 2} -11C${-hatWidth - 16} -29 -14 -45 0 -45C14 -45 ${hatWidth + 16} -29 ${hatWidth + 2} -11Q0 -24 ${-hatWidth - 2} -11Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path
        d={`M${-hatWidth - 6} -23L-6 -44M-9 -19L10 -44M6 -19L${hatWidth + 5} -32M${hatWidth + 6} -23L6 -44M9 -19L-10 -44M-6 -19L${-hatWidth - 5} -32`}
        stroke="#F2D98C"
        strokeWidth={1.3}
      />
      <circle cx={side * 2} cy={-26} r={4.4} fill="#FFFDF6" stroke="#8A6414" strokeWidth={1.8} />
    </>
  ),
  circlet: ({ hatWidth, side }) => (
    <>
      <path d={`M${-hatWidth - 1} -11Q0 -24 ${hatWidth + 1} -11`} fill="none" stroke="#8A6414" strokeWidth={4} />
      <path d={`M${-hatWidth - 1} -11Q0 -24 ${hatWidth + 1} -11`} fill="none" stroke="#F2D98C" strokeWidth={2.2} />
      <circle cx={side * 1.5} cy={-17} r={2.8} fill="#A5352B" stroke={INK} strokeWidth={1} />
    </>
  ),
  tiara: () => (
    <>
      <path d="M-11 -37L-13 -51L-6 -44L0 -55L6 -44L13 -51L11 -37Q0 -42 -11 -37Z" fill="#F2D98C" {...OUTLINE} />
      <circle cx={0} cy={-43} r={2.2} fill="#B3262A" stroke={INK} strokeWidth={0.8} />
    </>
  ),
  netcap: ({ hatWidth, hat }) => (
    <>
      <path
        d={`M${-hatWidth - 2} -13C${-hatWidth - 5} -33 ${hatWidth + 5} -33 ${hatWidth + 2} -13Q0 -25 ${-hatWidth - 2} -13Z`}
        fill={hat}
        {...OUTLINE}
      />
      <g fill="#FFFDF6" stroke={INK} strokeWidth={0.7}>
        {each([-15, -9, -3, 3, 9, 15], (q) => (
          <circle cx={q} cy={round(q * q * 0.026 - 20.6)} r={1.9} />
        ))}
      </g>
    </>
  ),
};

function laurel(sitter: Sitter): ReactNode {
  const { hatWidth } = sitter;
  return each([-1, 1], (q) =>
    each([0, 1, 2, 3], (i) => leaf(q * (hatWidth - i * 4.8 + 1), -i * 4.6 - 11, q * (i * 13 - 64))),
  );
}

function leaf(x: number, y: number, r: number): ReactNode {
  return (
    <ellipse
      rx={6}
      ry={2.7}
      fill="#5F7A34"
      stroke={INK}
      strokeWidth={1}
      transform={`translate(${round(x)} ${round(y)}) rotate(${r})`}
    />
  );
}

function wimple({ hatWidth, chinWidth, chinDrop }: Sitter): ReactNode {
  return (
    <path
      d={`M${-hatWidth - 2} -6C${-hatWidth - 4} 18 -15 34 -20 46H20C15 34 ${hatWidth + 4} 18 ${hatWidth + 2} -6C${hatWidth - 1} 12 ${chinWidth + 4} ${chinDrop} 0 ${chinDrop + 1}C${-chinWidth - 4} ${chinDrop} ${-hatWidth + 1} 12 ${-hatWidth - 2} -6Z`}
      fill="#FFFDF6"
      {...OUTLINE}
    />
  );
}

function longVeil({ hatWidth, crown }: Sitter, c: string): ReactNode {
  return (
    <path
      d={`M${-hatWidth - 13} 46C${-hatWidth - 11} -10 ${-hatWidth - 4} ${-crown - 9} 0 ${-crown - 10}C${hatWidth + 4} ${-crown - 9} ${hatWidth + 11} -10 ${hatWidth + 13} 46L${hatWidth} 36C${hatWidth + 5} 10 ${hatWidth + 1} -18 0 -20C${-hatWidth - 1} -18 ${-hatWidth - 5} 10 ${-hatWidth} 36Z`}
      fill={c}
      {...OUTLINE}
    />
  );
}

function band({ hatWidth }: Sitter): ReactNode {
  return (
    <path
      d={`M${-hatWidth} -2C${-hatWidth} -16 -8 -20 0 -20C8 -20 ${hatWidth} -16 ${hatWidth} -2`}
      fill="none"
      stroke="#FFFDF6"
      strokeWidth={3.4}
    />
  );
}
