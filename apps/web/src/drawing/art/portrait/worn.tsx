import type { Worn } from './look.ts';
import { INK } from './pens.ts';
import type { Draw } from './sitter.ts';

export const WORN: Readonly<Record<Worn, Draw>> = {
  specs: ({ faceX, eyeGap }) => (
    <g fill="rgba(255,255,255,.25)" stroke={INK} strokeWidth={1.5}>
      <circle cx={faceX - eyeGap} cy={-1} r={6} />
      <circle cx={faceX + eyeGap} cy={-1} r={6} />
      <path d={`M${faceX - 1.4} -1H${faceX + 1.4}`} />
    </g>
  ),
  patch: ({ faceX, eyeGap, temples }) => (
    <path
      d={`M${faceX + eyeGap - 5} -5H${faceX + eyeGap + 5}L${faceX + eyeGap + 3} 3H${faceX + eyeGap - 3}ZM${-temples} -13L${faceX + eyeGap} -4`}
      fill="#2B2019"
      stroke="#2B2019"
      strokeWidth={1.6}
    />
  ),
  earring: ({ side, temples }) => (
    <circle cx={-side * (temples + 1)} cy={11} r={2.2} fill="#F2D98C" stroke={INK} strokeWidth={1} />
  ),
  pearl: ({ side, temples }) => (
    <circle cx={-side * (temples + 1)} cy={11.4} r={2.8} fill="#FFFDF6" stroke={INK} strokeWidth={1} />
  ),
  scar: ({ faceX, side }) => (
    <path d={`M${faceX + side * 10} 2L${faceX + side * 6} 11`} stroke="#A0584A" strokeWidth={1.6} />
  ),
};
