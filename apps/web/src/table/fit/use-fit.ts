import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitWindow, type Fit } from './fit-window.ts';

type Box = { readonly width: number; readonly height: number; readonly text: number };

const NORMAL_TEXT = 16;

function textNow(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_TEXT;
}

function windowNow(): Box {
  return { width: innerWidth, height: innerHeight, text: textNow() };
}

/** Follows the space of the table and its text size. */
export function useFit(table: RefObject<HTMLElement | null>, others: number): Fit {
  const [box, setBox] = useState(windowNow);
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    // text can grow while the window stays: this element grows with it
    const mark = document.createElement('i');
    mark.style.cssText = 'position:absolute;visibility:hidden;width:1rem;height:0;pointer-events:none';
    element.append(mark);
    const measure = (): void => {
      // the space that the window leaves, not the size of the content
      const { top } = element.getBoundingClientRect();
      const next = {
        width: document.documentElement.clientWidth,
        height: innerHeight - Math.max(0, top),
        text: textNow(),
      };
      setBox((now) => (now.width === next.width && now.height === next.height && now.text === next.text ? now : next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    watch.observe(mark);
    addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      removeEventListener('resize', measure);
      mark.remove();
    };
  }, [table]);
  return fitWindow({ ...box, others });
}
