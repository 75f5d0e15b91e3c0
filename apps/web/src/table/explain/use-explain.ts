import { useEffect, useState, type RefObject } from 'react';

/** What is explained, and where it is: its middle, its upper and its lower edge. */
type Explained = { readonly about: string; readonly x: number; readonly top: number; readonly bottom: number };

const HOVER = 400;
const LONG_PRESS = 450;
// time enough to go from a thing to its card
const GRACE = 300;

type ExplainHold = {
  readonly explained: Explained | undefined;
  readonly close: () => void;
  /** Explains what has the focus; false if that is nothing. */
  readonly explainFocus: () => boolean;
};

/** Watches what the pointer rests on, what is pressed long, and what has the focus; all things say what they are. */
export function useExplain(table: RefObject<HTMLElement | null>, onHover: boolean): ExplainHold {
  const [explained, setExplained] = useState<Explained>();
  useEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    let timer = 0;
    let over: Element | null = null;
    const wait = (thing: Element, delay: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setExplained(explanationAt(thing)), delay);
    };
    const leave = (): void => {
      clearTimeout(timer);
      over = null;
      setExplained(undefined);
    };
    const onOver = (event: PointerEvent): void => {
      if (!onHover || event.pointerType !== 'mouse') return;
      if (isCard(event.target)) {
        clearTimeout(timer);
        over = null;
        return;
      }
      const thing = thingAt(event.target);
      // whoever presses or drags is busy
      if (event.buttons !== 0 || (thing === over && thing !== null)) return;
      over = thing;
      clearTimeout(timer);
      if (thing === null) timer = window.setTimeout(leave, GRACE);
      else wait(thing, HOVER);
    };
    const onDown = (event: PointerEvent): void => {
      if (isCard(event.target)) return;
      const thing = thingAt(event.target);
      leave();
      if (event.pointerType !== 'mouse' && thing !== null) wait(thing, LONG_PRESS);
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
    };
    element.addEventListener('pointerover', onOver);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', onOver);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
    };
  }, [table, onHover]);
  return {
    explained,
    close: () => setExplained(undefined),
    explainFocus: () => {
      const thing = thingAt(document.activeElement);
      if (thing === null) return false;
      setExplained(explanationAt(thing));
      return true;
    },
  };
}

function isCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-explain-card]') !== null;
}

function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-about]') : null;
}

function explanationAt(thing: Element): Explained | undefined {
  const about = thing.getAttribute('data-about');
  const box = thing.getBoundingClientRect();
  return about === null ? undefined : { about, x: box.left + box.width / 2, top: box.top, bottom: box.bottom };
}
