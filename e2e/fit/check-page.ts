/*
 * Runs inside the page. Checks painted boxes and what a pointer would hit, not styles.
 */

export type Fault = { readonly rule: string; readonly what: string };
export type Checked = { readonly assertions: number; readonly faults: readonly Fault[] };
export type CheckOptions = {
  /** Every target must be hit within 44 pixels. */
  readonly touch: boolean;
  /** With large text the list of choices may scroll if it shows that it does. */
  readonly mayScroll: boolean;
  /** At the end of a page there is nothing left to scroll to. */
  readonly isEnd?: boolean;
};

/** Self-contained, because Playwright sends the function to the page as text. */
export function checkPage({ touch, mayScroll, isEnd = false }: CheckOptions): Checked {
  const TOUCH = 44;
  const SLACK = 1.5;
  const faults: Fault[] = [];
  let assertions = 0;

  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

  const assert = (isTrue: boolean, rule: string, what: () => string): void => {
    assertions += 1;
    if (!isTrue) faults.push({ rule, what: what() });
  };
  const words = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;
  };
  const around = (element: Element | null): string => {
    if (element === null) return 'nothing';
    const { className } = element;
    return `${words(element)} (${typeof className === 'string' ? className : element.tagName})`;
  };
  const size = ({ left, top, right, bottom }: Box): string =>
    `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  /** Text for screen readers only, and what is inert while a modal is open. */
  const unseen = new Map<Element, boolean>();
  const isUnseen = (element: Element): boolean => {
    const known = unseen.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const found =
      styleOf(element).clipPath === 'inset(50%)' ||
      element.hasAttribute('inert') ||
      (parent !== null && isUnseen(parent));
    unseen.set(element, found);
    return found;
  };
  const cuts = (style: CSSStyleDeclaration): boolean => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const scrolls = (element: Element, style: CSSStyleDeclaration): boolean =>
    (/auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1) ||
    (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1);
  const view: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const pageScrolls = document.documentElement.scrollHeight > innerHeight + 1;

  /** The part of a box that its ancestors do not clip, and whether scrolling would reveal the rest. */
  const visible = (
    element: Element,
    box: Box,
  ): { readonly box: Box; readonly by: Element | undefined; readonly canScroll: Element | undefined } => {
    let { left, top, right, bottom } = box;
    let by: Element | undefined;
    let canScroll: Element | undefined;
    for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
      const style = styleOf(each);
      if (!cuts(style) || each instanceof SVGElement) {
        if (style.position === 'fixed') break;
        continue;
      }
      const rect = each.getBoundingClientRect();
      const next = {
        left: style.overflowX === 'visible' ? left : Math.max(left, rect.left),
        right: style.overflowX === 'visible' ? right : Math.min(right, rect.right),
        top: style.overflowY === 'visible' ? top : Math.max(top, rect.top),
        bottom: style.overflowY === 'visible' ? bottom : Math.min(bottom, rect.bottom),
      };
      if (
        next.left > left + SLACK ||
        next.right < right - SLACK ||
        next.top > top + SLACK ||
        next.bottom < bottom - SLACK
      ) {
        by ??= each;
        if (scrolls(each, style)) canScroll ??= each;
      }
      ({ left, top, right, bottom } = next);
      if (style.position === 'fixed') break;
    }
    return { box: { left, top, right, bottom }, by, canScroll };
  };
  const inside = (inner: Box, outer: Box, slack = SLACK): boolean =>
    inner.left >= outer.left - slack &&
    inner.top >= outer.top - slack &&
    inner.right <= outer.right + slack &&
    inner.bottom <= outer.bottom + slack;

  const isRelated = (hit: Element | null, element: Element): boolean =>
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true);
  /** Whether an element on top is invisible and lets the pointer through. */
  const isVeil = (hit: Element): boolean => {
    const { backgroundColor, backgroundImage, opacity } = styleOf(hit);
    return (
      (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && hit.textContent === '') ||
      opacity === '0'
    );
  };

  const points = ({ left, top, right, bottom }: Box): readonly (readonly [number, number])[] => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [dx, dy] = [(right - left) * 0.4, (bottom - top) * 0.4];
    return [
      [x, y],
      [x - dx, y - dy],
      [x + dx, y - dy],
      [x - dx, y + dy],
      [x + dx, y + dy],
    ];
  };

  /** A control must be wholly visible and hit wherever it is tapped. Returns whether it is visible. */
  function checkTarget(element: Element, name: string, mayBeScrolledTo: boolean): boolean {
    const rect = element.getBoundingClientRect();
    const { box, by, canScroll } = visible(element, rect);
    const isWhole = inside(rect, view) && inside(rect, box);
    if (!isWhole && mayBeScrolledTo && canScroll !== undefined) {
      assert(
        canScroll.closest('[data-scrolls="true"]') !== null,
        'scrolls unmarked',
        () => `${name} ${words(element)} is to be scrolled to in ${around(canScroll)}, which does not show it`,
      );
      return false;
    }
    assert(
      isWhole,
      'outside',
      () => `${name} ${words(element)} ${size(rect)}${by === undefined ? '' : ` cut by ${around(by)}`}`,
    );
    if (!isWhole) return false;
    for (const [x, y] of points(rect)) {
      const hit = document.elementFromPoint(x, y);
      const isHit = isRelated(hit, element);
      assert(
        isHit,
        'covered',
        () => `${name} ${words(element)} at ${Math.round(x)},${Math.round(y)} by ${around(hit)}`,
      );
      if (!isHit) return true;
    }
    return true;
  }

  const isInList = (element: Element): boolean => element.closest('[data-panel]') !== null;
  const modal = document.querySelector('dialog[open], [aria-modal="true"]');
  // a sheet over a small table must not cover controls
  const cover = document.querySelector('[data-cover]');
  const isBehind = (element: Element): boolean =>
    (modal !== null && !modal.contains(element)) ||
    (cover !== null && !cover.contains(element) && element.closest('[data-bar]') === null);

  const choices = [...document.querySelectorAll('[data-panel] button[data-offer], [data-choice]:enabled')].filter(
    (button) =>
      button.getAttribute('data-state') !== 'not-now' && isShown(button) && !isBehind(button) && !isUnseen(button),
  );
  const inSight = choices.filter((choice) => checkTarget(choice, 'choice', mayScroll && isInList(choice)));
  // a list that may scroll still shows where it begins
  assert(inSight.length > 0 || choices.length === 0, 'hidden', () => `none of ${choices.length} choices is in sight`);
  const hasDecision = document.querySelector('[data-decides="true"]') !== null;
  if (hasDecision && modal === null) {
    const openChoices = document.querySelectorAll('[data-panel] button[data-offer]:not([data-state="not-now"])');
    assert(
      choices.length > 0 || openChoices.length === 0 || cover !== null,
      'hidden',
      () => `${openChoices.length} choices are not shown`,
    );
  }
  if (modal === null) {
    for (const name of ['sentence', 'undo', 'confirm']) {
      for (const element of document.querySelectorAll(`[data-bar="${name}"]`)) {
        if (isShown(element) && !isUnseen(element)) checkTarget(element, name, false);
      }
    }
    const bar = document.querySelector('[data-bar="sentence"]');
    if (document.querySelector('[data-layout]:not([data-layout="text"])') !== null) {
      assert(bar !== null && isShown(bar), 'hidden', () => 'there is no sentence');
      if (hasDecision) {
        const undo = document.querySelector('[data-bar="undo"]');
        assert(undo !== null && isShown(undo), 'hidden', () => 'there is no Undo');
      }
    }
    assert(
      document.querySelector('[data-layout]:not([data-layout="text"])') === null || !pageScrolls,
      'page scrolls',
      () => `the table is ${document.documentElement.scrollHeight} high in a window of ${innerHeight}`,
    );
  }
  // what a page is about is in sight before anybody scrolls, unless the text is large
  if (scrollY === 0 && modal === null && !mayScroll)
    for (const element of document.querySelectorAll('[data-in-sight="true"]:enabled'))
      checkTarget(element, 'main action', false);
  assert(document.documentElement.scrollWidth <= innerWidth + 1, 'page scrolls', () => {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => isShown(element) && element.getBoundingClientRect().right > innerWidth + 1,
    );
    return `the page is ${document.documentElement.scrollWidth} wide in a window of ${innerWidth}: ${around(wide.at(-1) ?? null)}`;
  });

  const board = document.querySelector('[data-board] svg');
  if (board !== null && isShown(board) && modal === null) {
    const rect = board.getBoundingClientRect();
    assert(inside(rect, view) && inside(rect, visible(board, rect).box), 'outside', () => `the board ${size(rect)}`);
    // no permanent part covers the board
    for (const other of document.querySelectorAll('[data-panel], [data-bar], [data-mat], [data-chronicle-card]')) {
      if (!isShown(other) || isBehind(other)) continue;
      const its = other.getBoundingClientRect();
      const across = Math.min(rect.right, its.right) - Math.max(rect.left, its.left);
      const down = Math.min(rect.bottom, its.bottom) - Math.max(rect.top, its.top);
      assert(
        across <= SLACK || down <= SLACK,
        'covered',
        () => `the board and ${words(other)} overlap by ${Math.round(across)} x ${Math.round(down)}`,
      );
    }
  }

  // text: every line as it is painted
  const canvas = document.createElement('canvas').getContext('2d');
  const inkTop = (element: Element, text: string, line: DOMRect): number => {
    const style = styleOf(element);
    if (canvas === null) return line.top;
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
    const measured = canvas.measureText(shown);
    return line.top + measured.fontBoundingBoxAscent - measured.actualBoundingBoxAscent;
  };
  const inkBottom = (element: Element, text: string, line: DOMRect): number => {
    const style = styleOf(element);
    if (canvas === null) return line.bottom;
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
    const measured = canvas.measureText(shown);
    return line.top + measured.fontBoundingBoxAscent + measured.actualBoundingBoxDescent;
  };
  /** Scrolling lists may have text outside their visible part. */
  const isWaiting = (element: Element, canScroll: Element | undefined): boolean =>
    canScroll !== undefined || (pageScrolls && element.closest('[data-layout]') === null);
  /** A page scrolls under a bar that stays in place. */
  const isPassedBy = (hit: Element, element: Element): boolean => {
    if (isEnd || !isWaiting(element, undefined)) return false;
    for (let each: Element | null = hit; each !== null; each = each.parentElement)
      if (/sticky|fixed/.test(styleOf(each).position)) return !each.contains(element);
    return false;
  };
  /** The frame of a text as a reader sees it: the nearest ancestor with a border or background. */
  const frameOf = (element: Element): Element | undefined => {
    for (let each: Element | null = element, far = 0; each !== null && far < 4; each = each.parentElement, far += 1) {
      const { borderLeftWidth, borderRightWidth, backgroundColor, display } = styleOf(each);
      if (display === 'inline' || display === 'contents') continue;
      const hasEdges = borderLeftWidth !== '0px' && borderRightWidth !== '0px';
      if (hasEdges || backgroundColor !== 'rgba(0, 0, 0, 0)') return each;
    }
    return undefined;
  };
  /** No line breaks within a word. */
  function checkWords(node: Node, element: Element): void {
    for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width >= 1).map(({ top }) => Math.round(top));
      assert(new Set(tops).size <= 1, 'broken word', () => `“${word}” in ${around(element)}`);
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (
      element === null ||
      text === '' ||
      element instanceof SVGElement ||
      /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(element.tagName)
    )
      continue;
    if (!isShown(element) || isBehind(element) || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = range.getClientRects();
    // with text this large a long word may need two lines
    if (lines.length > 1 && !mayScroll) checkWords(node, element);
    for (const line of lines) {
      if (line.width < 1) continue;
      const ink: Box = {
        left: line.left,
        right: line.right,
        top: inkTop(element, text, line),
        bottom: inkBottom(element, text, line),
      };
      const { box, by, canScroll } = visible(element, ink);
      // the element may clip its own text
      const style = styleOf(element);
      const own = element.getBoundingClientRect();
      const isCutByItself = cuts(style) && !inside(ink, own) && !scrolls(element, style);
      const isWhole = inside(ink, box) && !isCutByItself && (inside(ink, view) || isWaiting(element, undefined));
      assert(
        isWhole || isWaiting(element, canScroll),
        'cut text',
        () => `“${text.slice(0, 60)}” ${size(ink)}${by === undefined ? '' : ` by ${around(by)}`}`,
      );
      const frame = frameOf(element);
      if (frame !== undefined) {
        const { left, right } = frame.getBoundingClientRect();
        assert(
          ink.left >= left - SLACK && ink.right <= right + SLACK,
          'spills',
          () => `“${text.slice(0, 60)}” out of ${around(frame)}`,
        );
      }
      // text that ignores the pointer cannot be hit-tested
      if (!isWhole || !inside(ink, view) || style.pointerEvents === 'none') continue;
      const hits = document.elementsFromPoint((line.left + line.right) / 2, (ink.top + ink.bottom) / 2);
      const top = hits.find((hit) => isRelated(hit, element) || !(isVeil(hit) || isPassedBy(hit, element)));
      assert(
        top === undefined || isRelated(top, element),
        'covered',
        () => `“${text.slice(0, 60)}” by ${around(top ?? null)}`,
      );
    }
  }
  // pictures in the flow of a frame; one that hangs over its edge on purpose is positioned
  const isHung = (element: Element, frame: Element): boolean => {
    for (let each = element; each !== frame && each.parentElement !== null; each = each.parentElement)
      if (styleOf(each).position !== 'static') return true;
    return false;
  };
  for (const picture of document.querySelectorAll('img, :not(svg) > svg')) {
    if (!isShown(picture) || isBehind(picture) || isUnseen(picture)) continue;
    const frame = picture.parentElement === null ? undefined : frameOf(picture.parentElement);
    // a round frame crops a face
    if (frame === undefined || cuts(styleOf(frame)) || isHung(picture, frame)) continue;
    const [its, edge] = [picture.getBoundingClientRect(), frame.getBoundingClientRect()];
    assert(
      its.left >= edge.left - SLACK && its.right <= edge.right + SLACK,
      'spills',
      () => `a picture ${size(its)} out of ${around(frame)}`,
    );
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = styleOf(element);
    if (style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none') continue;
    if (!isShown(element) || isBehind(element) || isUnseen(element) || element.tagName === 'INPUT') continue;
    assert(
      element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 2,
      'cut text',
      () => `${words(element)} ends in dots: ${element.scrollWidth} of ${element.clientWidth}`,
    );
  }

  // pictures: complete, and inside their container
  for (const picture of document.querySelectorAll('[data-layout] svg, [data-layout] img')) {
    if (picture.parentElement?.closest('svg') !== null || picture.closest('[data-free]') !== null) continue;
    if (!isShown(picture) || isBehind(picture) || isUnseen(picture) || styleOf(picture).position === 'fixed') continue;
    const rect = picture.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) continue;
    const { box, by, canScroll } = visible(picture, rect);
    assert(
      (inside(rect, box, 3) && inside(rect, view, 3)) || isWaiting(picture, canScroll),
      'cut picture',
      () => `${around(picture.parentElement)} ${size(rect)}${by === undefined ? '' : ` by ${around(by)}`}`,
    );
    const card = picture.closest('[data-card]');
    if (card !== null) {
      assert(
        inside(rect, card.getBoundingClientRect(), 4),
        'spills',
        () => `${around(picture.parentElement)} out of ${words(card)}`,
      );
    }
  }

  if (touch) {
    for (const target of document.querySelectorAll(
      'button, a[href], input, select, summary, [role="button"], [role="tab"], [role="switch"]',
    )) {
      if (target instanceof SVGElement || !isShown(target) || isBehind(target) || isUnseen(target)) continue;
      if (target.getAttribute('aria-hidden') === 'true' || target.matches(':disabled')) continue;
      // a link inside a sentence needs no larger target
      if (target.matches('p a, li a, td a, dd a')) continue;
      const rect = target.getBoundingClientRect();
      const { box, canScroll } = visible(target, rect);
      if (canScroll !== undefined || !inside(rect, view) || !inside(rect, box)) continue;
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      const isHit = (px: number, py: number): boolean => {
        // scrolled on, a page shows what is beyond the edge; the browser looks at the nearest whole pixel
        if (px < 0 || py < 0 || Math.round(px) >= innerWidth || Math.round(py) >= innerHeight)
          return isWaiting(target, undefined);
        const hit = document.elementFromPoint(px, py);
        return (
          hit !== null &&
          (target.contains(hit) || hit.closest('label')?.contains(target) === true || isPassedBy(hit, target))
        );
      };
      /** How far from the centre the target is still hit in one direction. */
      const reach = (dx: number, dy: number): number => {
        let far = 0;
        while (far < TOUCH && isHit(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
        return far;
      };
      const across = rect.width >= TOUCH - SLACK || reach(-1, 0) + reach(1, 0) + 1 >= TOUCH - SLACK;
      const down = rect.height >= TOUCH - SLACK || reach(0, -1) + reach(0, 1) + 1 >= TOUCH - SLACK;
      assert(
        across && down,
        'small target',
        () =>
          `${words(target)} ${size(rect)}, ${Math.round(rect.width)} x ${Math.round(rect.height)}, above ${around(document.elementFromPoint(x, rect.bottom + 4))}`,
      );
    }
  }
  return { assertions, faults };
}
