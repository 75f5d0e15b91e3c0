import type { ReactNode } from 'react';
import { browColour, browWidth } from './face.tsx';
import type { Beard } from './look.ts';
import { INK, LINE, LIP_LINE, OUTLINE } from './pens.ts';
import type { Sitter } from './sitter.ts';

/** Eye, brow, mouth and beard in profile, looking right; the portrait mirrors them. */
export function profileFace(sitter: Sitter): ReactNode {
  const { look, hair, lips } = sitter;
  return (
    <>
      <path d="M5 -0.6Q9.6 -5.4 13.4 -0.6Q10 2 5 -0.6Z" fill="#FFFBF2" />
      <circle cx={10.6} cy={-1.4} r={2.1} fill={look.eyeColour ?? '#3A2A1C'} />
      <g fill="none" strokeLinecap="round">
        <path d="M4.4 -0.2Q9.6 -6 14 -1" stroke={INK} strokeWidth={1.9} />
        <path d="M3.6 -6.4Q9 -11 15.4 -7" stroke={browColour(look, hair)} strokeWidth={browWidth(look) + 0.4} />
      </g>
      {(look.age ?? 0) > 1 ? <path d="M13 10Q10.4 13 11 17M5 4q4 2 7 .4" {...LINE} strokeOpacity={0.6} /> : null}
      <path d="M17 9.6q-2.6 .4 -3 -2.4" {...LINE} />
      <path d="M16.6 14.6L11.6 15.2" {...LIP_LINE} stroke={lips} />
      {profileBeard(sitter, look.beard)}
    </>
  );
}

export function profileEar({ skinShade }: Sitter): ReactNode {
  return <ellipse cx={-5} cy={3} rx={4} ry={5.8} fill={skinShade} {...OUTLINE} />;
}

function profileBeard(sitter: Sitter, beard: Beard | undefined): ReactNode {
  switch (beard) {
    case undefined:
      return null;
    case 'moustache':
      return moustache(sitter);
    case 'strap':
      return chin(sitter, 4, 8);
    case 'point':
      return [chin(sitter, 14, 12), moustache(sitter)];
    case 'long':
      return [chin(sitter, 24, 10), moustache(sitter)];
    default:
      return [chin(sitter, 6, 9), moustache(sitter)];
  }
}

function chin({ beard }: Sitter, length: number, tip: number): ReactNode {
  return (
    <g key="chin">
      <path
        d={`M-7 7C0 12 8 9 16 11Q18 13 15 15L16.6 18Q20 24 ${tip} ${length + 26}Q4 ${length * 0.7 + 26} 0 24Q-7 18 -7 7Z`}
        fill={beard}
        {...OUTLINE}
      />
      <path
        d={`M10 22Q12 ${length * 0.4 + 24} ${tip - 2} ${length + 22}M4 18Q8 ${length * 0.3 + 24} ${tip - 4} ${length * 0.8 + 22}`}
        {...LINE}
        strokeOpacity={0.55}
      />
    </g>
  );
}

function moustache({ beard }: Sitter): ReactNode {
  return <path key="moustache" d="M19 9.8Q13 9.6 8 17Q13 15.4 18 13Z" fill={beard} stroke={INK} strokeWidth={1.1} />;
}
