import { ACTIONS, type ActionId } from '@la-stanza/engine';

/** The element a step points at: on the board or the mat before the list; the button that ends the turn where it waits. */
export function guidedTarget(
  action: ActionId | undefined,
  also: ActionId | undefined,
  isEnding: boolean,
): Element | undefined {
  if (isEnding) return [...document.querySelectorAll('[data-bar="confirm"]')].find(isSeen);
  const { text = '', kind } = action === undefined ? {} : (ACTIONS[action] ?? {});
  if (text === '') return undefined;
  const both = also === undefined ? undefined : offered(`[data-offer="${text} ${ACTIONS[also]?.text ?? ''}"]`);
  const named = both ?? offered(`[data-offer="${text}"]`);
  if (named !== undefined || kind !== 'hire') return named;
  // who is hired is chosen first
  return offered(`[data-offer="${text.split(' ')[1] ?? ''}"]`);
}

function offered(selector: string): Element | undefined {
  const all = [...document.querySelectorAll(`[data-decides] ${selector}`)].filter(isSeen);
  return all.find((element) => element.closest('[data-panel]') === null) ?? all[0];
}

function isSeen(element: Element): boolean {
  const { width, height, top, left } = element.getBoundingClientRect();
  return width > 0 && height > 0 && top < innerHeight && left < innerWidth;
}
