/** Elements that stand for an option: the one pointed at, then others on the board and mat, then the list. */
export function elementsOfOffer(root: ParentNode, offer: string): readonly Element[] {
  const all = [...root.querySelectorAll(`[data-offer="${CSS.escape(offer)}"]`)].filter(isSeen);
  const rank = (element: Element): number =>
    element.closest('[data-panel]') !== null ? 2 : element.matches(':hover, :focus') ? 0 : 1;
  return all.toSorted((one, other) => rank(one) - rank(other));
}

function isSeen(element: Element): boolean {
  const { width, height, top, left } = element.getBoundingClientRect();
  return width > 0 && height > 0 && top < innerHeight && left < innerWidth;
}
