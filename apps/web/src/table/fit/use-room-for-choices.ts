import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Fit, OthersForm } from './fit-window.ts';

const FORMS: readonly OthersForm[] = ['full', 'row', 'line'];
/** From roomy rows to small pictures in several columns; the style sheets of the panel say what each means. */
const DENSEST = 4;

type Kept = { readonly size: string; readonly others: OthersForm; readonly turn: string; readonly height: number };

/**
 * Makes every choice fit: first the others beside it become smaller, then the choices themselves closer. What has become smaller for a
 * window stays so, and the panel never shrinks within a turn, so that nothing jumps from step to step.
 */
export function useRoomForChoices(column: RefObject<HTMLElement | null>, fit: Fit, turn: string): void {
  const kept = useRef<Kept>(undefined);
  useLayoutEffect(() => {
    const element = column.current;
    const room = element?.querySelector<HTMLElement>('[data-room-for-choices]');
    const list = room?.querySelector<HTMLElement>('[data-choices]');
    if (element === null || room === null || room === undefined) return;
    const size = `${fit.layout} ${fit.width} ${fit.height} ${fit.bar} ${fit.others}`;
    const before = kept.current?.size === size ? kept.current : undefined;
    let others = before?.others ?? fit.others;
    const hasRoom = (): boolean => list === null || list === undefined || list.scrollHeight <= list.clientHeight + 1;
    room.style.minHeight = '';
    element.dataset['others'] = others;
    let density = 0;
    if (list !== null && list !== undefined) {
      // the same decision in the same window stays as close as it is: a longer footer must not move what is pointed at
      const position = `${list.dataset['position']} ${size}`;
      const held = list.dataset['held'] === position ? Number(list.dataset['density'] ?? 0) : 0;
      list.dataset['held'] = position;
      density = held;
      list.dataset['density'] = String(density);
      while (!hasRoom() && (others !== 'line' || density < DENSEST)) {
        if (others === 'line') density += 1;
        else others = FORMS[FORMS.indexOf(others) + 1] ?? 'line';
        element.dataset['others'] = others;
        list.dataset['density'] = String(density);
      }
      list.dataset['scrolls'] = String(!hasRoom());
    }
    // a phone gives what is left to the room instead
    const least = before?.turn === turn && fit.layout !== 'phone' ? before.height : 0;
    const height = Math.max(least, room.offsetHeight);
    room.style.minHeight = fit.layout === 'phone' ? '' : `${height}px`;
    // the rest of the column keeps its least height
    if (!hasRoom() || element.scrollHeight > element.clientHeight + 1) room.style.minHeight = '';
    kept.current = { size, others, turn, height };
  });
}
