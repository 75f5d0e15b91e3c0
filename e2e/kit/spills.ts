import type { Locator } from '@playwright/test';

/**
 * Texts with one of these words that overflow their box or the window. A text cut with an ellipsis is fine if a title or a
 * label has all of it.
 */
export function spillsOf(part: Locator, words: readonly string[]): Promise<string[]> {
  return part.evaluate((root, sought) => {
    /** Tolerance for rounding. */
    const slack = 1;
    const found: string[] = [];
    const boxName = (box: Element): string => `${box.tagName.toLowerCase()}.${box.className}`;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!sought.some((word) => text.includes(word))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const sides = {
        left: Math.min(...rects.map(({ left }) => left)),
        right: Math.max(...rects.map(({ right }) => right)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      };
      for (let box = node.parentElement; box !== null; box = box.parentElement) {
        const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        const edge = box.getBoundingClientRect();
        // text for screen readers is in a box of a single pixel
        if (edge.width <= 1) break;
        const isWide = sides.right > edge.right + slack || sides.left < edge.left - slack;
        const isScrolled = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
        if (isScrolled) break;
        if (isWide && overflowX === 'visible') {
          found.push(`${text} is outside of ${boxName(box)}`);
          break;
        }
        const isLow = overflowY !== 'visible' && sides.bottom > edge.bottom + slack;
        if (isWide || isLow) {
          const endsInDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
          const hasFullText = box.closest('[title], [aria-label]') !== null;
          if (!endsInDots || !hasFullText) found.push(`${text} is cut by ${boxName(box)}`);
          break;
        }
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} wider than the window`);
    return found;
  }, words);
}
