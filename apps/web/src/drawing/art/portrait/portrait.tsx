import type { ReactNode } from 'react';
import { BACKGROUNDS } from './backgrounds.tsx';
import { mouthAndBeard } from './beards.tsx';
import { COLLARS } from './collars.tsx';
import { face } from './face.tsx';
import { GARMENTS } from './garments.tsx';
import { HAIR_BEHIND } from './hair-behind.tsx';
import { HAIR_FRONT } from './hair-front.tsx';
import { CAPS } from './hats-caps.tsx';
import { WRAPS } from './hats-wraps.tsx';
import { headOutline } from './head.ts';
import { heldObject } from './held.tsx';
import type { Look } from './look.ts';
import { OUTLINE } from './pens.ts';
import { profileEar, profileFace } from './profile.tsx';
import { sitterOf, type Draw, type Sitter } from './sitter.ts';
import { WORN } from './worn.tsx';

const HATS = { ...CAPS, ...WRAPS };
const EYE_LINE = 53;

/** A person in 100 × 124 units, cut off by the frame around it. `clip` must be unique in the document. */
export function portrait(look: Look, clip: string): ReactNode {
  const sitter = sitterOf(look, clip);
  const place = headPlace(sitter);
  return (
    <>
      <clipPath id={clip}>
        <path d={headOutline(sitter)} />
      </clipPath>
      {BACKGROUNDS[look.discipline](sitter)}
      <g transform={place}>{drawn(look.hair && HAIR_BEHIND[look.hair], sitter)}</g>
      {neck(sitter)}
      {GARMENTS[look.garment](sitter)}
      {drawn(look.collar && COLLARS[look.collar], sitter)}
      <g transform={place}>
        {sitter.profile ? profileHead(sitter) : frontHead(sitter)}
        {drawn(look.worn && WORN[look.worn], sitter)}
        {drawn(look.hair && HAIR_FRONT[look.hair], sitter)}
        {drawn(look.hat && HATS[look.hat], sitter)}
      </g>
      {heldObject(sitter)}
    </>
  );
}

function drawn(draw: Draw | undefined, sitter: Sitter): ReactNode {
  return draw?.(sitter);
}

// The head tilts and scales around the hollow of the neck, 30 units below the eyes.
function headPlace({ look, turn }: Sitter): string {
  const { shiftX = 0, shiftY = 0, tilt = 0, scale = 1 } = look;
  return `translate(${50 + shiftX} ${EYE_LINE + 30 + shiftY}) rotate(${tilt}) scale(${scale}) translate(${turn * 1.2} -30)`;
}

function neck({ turn, skinShade }: Sitter): ReactNode {
  const x = 50 + turn * 1.2;
  return <path d={`M${x - 9} 65V87Q50 100 ${x + 9} 87V65Z`} fill={skinShade} {...OUTLINE} />;
}

function frontHead(sitter: Sitter): ReactNode {
  const { skin, skinShade, clip, side, temples, turn } = sitter;
  return (
    <>
      {ear(sitter, -1)}
      {ear(sitter, 1)}
      <path d={headOutline(sitter)} fill={skin} {...OUTLINE} />
      <g clipPath={`url(#${clip})`}>
        <path
          d={headOutline(sitter)}
          transform={`translate(${-side * (temples * 2 - 6)} 3)`}
          fill={skinShade}
          opacity={Math.abs(turn) < 0.4 ? 0.55 : 0.8}
        />
        {cheeks(sitter)}
      </g>
      {face(sitter)}
      {mouthAndBeard(sitter)}
    </>
  );
}

function profileHead(sitter: Sitter): ReactNode {
  const { skin, skinShade, clip, side } = sitter;
  return (
    <g transform={`scale(${side} 1)`}>
      <path d={headOutline(sitter)} fill={skin} {...OUTLINE} />
      <g clipPath={`url(#${clip})`}>
        <path d={headOutline(sitter)} transform="translate(-20 2)" fill={skinShade} opacity={0.7} />
      </g>
      {profileEar(sitter)}
      {profileFace(sitter)}
    </g>
  );
}

function ear({ turn, side, leftHalf, rightHalf, skinShade }: Sitter, place: -1 | 1): ReactNode {
  // a clearly turned head hides its far ear
  if (Math.abs(turn) > 0.6 && place === side) return null;
  const half = place < 0 ? leftHalf : rightHalf;
  return <ellipse cx={place * (half.temples + 0.4)} cy={3} rx={3.6} ry={5.4} fill={skinShade} {...OUTLINE} />;
}

function cheeks({ look, faceX, side }: Sitter): ReactNode {
  const [near, far] = look.soft ? [0.34, 0.3] : look.rosy ? [0.42, 0.36] : [0.2, 0.14];
  return (
    <g fill="#D2684F">
      <circle cx={faceX + side * 8} cy={9} r={5} opacity={near} />
      <circle cx={faceX - side * 9} cy={9} r={5} opacity={far} />
    </g>
  );
}
