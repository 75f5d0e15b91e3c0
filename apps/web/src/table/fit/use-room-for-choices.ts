import { useLayoutEffect, useRef, type RefObject } from 'react';
import { CHRONICLE, type Fit, type OthersForm } from './fit-window.ts';

const FORMS: readonly OthersForm[] = ['full', 'row', 'line'];
/** From roomy rows to small pictures in several columns; the style sheets of the panel define each density. */
const DENSEST = 4;

/** The tallest of the usual steps; a taller one is rare: the panel grows for it and shrinks with the next turn. */
const TALL = 500;

type FitMemory = { readonly size: string; readonly others: OthersForm; readonly turn: string; readonly height: number };

/**
 * Makes every choice fit: first the opponents beside the choices shrink, then the choices get denser. A shrunk part stays so for a
 * window size. A panel beside the board has the height of the usual steps from the start of the turn and never shrinks within it, so
 * that nothing jumps from step to step.
 */
export function useRoomForChoices(column: RefObject<HTMLElement | null>, fit: Fit, turn: string): void {
  const memory = useRef<FitMemory>(undefined);
  useLayoutEffect(() => {
    const element = column.current;
    const room = element?.querySelector<HTMLElement>('[data-room-for-choices]');
    const list = room?.querySelector<HTMLElement>('[data-choices]');
    if (element === null || room === null || room === undefined) return;
    const size = `${fit.layout} ${fit.width} ${fit.height} ${fit.bar} ${fit.others}`;
    const before = memory.current?.size === size ? memory.current : undefined;
    let others = before?.others ?? fit.others;
    const hasRoom = (): boolean => list === null || list === undefined || list.scrollHeight <= list.clientHeight + 1;
    room.style.minHeight = '';
    element.dataset['others'] = others;
    let density = 0;
    if (list !== null && list !== undefined) {
      // the same decision in the same window keeps its density: a longer footer must not move the option under the pointer
      const position = `${list.dataset['position']} ${size}`;
      const held = list.dataset['held'] === position ? Number(list.dataset['density'] ?? 0) : 0;
      list.dataset['held'] = position;
      density = held;
      list.dataset['density'] = String(density);
      // short cuts go first: the board offers the same
      list.dataset['short'] = 'false';
      if (!hasRoom()) list.dataset['short'] = 'true';
      while (!hasRoom() && (others !== 'line' || density < DENSEST)) {
        if (others === 'line') density += 1;
        else others = FORMS[FORMS.indexOf(others) + 1] ?? 'line';
        element.dataset['others'] = others;
        list.dataset['density'] = String(density);
      }
      list.dataset['scrolls'] = String(!hasRoom());
    }
    // a phone gives the remaining space to the picture of the room
    const start = fit.layout === 'desktop' && !fit.isLarge ? roomAtStart(element, room) : 0;
    const least = before?.turn === turn && fit.layout !== 'phone' ? Math.max(before.height, start) : start;
    const height = Math.max(least, room.offsetHeight);
    room.style.minHeight = fit.layout === 'phone' ? '' : `${height}px`;
    // the rest of the column keeps its minimum height
    if (!hasRoom() || element.scrollHeight > element.clientHeight + 1) room.style.minHeight = '';
    memory.current = { size, others, turn, height };
  });
}

/** The height of the usual steps, as far as the opponents and the least of the chronicle leave it. */
function roomAtStart(column: HTMLElement, room: HTMLElement): number {
  const opponents = room.nextElementSibling;
  const gap = Number.parseFloat(getComputedStyle(column).rowGap) || 0;
  // the open chronicle takes their place and needs the height
  if (!(opponents instanceof HTMLElement) || opponents.offsetHeight === 0) return 0;
  return Math.min(TALL, column.clientHeight - opponents.offsetHeight - CHRONICLE - 2 * gap);
}
