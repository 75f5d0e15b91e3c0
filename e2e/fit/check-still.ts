import type { Checked, Fault } from './check-page.ts';

/* Runs inside the page: takes up choices one after the other and says what moved under the pointer. */

export async function checkStill(): Promise<Checked> {
  const SLACK = 1.5;
  const MOST = 2;
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
  const places = (): Map<string, DOMRect> => {
    const found = new Map<string, DOMRect>();
    for (const element of targets()) {
      const name = nameOf(element);
      // the same step may be offered a second time, as a way to pay
      if (!found.has(name)) found.set(name, element.getBoundingClientRect());
    }
    return found;
  };
  const decision = (): string => {
    const table = document.querySelector<HTMLElement>('[data-decision]');
    return `${table?.dataset['decision']} ${table?.dataset['entries']}`;
  };
  // the buttons of the bar change their words and so their width with the choice; what one points at must stay
  const compare = (before: Map<string, DOMRect>, after: Map<string, DOMRect>, by: string): void => {
    for (const [name, was] of before) {
      const is = after.get(name);
      // the sentence may have a line more; it is read, not pointed at
      if (is === undefined || was.width === 0 || is.width === 0 || name === 'bar sentence') continue;
      const edges = name.startsWith('bar')
        ? [is.top - was.top, is.bottom - was.bottom]
        : [is.left - was.left, is.top - was.top];
      assertions += 1;
      const most = Math.max(...edges.map(Math.abs));
      if (most > SLACK) faults.push({ rule: 'moves', what: `${name} by ${Math.round(most)} when ${by}` });
    }
  };
  const state = (): string =>
    [
      decision(),
      ...targets()
        .filter(({ dataset }) => dataset['state'] === 'chosen')
        .map(nameOf),
    ].join(', ');
  const start = decision();
  const before = state();
  const choices = targets()
    .filter(({ dataset }) => dataset['state'] === 'legal')
    .map(nameOf);
  for (const name of choices.slice(0, MOST)) {
    const were = places();
    const choice = targets().find((element) => nameOf(element) === name);
    if (choice === undefined) break;
    choice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'pen' }));
    await painted();
    compare(were, places(), `${name} is pointed at`);
    choice.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'pen' }));
    choice.click();
    await painted();
    if (decision() === start) compare(were, places(), `${name} is chosen`);
    // everything chosen can be taken back
    for (let steps = 0; steps < 2 && state() !== before; steps += 1) {
      document.querySelector<HTMLElement>('[data-bar="undo"]')?.click();
      await painted();
    }
    if (state() !== before) {
      faults.push({ rule: 'not undone', what: `${name}: ${state()} instead of ${before}` });
      break;
    }
  }
  return { assertions, faults };
}
