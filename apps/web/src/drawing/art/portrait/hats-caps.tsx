import type { ReactNode } from 'react';
import type { Cap } from './look.ts';
import { CLOTH } from './palette.ts';
import { INK, LINE, OUTLINE } from './pens.ts';
import type { Draw, Sitter } from './sitter.ts';

export const CAPS: Readonly<Record<Cap, Draw>> = {
  flat: flatBonnet,
  'flat-badge': (sitter) => {
    const { side } = sitter;
    return (
      <>
        {flatBonnet(sitter)}
        <circle cx={side * 9} cy={-24} r={4.4} fill="#F2D98C" stroke={INK} strokeWidth={1.2} />
      </>
    );
  },
  'flat-plume': (sitter) => {
    const { side, hatWidth } = sitter;
    return (
      <>
        <path
          d={`M${-side * (hatWidth + 2)} -23C${-side * (hatWidth + 22)} -49 ${side * 6} -53 ${side * (hatWidth + 8)} -30C${side * 6} -39 ${-side * 10} -37 ${-side * (hatWidth + 2)} -23Z`}
          fill="#FFFDF6"
          {...OUTLINE}
        />
        <path
          d={`M${-side * hatWidth} -27C${-side * 10} -43 ${side * 4} -43 ${side * (hatWidth + 4)} -32`}
          {...LINE}
          strokeOpacity={0.5}
        />
        {flatBonnet(sitter)}
        <g fill="#F2D98C" stroke={INK} strokeWidth={0.8}>
          <circle cx={-8} cy={-23.6} r={2} />
          <circle cx={0} cy={-24.6} r={2} />
          <circle cx={8} cy={-23.6} r={2} />
        </g>
      </>
    );
  },
  'flat-flaps': (sitter) => {
    const { hat } = sitter;
    return (
      <>
        {flatBonnet(sitter)}
        {flaps(sitter, hat, 8)}
      </>
    );
  },
  doctor: ({ hatWidth, hat }) => (
    <>
      <path
        d={`M${-hatWidth - 4} -11C${-hatWidth - 14} -23 ${-hatWidth - 6} -41 0 -41C${hatWidth + 10} -41 ${hatWidth + 15} -25 ${hatWidth + 4} -11Q0 -19 ${-hatWidth - 4} -11Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path d={`M${-hatWidth - 3} -17Q0 -26 ${hatWidth + 3} -17`} {...LINE} stroke="#8C7B61" />
    </>
  ),
  skull: ({ hatWidth, hat }) => (
    <path
      d={`M${-hatWidth - 0.6} -12C${-hatWidth - 2} -33 ${hatWidth + 2} -33 ${hatWidth + 0.6} -12Q0 -20 ${-hatWidth - 0.6} -12Z`}
      fill={hat}
      {...OUTLINE}
    />
  ),
  'skull-flaps': (sitter) => {
    const { hatWidth, hat } = sitter;
    return (
      <>
        <path
          d={`M${-hatWidth - 1} -12C${-hatWidth - 3} -34 ${hatWidth + 3} -34 ${hatWidth + 1} -12Q0 -20 ${-hatWidth - 1} -12Z`}
          fill={hat}
          {...OUTLINE}
        />
        {flaps(sitter, hat, 12)}
      </>
    );
  },
  camauro: ({ hatWidth, hat }) => (
    <>
      <path
        d={`M${-hatWidth - 2} -16C${-hatWidth - 6} -39 ${hatWidth + 6} -39 ${hatWidth + 2} -16Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path
        d={`M${-hatWidth - 4} 4C${-hatWidth - 6} -17 ${-hatWidth - 3} -22 0 -24C${hatWidth + 3} -22 ${hatWidth + 6} -17 ${hatWidth + 4} 4C${hatWidth} -2 ${hatWidth - 1} -13 0 -16C${-hatWidth + 1} -13 ${-hatWidth} -2 ${-hatWidth - 4} 4Z`}
        fill="#FFFDF6"
        {...OUTLINE}
      />
    </>
  ),
  beret: ({ hatWidth, side, hat }) => (
    <>
      <path
        d={`M${-hatWidth - 9} -14C${-hatWidth - 13} -37 ${side * 4} -41 ${hatWidth + 8} -29C${hatWidth + 11} -20 ${hatWidth + 6} -13 ${hatWidth + 2} -13Q0 -22 ${-hatWidth - 9} -14Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path d={`M${-hatWidth - 2} -15Q0 -23 ${hatWidth + 1} -14`} {...LINE} />
    </>
  ),
  slouch: ({ side, hatWidth, hat }) => (
    <>
      <path
        d={`M${-side * (hatWidth + 3)} -12C${-side * (hatWidth + 6)} -33 ${-side * 2} -43 ${side * 12} -37C${side * (hatWidth + 16)} -33 ${side * (hatWidth + 14)} -17 ${side * (hatWidth + 3)} -13Q0 -22 ${-side * (hatWidth + 3)} -12Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path
        d={`M${-side * (hatWidth + 1)} -18Q0 -28 ${side * (hatWidth + 4)} -19M${side * 4} -25Q${side * 10} -31 ${side * 20} -29`}
        {...LINE}
      />
    </>
  ),
  berretta: ({ hatWidth, hat }) => (
    <>
      <path
        d={`M${-hatWidth - 2} -13L${-hatWidth - 4} -32Q0 -41 ${hatWidth + 4} -32L${hatWidth + 2} -13Q0 -21 ${-hatWidth - 2} -13Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path d={`M${-hatWidth - 3.4} -20Q0 -28 ${hatWidth + 3.4} -20`} {...LINE} />
    </>
  ),
  rolled: ({ hatWidth, hat, hatTrim }) => (
    <>
      <path d={`M${-hatWidth + 1} -17C${-hatWidth} -39 ${hatWidth} -39 ${hatWidth - 1} -17Z`} fill={hat} {...OUTLINE} />
      <path
        d={`M${-hatWidth - 5} -11C${-hatWidth - 9} -22 ${hatWidth + 9} -22 ${hatWidth + 5} -11Q0 -19 ${-hatWidth - 5} -11Z`}
        fill={hatTrim}
        {...OUTLINE}
      />
    </>
  ),
  tricorn: ({ hatWidth, hat }) => (
    <>
      <path
        d={`M${-hatWidth - 9} -13Q${-hatWidth - 4} -27 -10 -29Q0 -45 10 -29Q${hatWidth + 4} -27 ${hatWidth + 9} -13Q8 -20 0 -14Q-8 -20 ${-hatWidth - 9} -13Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path d={`M${-hatWidth - 7} -15Q-8 -25 0 -19Q8 -25 ${hatWidth + 7} -15`} {...LINE} stroke="#8C7B61" />
    </>
  ),
  square: ({ hatWidth, hat }) => (
    <>
      <path
        d={`M${-hatWidth - 1} -12L${-hatWidth - 8} -28L0 -36L${hatWidth + 8} -28L${hatWidth + 1} -12Q0 -20 ${-hatWidth - 1} -12Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path d={`M${-hatWidth - 8} -28Q0 -22 ${hatWidth + 8} -28M0 -36V-24`} {...LINE} />
    </>
  ),
  brim: ({ hat, hatWidth, side, look, hatTrim }) => (
    <>
      <path d="M-14 -17C-15 -37 15 -37 14 -17Z" fill={hat} {...OUTLINE} />
      <path
        d={`M${-hatWidth - 13} -14Q${-hatWidth - 3} -25 0 -20Q${hatWidth + 3} -27 ${hatWidth + 13} -20Q${hatWidth} -10 0 -12Q${-hatWidth} -9 ${-hatWidth - 13} -14Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path
        d={`M${-side * 11} -22C${-side * 24} -39 ${-side * 40} -35 ${-side * 42} -23C${-side * 34} -28 ${-side * 26} -25 ${-side * 11} -20Z`}
        fill={look.hatTrim ? hatTrim : '#FFFBF0'}
        {...OUTLINE}
      />
    </>
  ),
  sailor: ({ hatWidth, side, hat }) => (
    <>
      <path
        d={`M${-hatWidth - 3} -12C${-hatWidth - 4} -27 -8 -39 ${side * 10} -39C${side * 20} -37 ${hatWidth + 2} -23 ${hatWidth + 3} -12Q0 -19 ${-hatWidth - 3} -12Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path
        d={`M${-hatWidth - 4} -11Q0 -20 ${hatWidth + 4} -11L${hatWidth + 3} -19Q0 -27 ${-hatWidth - 3} -19Z`}
        fill="#F5ECD7"
        {...OUTLINE}
      />
    </>
  ),
  mitre: ({ hatWidth }) => (
    <>
      <path
        d={`M${-hatWidth - 1} -12L${-hatWidth - 3} -29L0 -53L${hatWidth + 3} -29L${hatWidth + 1} -12Q0 -20 ${-hatWidth - 1} -12Z`}
        fill="#FFFBF0"
        {...OUTLINE}
      />
      <path
        d={`M0 -51V-17M${-hatWidth - 1} -16Q0 -24 ${hatWidth + 1} -16`}
        stroke="#C8982F"
        strokeWidth={4}
        fill="none"
      />
    </>
  ),
  zucchetto: ({ hatWidth, hat }) => (
    <path
      d={`M${-hatWidth + 1} -19C${-hatWidth + 3} -34 ${hatWidth - 3} -34 ${hatWidth - 1} -19Q0 -25 ${-hatWidth + 1} -19Z`}
      fill={hat}
      {...OUTLINE}
    />
  ),
  painter: ({ hatWidth, hat }) => (
    <>
      <path
        d={`M${-hatWidth - 4} -13C${-hatWidth - 8} -35 -2 -39 4 -37C${hatWidth + 12} -35 ${hatWidth + 12} -19 ${hatWidth + 3} -13Q0 -22 ${-hatWidth - 4} -13Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path d={`M${-hatWidth - 2} -18Q0 -27 ${hatWidth + 2} -18`} {...LINE} />
    </>
  ),
};

function flatBonnet({ hatWidth, hat }: Sitter): ReactNode {
  return (
    <>
      <path
        d={`M${-hatWidth - 3} -12C${-hatWidth - 15} -17 ${-hatWidth - 14} -29 ${-hatWidth - 2} -31Q0 -38 ${hatWidth + 2} -31C${hatWidth + 14} -29 ${hatWidth + 15} -17 ${hatWidth + 3} -12Q0 -20 ${-hatWidth - 3} -12Z`}
        fill={hat}
        {...OUTLINE}
      />
      <path
        d={`M${-hatWidth - 3} -12Q${-hatWidth - 6} -20 ${-hatWidth + 2} -21Q0 -27 ${hatWidth - 2} -21Q${hatWidth + 6} -20 ${hatWidth + 3} -12`}
        {...LINE}
        stroke={hat === CLOTH.black ? '#8C7B61' : INK}
      />
    </>
  );
}

function flaps({ hatWidth }: Sitter, c: string, lo: number): ReactNode {
  return (
    <path
      d={`M${-hatWidth - 2} -14C${-hatWidth - 6} -1 ${-hatWidth - 4} ${lo} ${-hatWidth + 3} ${lo + 2}Q${-hatWidth + 4} -2 ${-hatWidth + 3} -13ZM${hatWidth + 2} -14C${hatWidth + 6} -1 ${hatWidth + 4} ${lo} ${hatWidth - 3} ${lo + 2}Q${hatWidth - 4} -2 ${hatWidth - 3} -13Z`}
      fill={c}
      {...OUTLINE}
    />
  );
}
