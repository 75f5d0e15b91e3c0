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

/** Follows the room the table has and the size of its text. */
export function useFit(table: RefObject<HTMLElement | null>, others: number): Fit {
  const [box, setBox] = useState(windowNow);
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    // text can grow while the window stays: this mark grows with it
    const mark = document.createElement('i');
    mark.style.cssText = 'position:absolute;visibility:hidden;width:1rem;height:0;pointer-events:none';
    element.append(mark);
    const measure = (): void => {
      // as wide and high as the window leaves it, not as what is in it would make it
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
