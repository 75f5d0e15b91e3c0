import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './spotlight.module.css';

type SpotlightProps = {
  /** Finds what stays lit; nothing is dimmed if there is nothing. A new function draws it again. */
  readonly find: () => readonly Element[];
};

const ROOM_AROUND = 4;

/** Dims everything on the stage but the targets. It covers the table and lets every touch through. */
export function Spotlight({ find }: SpotlightProps): ReactNode {
  const path = useRef<SVGPathElement>(null);
  const drawn = useRef('');
  useLayoutEffect(() => {
    const draw = (): void => {
      const next = dimmed(find());
      if (next === drawn.current) return;
      drawn.current = next;
      path.current?.setAttribute('d', next);
    };
    draw();
    // targets move while pictures load, sheets open and windows change; measuring a few boxes per frame is cheap
    let frame = requestAnimationFrame(function look() {
      draw();
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [find]);
  // outside of the table, which may be scaled
  return createPortal(
    <svg className={styles['spotlight']} aria-hidden>
      <path ref={path} fillRule="evenodd" />
    </svg>,
    document.body,
  );
}

/** The outlines of the stages with holes for the lit targets; empty while none of them is visible. */
function dimmed(targets: readonly Element[]): string {
  if (targets.length === 0) return '';
  const stages = [...document.querySelectorAll('[data-stage]')].map((stage) =>
    (stage.querySelector('[data-surface]') ?? stage).getBoundingClientRect(),
  );
  const lit = targets.map((target) => target.getBoundingClientRect());
  return [...stages.map((box) => outline(box, 0)), ...lit.map((box) => outline(box, ROOM_AROUND))].join('');
}

/** The objects on the stage with these `data-about` names. */
export function onStage(names: readonly string[]): readonly Element[] {
  return names.flatMap((name) => [...document.querySelectorAll(`[data-stage] [data-about="${name}"]`)]);
}

function outline({ left, top, width, height }: DOMRect, around: number): string {
  const [x, y] = [Math.round(left - around), Math.round(top - around)];
  return `M${x} ${y}h${Math.round(width + around + around)}v${Math.round(height + around + around)}H${x}Z`;
}
