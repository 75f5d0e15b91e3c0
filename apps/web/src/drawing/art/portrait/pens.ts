import type { SVGAttributes } from 'react';

type Pen = SVGAttributes<SVGElement>;

export const INK = '#33261A';
export const OUTLINE: Pen = { stroke: INK, strokeWidth: 1.7, strokeLinejoin: 'round', strokeLinecap: 'round' };
export const LINE: Pen = { fill: 'none', stroke: INK, strokeWidth: 1.15, strokeLinecap: 'round' };
export const NOSE_LINE: Pen = {
  fill: 'none',
  stroke: INK,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};
export const LIP_LINE: Pen = { fill: 'none', strokeWidth: 2.1, strokeLinecap: 'round' };
