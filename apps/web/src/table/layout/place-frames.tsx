import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import type { PlaceName } from '../../drawing/targets/place.ts';
import { elementsAt } from '../motion/find-way.ts';
import styles from './place-frames.module.css';

type PlaceFramesProps = {
  readonly table: RefObject<HTMLElement | null>;
  readonly places: readonly PlaceName[];
};

type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const AROUND = 4;

/** Frames the places of a chronicle line. Not in gold, which marks legal options. */
export function PlaceFrames({ table, places }: PlaceFramesProps): ReactNode {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  useLayoutEffect(() => {
    const root = table.current;
    if (root === null) return;
    setFrames(
      places
        .flatMap((place) => elementsAt(root, place))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ left, top, width, height }) => ({
          left: left - AROUND,
          top: top - AROUND,
          width: width + 2 * AROUND,
          height: height + 2 * AROUND,
        })),
    );
  }, [table, places]);
  return frames.map((frame, index) => <div key={index} className={styles['frame']} style={frame} aria-hidden />);
}
