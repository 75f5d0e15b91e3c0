import { useEffect, useRef, type RefObject } from 'react';

const FAR_ENOUGH = 70;

/** A swipe down closes a sheet, unless it scrolls the content. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    let from: { readonly x: number; readonly y: number } | undefined;
    const begin = ({ target, touches }: TouchEvent): void => {
      const [touch] = touches;
      from = touch === undefined || isScrolled(target, element) ? undefined : { x: touch.clientX, y: touch.clientY };
    };
    const end = ({ changedTouches }: TouchEvent): void => {
      const [touch] = changedTouches;
      if (from === undefined || touch === undefined) return;
      const down = touch.clientY - from.y;
      if (down > FAR_ENOUGH && down > 2 * Math.abs(touch.clientX - from.x)) close.current();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  }, [sheet]);
}

/** Whether an element between the finger and the sheet is scrolled: then a swipe down scrolls it back. */
function isScrolled(target: EventTarget | null, sheet: Element): boolean {
  for (let each = target instanceof Element ? target : null; each !== null; each = each.parentElement) {
    if (each.scrollTop > 0) return true;
    if (each === sheet) return false;
  }
  return false;
}
