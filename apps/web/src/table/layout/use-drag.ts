import { useEffect, type RefObject } from 'react';
import styles from './use-drag.module.css';

const FAR_ENOUGH = 8;

type Drag = {
  readonly dragged: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** The picture under the pointer, once it has moved far enough to be a drag. */
  picture?: HTMLElement;
};

/** Makes offers draggable to their target. It only does what two taps do: choose the offer, then the target. */
export function useDrag(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    let drag: Drag | undefined;
    const end = (): void => {
      drag?.picture?.remove();
      drag = undefined;
    };
    const onDown = ({ target, clientX: x, clientY: y, button }: PointerEvent): void => {
      end();
      const dragged = target instanceof Element ? target.closest<HTMLElement>('[data-drag-onto]') : null;
      if (dragged !== null && button === 0) drag = { dragged, x, y };
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (drag === undefined) return;
      if (drag.picture === undefined && Math.hypot(clientX - drag.x, clientY - drag.y) > FAR_ENOUGH) {
        drag.picture = lift(drag.dragged);
        if (drag.dragged.getAttribute('aria-pressed') !== 'true') drag.dragged.click();
      }
      drag.picture?.style.setProperty('transform', `translate(${clientX}px, ${clientY}px)`);
    };
    const onUp = ({ clientX, clientY }: PointerEvent): void => {
      const word = drag?.picture === undefined ? undefined : drag.dragged.dataset['dragOnto'];
      end();
      if (word === undefined) return;
      const place = document.elementFromPoint(clientX, clientY)?.closest(`[data-about^="${word} "]`);
      if (place?.getAttribute('aria-disabled') !== 'true')
        place?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    element.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', end);
    return () => {
      end();
      element.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', end);
    };
  }, [table]);
}

function lift(dragged: HTMLElement): HTMLElement {
  const picture = document.createElement('div');
  picture.className = styles['lifted'] ?? '';
  picture.ariaHidden = 'true';
  const drawing = dragged.querySelector('svg')?.cloneNode(true);
  if (drawing !== undefined) picture.append(drawing);
  document.body.append(picture);
  return picture;
}
