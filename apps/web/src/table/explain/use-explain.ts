import { useEffect, useState, type RefObject } from 'react';
import type { Box } from './place-card.ts';

/** What is explained, where it is, and whether somebody asked: a card that opens by itself keeps out of every way. */
export type Explained = { readonly about: string; readonly thing: Box; readonly isAsked: boolean };

const HOVER = 400;
const LONG_PRESS = 450;

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
    const wait = (thing: Element, delay: number, isAsked: boolean): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setExplained(explanationAt(thing, isAsked)), delay);
    };
    const leave = (): void => {
      clearTimeout(timer);
      over = null;
      setExplained(undefined);
    };
    // a page that changes under a resting pointer has not been pointed at
    const onMove = (event: PointerEvent): void => {
      if (!onHover || event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return;
      if (isCard(event.target)) return;
      const thing = thingAt(event.target);
      // whoever presses or drags is busy
      if (event.buttons !== 0 || thing === over) return;
      setExplained((now) => (now?.isAsked === true ? now : undefined));
      clearTimeout(timer);
      over = thing;
      if (thing !== null) wait(thing, HOVER, false);
    };
    const onDown = (event: PointerEvent): void => {
      if (isCard(event.target)) return;
      const thing = thingAt(event.target);
      leave();
      over = thing;
      if (event.pointerType !== 'mouse' && thing !== null) wait(thing, LONG_PRESS, true);
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', onMove);
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
      setExplained(explanationAt(thing, true));
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

function explanationAt(thing: Element, isAsked: boolean): Explained | undefined {
  const about = thing.getAttribute('data-about');
  return about === null ? undefined : { about, thing: thing.getBoundingClientRect(), isAsked };
}
