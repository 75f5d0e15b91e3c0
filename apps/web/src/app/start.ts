import { isLanguage, preferredLanguage, type Language } from '@la-stanza/words';
import { openEarlySocket } from '../server/early-socket.ts';
import { hasServer } from '../server/server-address.ts';
import { deviceMemory, fieldsOf } from '../ui/device-memory.ts';

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

const { language } = fieldsOf(deviceMemory('settings').recall());
void import('./main.tsx');
void PAGE[typeof language === 'string' && isLanguage(language) ? language : preferredLanguage(navigator.languages)]();
if (location.hash.startsWith('#/online/')) {
  // the visitor came by a link: a friend may be waiting
  if (hasServer()) openEarlySocket();
  // after the texts of the page
  queueMicrotask(() => void import('./online-page.tsx'));
}
if (location.hash === '' || location.hash === '#/') void import('./home-page.tsx');
