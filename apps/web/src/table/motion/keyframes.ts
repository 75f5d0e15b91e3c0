import type { Manner } from './flight.ts';
import type { Spot } from './find-way.ts';

type KeyframeList = readonly Keyframe[];

const FALL = 0.6;
const HUNG_FROM = 14;

/**
 * The keyframes of a flight; transform and opacity only. The piece is drawn `height` pixels high with its middle in the upper left
 * corner of the window.
 */
export function keyframesOf(manner: Manner, spots: readonly (Spot | undefined)[], height: number): KeyframeList {
  const at = (spot: Spot, more = ''): string =>
    `translate(${round(spot.x)}px, ${round(spot.y)}px) scale(${round(spot.height / height)})${more}`;
  const first = spots[0];
  const last = spots.at(-1);
  if (first === undefined && last === undefined) return [];
  switch (manner) {
    case 'travel': {
      // if one end is not on the screen, the piece appears or vanishes at the other
      if (first === undefined && last !== undefined) return fade(at(last), 0, 1);
      if (last === undefined && first !== undefined) return fade(at(first), 1, 0);
      const seen = spots.filter((spot) => spot !== undefined);
      return offsets(seen).map((offset, index) => {
        const spot = seen[index];
        return { transform: spot === undefined ? '' : at(spot), opacity: 1, offset };
      });
    }
    case 'fall':
      return first === undefined
        ? []
        : [
            { transform: at(first, ' rotate(0deg)'), opacity: 1 },
            { transform: at({ ...first, y: first.y + first.height * FALL }, ' rotate(7deg)'), opacity: 0 },
          ];
    case 'rise':
      return last === undefined
        ? []
        : [
            { transform: at({ ...last, y: last.y + last.height / 2 }, ' scaleY(0.04)'), opacity: 0.5, offset: 0 },
            { transform: at(last, ' scaleY(1)'), opacity: 1, offset: 0.7 },
            { transform: at(last, ' scaleY(1)'), opacity: 1, offset: 1 },
          ];
    case 'deal':
      if (first !== undefined && last !== undefined && spots.length > 1) {
        return ARC.map((share) => ({
          transform: at(between(first, last, share), ` rotate(${round(TILT * (1 - share))}deg)`),
          opacity: share === 0 ? 0 : 1,
        }));
      }
      return last === undefined
        ? []
        : [
            { transform: at({ ...last, y: last.y - HUNG_FROM }), opacity: 0 },
            { transform: at(last), opacity: 1 },
          ];
    case 'turn':
      return last === undefined
        ? []
        : [
            { transform: at(last, ' scaleX(0.02)'), opacity: 1 },
            { transform: at(last, ' scaleX(1)'), opacity: 1 },
          ];
  }
}

const TILT = 24;
const ARC = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1] as const;

/** A spot on the way of a tile that is thrown from one place to another. */
function between(from: Spot, to: Spot, share: number): Spot {
  const line = (start: number, end: number): number => start + (end - start) * share;
  const throwHeight = Math.abs(to.x - from.x) * 0.24;
  return {
    x: line(from.x, to.x),
    y: line(from.y, to.y) - 4 * throwHeight * share * (1 - share),
    height: line(from.height, to.height),
  };
}

function fade(transform: string, from: number, to: number): KeyframeList {
  return [
    { transform, opacity: from },
    { transform, opacity: to },
  ];
}

/** When each spot is passed at constant speed. */
function offsets(spots: readonly Spot[]): number[] {
  const lengths = spots.map(({ x, y }, index) => {
    const before = spots[index - 1];
    return before === undefined ? 0 : Math.hypot(x - before.x, y - before.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  return lengths.map((length, index) => {
    gone += length;
    if (index === 0) return 0;
    return index === spots.length - 1 || whole === 0 ? 1 : gone / whole;
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;
