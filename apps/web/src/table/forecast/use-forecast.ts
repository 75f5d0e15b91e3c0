import type { Game } from '@la-stanza/engine';
import { useEffect, useState, type RefObject } from 'react';
import { keyOf, type Choice } from '../decision/deciding.ts';
import { elementsOfOffer } from './anchor-of.ts';

/** How long the pointer rests on a target before its forecast opens; the next one opens without waiting. */
const HOVER = 120;
const LONG_PRESS = 250;
/** A finger that moves this far swipes. */
const FAR = 10;

export type OpenForecast = {
  readonly choice: Choice;
  /** The position it is about; in another one it says nothing. */
  readonly game: Game;
  /** It was pressed long: it stays, and has a button. */
  readonly isHeld: boolean;
};

type ForecastState = { readonly open: OpenForecast | undefined; readonly close: () => void };

/**
 * Which option the forecast is about: the one the pointer rests on, the one with the focus, or the one pressed long. It also
 * lights the same option in the list and on the table. A long press does not choose.
 */
export function useForecast(table: RefObject<HTMLElement | null>, look: Choice | undefined, game: Game): ForecastState {
  const [open, setOpen] = useState<OpenForecast>();
  const offer = look === undefined ? '' : keyOf(look);

  useEffect(() => {
    const root = table.current;
    if (root === null || offer === '') return undefined;
    const lit = elementsOfOffer(root, offer);
    for (const element of lit) element.setAttribute('data-lit', '');
    return () => {
      for (const element of lit) element.removeAttribute('data-lit');
    };
  }, [table, offer]);

  useEffect(() => {
    if (look === undefined) {
      setOpen((now) => (now?.isHeld === true ? now : undefined));
      return undefined;
    }
    const wait = setTimeout(
      () => setOpen((now) => (now?.isHeld === true || isTouching ? now : { choice: look, game, isHeld: false })),
      HOVER,
    );
    return () => clearTimeout(wait);
    // the same option may be looked at with another object
  }, [offer, game]);

  useEffect(() => {
    const root = table.current;
    if (root === null) return undefined;
    let timer = 0;
    let from: { readonly x: number; readonly y: number } | undefined;
    let isLong = false;
    const stop = (): void => {
      clearTimeout(timer);
      from = undefined;
    };
    const onDown = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
      isTouching = pointerType !== 'mouse';
      isLong = false;
      if (!(target instanceof Element) || target.closest('[data-forecast]') !== null) return;
      setOpen(undefined);
      if (!isTouching || target.closest('[data-offer]:is([data-state="legal"], [data-state="chosen"])') === null)
        return;
      from = { x, y };
      timer = window.setTimeout(() => {
        isLong = true;
        root.dispatchEvent(new CustomEvent(HELD));
      }, LONG_PRESS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > FAR) stop();
    };
    // the click after a long press must not choose
    const onClick = (event: Event): void => {
      if (!isLong) return;
      isLong = false;
      event.stopPropagation();
      event.preventDefault();
    };
    root.addEventListener('pointerdown', onDown);
    root.addEventListener('pointermove', onMove);
    root.addEventListener('pointerup', stop);
    root.addEventListener('pointercancel', stop);
    root.addEventListener('click', onClick, true);
    return () => {
      stop();
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('pointermove', onMove);
      root.removeEventListener('pointerup', stop);
      root.removeEventListener('pointercancel', stop);
      root.removeEventListener('click', onClick, true);
    };
  }, [table]);

  useEffect(() => {
    const root = table.current;
    if (root === null || look === undefined) return undefined;
    const onHeld = (): void => setOpen({ choice: look, game, isHeld: true });
    root.addEventListener(HELD, onHeld);
    return () => root.removeEventListener(HELD, onHeld);
  }, [table, offer, game]);

  return { open: open?.game === game ? open : undefined, close: () => setOpen(undefined) };
}

const HELD = 'stanza-held';
/** Whether the last pointer was a finger, which cannot hover. */
let isTouching = false;
