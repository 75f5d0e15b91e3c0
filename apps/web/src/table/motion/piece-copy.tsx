import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Spot } from './find-way.ts';
import { keyframesOf } from './keyframes.ts';
import styles from './motion-layer.module.css';
import { PieceDrawing, pieceBox, pieceRatio } from './piece-drawing.tsx';
import type { Scheduled } from './schedule.ts';

type PieceCopyProps = {
  readonly flight: Scheduled;
  readonly spots: readonly (Spot | undefined)[];
  /** Milliseconds until it starts. */
  readonly delay: number;
  readonly onEnd: (id: number) => void;
};

const TRAVEL = 'cubic-bezier(.5,0,.2,1)';
const OUT = 'cubic-bezier(.2,.8,.2,1)';

/** A copy of a moving piece; the original is hidden at its destination. */
export function PieceCopy({ flight, spots, delay, onEnd }: PieceCopyProps): ReactNode {
  const copy = useRef<HTMLDivElement>(null);
  const shimmer = useRef<HTMLDivElement>(null);
  const { id, piece, manner, length, waits } = flight;
  const height = Math.max(1, ...spots.map((spot) => spot?.height ?? 0));
  const width = height * pieceRatio(piece);
  useLayoutEffect(() => {
    const animation = copy.current?.animate([...keyframesOf(manner, spots, height)], {
      delay,
      duration: length,
      easing: manner === 'travel' ? TRAVEL : OUT,
      fill: waits ? 'forwards' : 'both',
    });
    animation?.addEventListener('finish', () => onEnd(id));
    const light = shimmer.current?.animate({ opacity: [0, 0, 1, 0] }, { delay, duration: length });
    return () => {
      animation?.cancel();
      light?.cancel();
    };
    // a copy is mounted for one flight; its props never change
  }, []);
  return (
    <div
      ref={copy}
      className={styles['copy']}
      data-flight={manner}
      style={{ width, height, marginTop: -height / 2, marginLeft: -width / 2, opacity: 0 }}
    >
      <svg className="lit" width={width} height={height} viewBox={pieceBox(piece)} preserveAspectRatio="none">
        <PieceDrawing piece={piece} />
      </svg>
      {manner === 'rise' ? <div ref={shimmer} className={styles['shimmer']} /> : null}
    </div>
  );
}
