import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Box } from './place-card.ts';

/** The explained target, its box, and whether the player asked: a card that opened on hover keeps out of the way. */
export type Explained = { readonly about: string; readonly target: Box; readonly isAsked: boolean };

const HOVER = 400;
const LONG_PRESS = 450;

type ExplainState = {
  readonly explained: Explained | undefined;
  readonly close: () => void;
  /** Explains the focused target. Returns false if there is none. */
  readonly explainFocus: () => boolean;
};

/** Explains the target that the pointer rests on, that is pressed long, or that is focused; targets have `data-about`. */
export function useExplain(table: RefObject<HTMLElement | null>, onHover: boolean): ExplainState {
  const [explained, setExplained] = useState<Explained>();
  // a target that can be seen answers at once
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    let timer = 0;
    let over: Element | null = null;
    const wait = (target: Element, delay: number, isAsked: boolean): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setExplained(explanationAt(target, isAsked)), delay);
    };
    const leave = (): void => {
      clearTimeout(timer);
      over = null;
      setExplained(undefined);
    };
    // the page may change under a resting pointer: that is no hover
    const onMove = (event: PointerEvent): void => {
      if (!onHover || event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return;
      if (isCard(event.target)) return;
      const target = targetAt(event.target);
      // an open choice shows its forecast instead
      if (isOpenChoice(target)) {
        clearTimeout(timer);
        over = target;
        setExplained((now) => (now?.isAsked === true ? now : undefined));
        return;
      }
      // not while pressing or dragging
      if (event.buttons !== 0 || target === over) return;
      setExplained((now) => (now?.isAsked === true ? now : undefined));
      clearTimeout(timer);
      over = target;
      if (target !== null) wait(target, HOVER, false);
    };
    const onDown = (event: PointerEvent): void => {
      if (isCard(event.target)) return;
      const target = targetAt(event.target);
      leave();
      over = target;
      if (event.pointerType !== 'mouse' && target !== null && !isOpenChoice(target)) wait(target, LONG_PRESS, true);
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
      const target = targetAt(document.activeElement);
      if (target === null) return false;
      setExplained(explanationAt(target, true));
      return true;
    },
  };
}

function isOpenChoice(target: Element | null): boolean {
  return target?.matches('[data-offer]:is([data-state="legal"], [data-state="chosen"])') === true;
}

function isCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-explain-card]') !== null;
}

function targetAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-about]') : null;
}

function explanationAt(target: Element, isAsked: boolean): Explained | undefined {
  const about = target.getAttribute('data-about');
  return about === null ? undefined : { about, target: target.getBoundingClientRect(), isAsked };
}
