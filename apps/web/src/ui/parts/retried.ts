import { isReloadWanted, reloadWhenSafe, whenHostAnswers, askNow } from './newest-version.ts';

/** Something that is loaded while the page is used. */
type Loading<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly value: T }
  /** It is tried again by itself. `replaced`: the host has a newer version, and the page will reload. */
  | { readonly kind: 'failed'; readonly because: 'connection' | 'replaced' };

export type Retried<T> = {
  readonly now: () => Loading<T>;
  readonly subscribe: (notify: () => void) => () => void;
  /** Begins to load; resolves when it is there or has failed for the first time, and is the same promise until then. */
  readonly start: () => Promise<void>;
  /** Begins to load; resolves when it is there, however long that takes. */
  readonly whenReady: () => Promise<void>;
  /** Tries again at once, where the next try would come later. */
  readonly retry: () => void;
};

/** Marks in the page's timeline, for whoever measures it: the table begins to fetch what its buttons need, and has it. */
const TABLE_PAINTED = 'la-stanza.table-painted';
const TABLE_FETCHED = 'la-stanza.table-fetched';

/** A lost packet is no lost network: the second try follows at once, in milliseconds. */
const SECOND_TRY = 300;
const LATER_TRY = 3000;
/** Some browsers never ask again for a script that has failed once; then only a reload helps. */
const TRIES_BEFORE_RELOAD = 3;

/** Loads something until it is there, whatever happens to the network. */
export function retried<T>(load: () => Promise<T>): Retried<T> {
  let now: Loading<T> = { kind: 'waiting' };
  let started: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const ready = new Set<() => void>();

  function set(next: Loading<T>): void {
    now = next;
    for (const notify of listeners) notify();
    if (next.kind === 'ready') for (const resolve of ready) resolve();
  }
  async function tryOnce(): Promise<boolean> {
    dropFailedStyles();
    try {
      set({ kind: 'ready', value: await load() });
      return true;
    } catch {
      return false;
    }
  }
  async function begin(): Promise<void> {
    if (await tryOnce()) return;
    await pause(SECOND_TRY);
    if (await tryOnce()) return;
    set({ kind: 'failed', because: 'connection' });
    void goOn();
  }
  async function goOn(): Promise<void> {
    for (let tries = 1; ; tries++) {
      const version = await whenHostAnswers();
      if (await tryOnce()) return;
      if (!version.isOurs || tries >= TRIES_BEFORE_RELOAD) {
        reloadWhenSafe(version.name);
        if (isReloadWanted()) set({ kind: 'failed', because: 'replaced' });
      }
      await pause(LATER_TRY * Math.min(tries, 10));
    }
  }
  return {
    now: () => now,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    start: () => (started ??= begin()),
    whenReady: async () => {
      await (started ??= begin());
      if (now.kind !== 'ready') await new Promise<void>((resolve) => ready.add(resolve));
    },
    retry: () => {
      askNow();
      if (now.kind === 'failed') void tryOnce();
    },
  };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const failedStyles = new Set<HTMLLinkElement>();

/** A style sheet that has failed stays in the page without rules, and would not be asked for again. */
function dropFailedStyles(): void {
  for (const link of failedStyles) {
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.crossOrigin = link.crossOrigin;
    again.href = link.href;
    link.replaceWith(again);
    failedStyles.delete(link);
  }
}

globalThis.document?.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);

const needs: Retried<unknown>[] = [];
let isTableOpen = false;

/** Names something that a button of the table needs. */
export function neededAtTable(need: Retried<unknown>): void {
  needs.push(need);
  // what a part needs in turn does not wait for the other parts
  if (isTableOpen) void need.start();
}

/** Loads whatever the buttons of a table need, and what that needs in turn, so that a table does not depend on the network. */
export async function fetchForTable(ofThisTable: () => Promise<void> = async () => {}): Promise<void> {
  isTableOpen = true;
  performance.mark(TABLE_PAINTED);
  const own = retried(ofThisTable).whenReady();
  for (let ready = 0; ready < needs.length;) {
    const more = needs.slice(ready);
    ready = needs.length;
    await Promise.all(more.map((need) => need.whenReady()));
  }
  await own;
  performance.mark(TABLE_FETCHED);
}
