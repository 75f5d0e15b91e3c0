import type { Checked, Fault } from './check-page.ts';

/* Runs inside the page: takes up choices one after the other and says what moved under the pointer. */

export async function checkStill(): Promise<Checked> {
  const SLACK = 1.5;
  const MOST = 3;
  const faults: Fault[] = [];
  let assertions = 0;
  const painted = (): Promise<void> =>
    new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done()));
    });
  const targets = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>('[data-panel] button[data-offer], [data-bar]'),
  ];
  const nameOf = (element: HTMLElement): string =>
    element.dataset['offer'] === undefined ? `bar ${element.dataset['bar']}` : `choice ${element.dataset['offer']}`;
  const places = (): Map<string, DOMRect> =>
    new Map(targets().map((element) => [nameOf(element), element.getBoundingClientRect()]));
  const decision = (): string => {
    const table = document.querySelector<HTMLElement>('[data-decision]');
    return `${table?.dataset['decision']} ${table?.dataset['entries']}`;
  };
  // the sentence and the buttons of the bar change their words with the choice; what one points at must stay
  const compare = (before: Map<string, DOMRect>, after: Map<string, DOMRect>, by: string): void => {
    for (const [name, was] of before) {
      const is = after.get(name);
      if (is === undefined || was.width === 0 || is.width === 0) continue;
      const edges = name.startsWith('bar')
        ? [is.top - was.top, is.bottom - was.bottom]
        : [is.left - was.left, is.top - was.top];
      assertions += 1;
      const most = Math.max(...edges.map(Math.abs));
      if (most > SLACK) faults.push({ rule: 'moves', what: `${name} by ${Math.round(most)} when ${by}` });
    }
  };
  const start = decision();
  const choices = targets().filter(({ dataset }) => dataset['state'] === 'legal');
  for (const name of choices.slice(0, MOST).map(nameOf)) {
    const before = places();
    const choice = targets().find((element) => nameOf(element) === name);
    if (choice === undefined) break;
    choice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'pen' }));
    await painted();
    compare(before, places(), `${name} is pointed at`);
    choice.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'pen' }));
    choice.click();
    await painted();
    // a choice in two parts shows its second part: another list, at another place
    if (decision() !== start) break;
    compare(before, places(), `${name} is chosen`);
  }
  // back to where it began: everything chosen can be taken back
  for (let steps = 0; steps < 2 * MOST; steps += 1) {
    const undo = document.querySelector<HTMLElement>('[data-bar="undo"]');
    if (undo === null || (decision() === start && !hasChosen())) break;
    undo.click();
    await painted();
  }
  function hasChosen(): boolean {
    return targets().some(({ dataset }) => dataset['state'] === 'chosen') && undoIsOpen();
  }
  function undoIsOpen(): boolean {
    return document.querySelector('[data-bar="undo"]')?.getAttribute('aria-disabled') !== 'true';
  }
  return { assertions, faults };
}
