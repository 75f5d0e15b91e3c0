import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './spotlight.module.css';

type SpotlightProps = {
  /** What stays lit, as things on the table say what they are; without anything nothing is dimmed. */
  readonly shows: readonly string[];
};

const ROOM_AROUND = 4;

/** Dims the stage, all but what is spoken of. It lies over the table and lets every touch through. */
export function Spotlight({ shows }: SpotlightProps): ReactNode {
  const path = useRef<SVGPathElement>(null);
  const drawn = useRef('');
  useLayoutEffect(() => {
    const draw = (): void => {
      const next = shows.length === 0 ? '' : dimmed(shows);
      if (next === drawn.current) return;
      drawn.current = next;
      path.current?.setAttribute('d', next);
    };
    draw();
    // things move while pictures load, sheets open and windows change; a look per frame costs a few boxes
    let frame = requestAnimationFrame(function look() {
      draw();
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [shows]);
  // outside of the table, which may be drawn larger than it is
  return createPortal(
    <svg className={styles['spotlight']} aria-hidden>
      <path ref={path} fillRule="evenodd" />
    </svg>,
    document.body,
  );
}

/** The outlines of the stages with holes where the lit things are; nothing while none of them is in sight. */
function dimmed(shows: readonly string[]): string {
  const stages = [...document.querySelectorAll('[data-stage]')].map((stage) =>
    (stage.querySelector('[data-surface]') ?? stage).getBoundingClientRect(),
  );
  const lit = shows
    .flatMap((thing) => [...document.querySelectorAll(`[data-stage] [data-about="${thing}"]`)])
    .map((thing) => thing.getBoundingClientRect());
  if (lit.length === 0) return '';
  return [...stages.map((box) => outline(box, 0)), ...lit.map((box) => outline(box, ROOM_AROUND))].join('');
}

function outline({ left, top, width, height }: DOMRect, around: number): string {
  const [x, y] = [Math.round(left - around), Math.round(top - around)];
  return `M${x} ${y}h${Math.round(width + around + around)}v${Math.round(height + around + around)}H${x}Z`;
}
