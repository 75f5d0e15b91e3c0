import { isLanguage, preferredLanguage, type Language } from '@la-stanza/words';
import { openEarly } from '../server/early-socket.ts';
import { hasServer } from '../server/server-address.ts';
import { deviceMemory, fieldsOf } from '../ui/device-memory.ts';

/*
 * The first script of the page asks at once for everything the page will need, so that nothing waits for another file to say so.
 * Whatever is asked for here is asked for again, and then already on its way, by those who use it.
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
  // a friend with a link waits for this page
  if (hasServer()) openEarly();
  // in line behind the words of the page
  queueMicrotask(() => void import('./online-page.tsx'));
}
if (location.hash === '' || location.hash === '#/') void import('./home-page.tsx');
