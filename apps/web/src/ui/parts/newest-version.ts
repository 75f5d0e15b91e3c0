import { useEffect } from 'react';
import { siteRoot } from '../site-address.ts';
import { loadNewestPage } from './load-newest-page.ts';

/*
 * A file of the page that does not come is either on its way, because the network is gone, or gone for good, because the host has a
 * newer version. This file asks the host which, and reloads the page when nothing is in the reader's hands.
 */

/** What the host has: the version of this page, or another one. */
type HostVersion = { readonly name: string; readonly isOurs: boolean };

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 20_000;
/** The reader sees why the page is about to reload, and has let go of everything, in milliseconds. */
const REST = 2500;

let asking: Promise<HostVersion> | undefined;
let wake: (() => void) | undefined;

/** Waits until the host answers, and tells which version it has. However many files are missing, it is asked once. */
export function whenHostAnswers(): Promise<HostVersion> {
  asking ??= askUntilAnswered().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Asks at once instead of after the pause. */
export function askNow(): void {
  wake?.();
}

async function askUntilAnswered(): Promise<HostVersion> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    const version = await askHost();
    if (version !== undefined) return version;
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, wait);
      addEventListener('online', () => resolve(), { once: true });
    });
  }
}

/** The service worker lists the files of the host's version, also for a page that runs without it. */
async function askHost(): Promise<HostVersion | undefined> {
  try {
    const response = await fetch(new URL('./service-worker.js', siteRoot), { cache: 'no-store' });
    if (response.status >= 500) return undefined;
    const text = response.ok ? await response.text() : '';
    const name = /"version":"(\w+)"/.exec(text)?.[1];
    // a host without a list, such as that of a developer, has what the page has
    return { name: name ?? '', isOurs: name === undefined || text.includes(`"./${firstScript()}"`) };
  } catch {
    return undefined;
  }
}

function firstScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? '' : script.src.slice(siteRoot.href.length);
}

const RELOADED = 'la-stanza.reloaded';
const holds = new Set<symbol>();
let wanted: string | undefined;

/** Whether the page is going to reload by itself. */
export const isReloadWanted = (): boolean => wanted !== undefined;

/** Reloads the page for this version of the host at the next safe moment, and never twice for the same one. */
export function reloadWhenSafe(version: string): void {
  if (wanted !== undefined || !mayReload(version)) return;
  wanted = version;
  let touched = performance.now();
  const touch = (): void => {
    touched = performance.now();
  };
  for (const gesture of ['pointerdown', 'pointermove', 'keydown']) addEventListener(gesture, touch, true);
  const timer = setInterval(() => {
    const isAtRest = document.hidden || performance.now() - touched > REST;
    if (!isAtRest || holds.size > 0 || hasText()) return;
    clearInterval(timer);
    void loadNewestPage();
  }, 250);
}

/** Notes the version in this tab; false if the tab has reloaded for it before, or cannot note it and might reload for ever. */
function mayReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === version) return false;
    sessionStorage.setItem(RELOADED, version);
    return true;
  } catch {
    return false;
  }
}

/** Text that was typed and not sent. */
function hasText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:is(:not([type]), [type=text], [type=search], [type=email])',
  );
  return Array.from(fields).some(({ value }) => value !== '');
}

/** Keeps the page from reloading by itself while something is in the reader's hands that would be lost. */
export function useReloadHold(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = Symbol('hold');
    holds.add(hold);
    return () => {
      holds.delete(hold);
    };
  }, [isHeld]);
}
