/** Keeps elements out of sight for a while. */
export type Veil = { readonly isLifted: () => boolean; readonly lift: () => void };

/** How many veils lie on an element: it is seen again when the last one is lifted. */
const veils = new WeakMap<Element, number>();

/**
 * An attribute instead of an animated opacity: a browser gives everything whose opacity is animated a layer of its own, with another one
 * for all that is painted after it, and would draw the whole board anew whenever a piece sets out or arrives.
 */
export function veil(elements: readonly Element[], milliseconds: number): Veil {
  let isLifted = false;
  // on the clock of the animations, so that a piece is there in the frame in which its copy has arrived
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
