import type { Checked, Fault } from './check-page.ts';

/* Runs inside the page: makes a choice and reports what moved under the pointer. */

/** `which`: the first of the open choices or the second, if there is one. */
export async function checkStill(which: number): Promise<Checked> {
  const SLACK = 1.5;
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
      // the same step may be offered twice, as a way to pay
      if (!found.has(name)) found.set(name, element.getBoundingClientRect());
    }
    return found;
  };
  const decision = (): string => {
    const table = document.querySelector<HTMLElement>('[data-decision]');
    return `${table?.dataset['decision']} ${table?.dataset['line']}`;
  };
  // buttons of the bar change their text and width with the choice; what the pointer is on must stay
  const compare = (before: Map<string, DOMRect>, after: Map<string, DOMRect>, by: string): void => {
    for (const [name, old] of before) {
      const now = after.get(name);
      // the sentence may grow by a line; no one points at it
      if (now === undefined || old.width === 0 || now.width === 0 || name === 'bar sentence') continue;
      const edges = name.startsWith('bar')
        ? [now.top - old.top, now.bottom - old.bottom]
        : [now.left - old.left, now.top - old.top];
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
  const name = choices[which] ?? choices[0];
  const choice = targets().find((element) => nameOf(element) === name);
  if (choice === undefined) return { assertions, faults };
  const earlier = places();
  choice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'pen' }));
  await painted();
  compare(earlier, places(), `${name} is pointed at`);
  choice.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'pen' }));
  choice.click();
  await painted();
  if (decision() === start) compare(earlier, places(), `${name} is chosen`);
  // undo everything that was chosen
  for (let steps = 0; steps < 2 && state() !== before; steps += 1) {
    document.querySelector<HTMLElement>('[data-bar="undo"]')?.click();
    await painted();
  }
  if (state() !== before) faults.push({ rule: 'not undone', what: `${name}: ${state()} instead of ${before}` });
  return { assertions, faults };
}
