import { isLanguage, type Language } from '@la-stanza/words';
import { openEarlySocket } from '../server/early-socket.ts';
import { retried } from '../ui/parts/retried.ts';
import { deviceMemory, fieldsOf } from '../ui/device-memory.ts';
import { hasPlayed } from '../ui/has-played.ts';
import { visitorsLanguage } from '../ui/visitors-language.ts';
import { isPrerendered, isServed, languageAsked, pathBehindHash, pathHere, screenAsked } from '../ui/site-address.ts';

/*
 * The first script requests everything the page will need, so that no file has to wait for another one to import it. Later
 * imports of the same modules find them already loading.
 */

const PAGE: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: () => import('virtual:messages/en/page'),
  de: () => import('virtual:messages/de/page'),
  fr: () => import('virtual:messages/fr/page'),
  nl: () => import('virtual:messages/nl/page'),
};

const ONLINE: typeof PAGE = {
  en: () => import('virtual:messages/en/online'),
  de: () => import('virtual:messages/de/online'),
  fr: () => import('virtual:messages/fr/online'),
  nl: () => import('virtual:messages/nl/online'),
};

/** In milliseconds. */
const LONGEST_WAIT = 1000;

const { language: chosen } = fieldsOf(deviceMemory('settings').recall());
const language = typeof chosen === 'string' && isLanguage(chosen) ? chosen : visitorsLanguage();
// relative to the page as it was opened; its path is about to change
for (const link of document.querySelectorAll<HTMLAnchorElement>('a, link[rel$="icon"], link[rel="manifest"]'))
  link.setAttribute('href', link.href);
if (isLanguage(languageAsked ?? '')) history.replaceState(null, '', screenAsked());
const asked = pathBehindHash();
if (asked !== undefined) history.replaceState(null, '', asked);
// a prerendered page is shown first, then the client takes over
if (isPrerendered) void painted().then(load);
else load();

function load(): void {
  void retried(() => import('./main.tsx')).start();
  ahead(PAGE[language]);
  if (isServed) ahead(ONLINE[language]);
  const path = pathHere();
  if (path.startsWith('/online/')) {
    // the visitor came by a link: a friend may be waiting
    if (isServed) openEarlySocket();
    // after the texts of the page
    queueMicrotask(() => ahead(() => import('./online-page.tsx')));
  }
  if (path === '' || path === '/') ahead(() => (hasPlayed() ? import('./today-page.tsx') : import('./home-page.tsx')));
}

/** Requests something that is asked for again later: what fails here is tried again there. */
function ahead(request: () => Promise<unknown>): void {
  request().catch(() => undefined);
}

/** When the page has been painted; a tab in the background is not painted, and does not wait for it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });
}
