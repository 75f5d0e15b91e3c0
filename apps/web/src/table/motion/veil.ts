/** Hides elements for a while. */
export type Veil = { readonly isLifted: () => boolean; readonly lift: () => void };

/** The number of veils on an element: it is visible again when the last one is lifted. */
const veils = new WeakMap<Element, number>();

/**
 * Sets an attribute instead of animating opacity: a browser gives every element with animated opacity a layer of its own, and another
 * one to all that is painted after it, and would repaint the whole board whenever a piece starts or arrives.
 */
export function veil(elements: readonly Element[], milliseconds: number): Veil {
  let isLifted = false;
  // on the clock of the animations, so that a piece appears in the frame in which its copy arrives
  const clock = new Animation(new KeyframeEffect(null, null, milliseconds));
  const lift = (): void => {
    if (isLifted) return;
    isLifted = true;
    clock.cancel();
    for (const element of elements) change(element, -1);
  };
  for (const element of elements) change(element, 1);
  clock.addEventListener('finish', lift);
  clock.play();
  return { isLifted: () => isLifted, lift };
}

function change(element: Element, by: 1 | -1): void {
  const count = (veils.get(element) ?? 0) + by;
  veils.set(element, count);
  element.toggleAttribute('data-veiled', count > 0);
}
