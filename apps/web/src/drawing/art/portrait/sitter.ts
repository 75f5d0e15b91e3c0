import type { ReactNode } from 'react';
import type { HeadShape, Look } from './look.ts';
import { CLOTH, HAIR_COLOUR, SKIN } from './palette.ts';
import { round } from './round.ts';

/** Half widths of the face on one side of its middle. */
type HalfFace = { readonly temples: number; readonly cheeks: number; readonly jaw: number };

/**
 * Everything a layer needs to draw one person. Head, hair, hat and beard are drawn around the point between the eyes; garment,
 * collar and held objects in the portrait's 100 × 124 units.
 */
export type Sitter = HalfFace & {
  readonly look: Look;
  /** The id of the clip path with the head's outline, unique on the page. */
  readonly clip: string;
  readonly profile: boolean;
  readonly turn: number;
  /** −1 when the person looks left, 1 when right. */
  readonly side: -1 | 1;
  readonly chinWidth: number;
  readonly chinDrop: number;
  readonly chinShift: number;
  readonly crown: number;
  readonly leftHalf: HalfFace;
  readonly rightHalf: HalfFace;
  readonly hairWidth: number;
  readonly hatWidth: number;
  readonly faceX: number;
  readonly eyeGap: number;
  readonly mouthY: number;
  readonly skin: string;
  readonly skinShade: string;
  readonly lips: string;
  readonly hair: string;
  readonly beard: string;
  readonly hat: string;
  readonly hatTrim: string;
  readonly cloth: string;
  readonly trim: string;
  readonly shoulders: number;
  readonly body: string;
};

export type Draw = (sitter: Sitter) => ReactNode;

// Half widths of temples, cheeks, jaw and chin, then the distances of the chin below and the crown above the eyes.
const HEADS: Readonly<Record<HeadShape, readonly [number, number, number, number, number, number]>> = {
  oval: [18, 16.6, 12.2, 6.4, 25, 27],
  round: [19.4, 19.6, 16, 8.4, 23, 26],
  long: [16.4, 15.4, 12, 6.2, 29.5, 28],
  square: [18, 17.6, 16.2, 10.4, 25.5, 27],
  heart: [18, 15.8, 10, 4.2, 25, 27],
  gaunt: [16.8, 13.8, 10.2, 6, 28.5, 27.5],
  broad: [20.4, 20, 18.2, 11, 25, 26],
  young: [17.6, 17, 12.4, 5.2, 22.5, 26.5],
  egg: [18.6, 16, 11.6, 6, 26, 31],
  habsburg: [16.8, 15.6, 13.4, 8.6, 31, 27],
  jowl: [19.4, 21, 20, 12.5, 27, 26],
};

export function sitterOf(look: Look, clip: string): Sitter {
  const { turn } = look;
  const side = turn < 0 ? -1 : 1;
  const profile = look.view === 'profile';
  const [temples, cheeks, jaw, chinWidth, chinDrop, crown] = HEADS[look.head ?? 'oval'];
  // the far side of a turned head is narrower
  const hidden = Math.min(1.4, Math.abs(turn)) * 1.5;
  const near: HalfFace = { temples, cheeks, jaw };
  const far: HalfFace = { temples: temples - hidden, cheeks: cheeks - hidden * 1.25, jaw: jaw - hidden };
  const skin = SKIN[look.skin];
  const hair = HAIR_COLOUR[look.hairColour];
  const shoulders = look.shoulders ?? 0;
  return {
    ...near,
    look,
    clip,
    profile,
    turn,
    side,
    chinWidth,
    chinDrop,
    chinShift: look.head === 'habsburg' ? side * 2.2 : turn * 0.6,
    crown,
    leftHalf: side < 0 ? far : near,
    rightHalf: side < 0 ? near : far,
    hairWidth: profile ? 18 : temples,
    hatWidth: profile ? 18.6 : temples,
    faceX: round(turn * Math.min(3.4, Math.max(1.6, (cheeks - 10) * 0.52))),
    eyeGap: round(Math.min(7.5, cheeks * 0.455) - Math.abs(turn) * 0.2),
    mouthY: mouthBelowEyes(chinDrop),
    skin: skin.light,
    skinShade: skin.shade,
    lips: look.soft ? '#B0443C' : '#9C5140',
    hair,
    beard: look.beardColour === undefined ? hair : HAIR_COLOUR[look.beardColour],
    hat: CLOTH[look.hatColour ?? 'red'],
    hatTrim: CLOTH[look.hatTrim ?? 'ivory'],
    cloth: CLOTH[look.cloth ?? 'wine'],
    trim: CLOTH[look.trim ?? 'ivory'],
    shoulders,
    body: `M${6 - shoulders} 126C${6 - shoulders} 104 ${20 - shoulders} 95 38 89L50 96L62 89C${80 + shoulders} 95 ${94 + shoulders} 104 ${94 + shoulders} 126Z`,
  };
}

function mouthBelowEyes(chinDrop: number): number {
  if (chinDrop > 27) return 17.6;
  return chinDrop < 24 ? 14.6 : 16.2;
}
