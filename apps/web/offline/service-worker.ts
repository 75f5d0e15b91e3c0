/*
 * Keeps the whole page on the device: after one visit everything opens without a network. A new version is fetched beside the
 * old one and waits until a reader asks for it, so that nothing changes under a running game. Also tells of games by the day,
 * while no page is open.
 */

/** Put in by the build: the catalogue `push` in every language. */
declare const PUSH_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>>;
/** Put in by the build: what belongs to this version of the page. */
declare const PAGE_FILES: { readonly version: string; readonly files: readonly string[] };
declare const self: ServiceWorkerGlobalScope;

const BEGINNING = 'la-stanza ';
const CACHE = `${BEGINNING}${PAGE_FILES.version}`;
/** Another tab may still show the version before, whose parts it loads when they are needed. */
const VERSIONS_KEPT = 2;
/** A file is the same for every reader, whatever the host's Vary header or a query says. */
const BY_PATH = { ignoreVary: true, ignoreSearch: true };

self.addEventListener('install', (event) => event.waitUntil(fetchPage()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // what a server says is never kept here
  const isOurs = origin === location.origin && !pathname.startsWith(new URL('./api/', location.href).pathname);
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});

async function fetchPage(): Promise<void> {
  // everything has arrived before anything is stored: a version is kept whole or not at all
  const copies = await Promise.all(PAGE_FILES.files.map(async (file) => ({ file, copy: await fetchCopy(file) })));
  const isFirst = !(await caches.has(CACHE));
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(copies.map(({ file, copy }) => cache.put(file, copy)));
  } catch (fault) {
    // the device is full, say; a cache that was complete before stays so
    if (isFirst) await caches.delete(CACHE);
    throw fault;
  }
}

/**
 * A copy of a file that every cache accepts and every request may be answered with. The host's own response is not always one:
 * a cache refuses `Vary: *`, and a browser refuses to open a page from a response that came by a redirect.
 */
async function fetchCopy(file: string): Promise<Response> {
  // past the browser's own memory: it may hold the page of yesterday
  const response = await fetch(file, { cache: 'reload' });
  if (!response.ok) throw new Error(`${file}: the host answers ${response.status}`);
  const headers = new Headers(response.headers);
  // the copy's body is unpacked
  for (const name of ['vary', 'content-encoding', 'content-length']) headers.delete(name);
  return new Response(await response.blob(), { headers });
}

async function begin(): Promise<void> {
  // in the order in which they were made
  const versions = (await caches.keys()).filter((name) => name.startsWith(BEGINNING) && name !== CACHE);
  const old = versions.slice(0, Math.max(0, versions.length + 1 - VERSIONS_KEPT));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const own = await caches.open(CACHE);
  const kept = isPage(request)
    ? await own.match('./', BY_PATH)
    : ((await own.match(request, BY_PATH)) ?? (await caches.match(request, BY_PATH)));
  return kept ?? fetch(request);
}

/** There is one page: what follows the # says which room of it. Anything else on the same host is not ours. */
function isPage({ mode, url }: Request): boolean {
  const { pathname } = new URL(url);
  const folder = new URL('./', location.href).pathname;
  return mode === 'navigate' && (pathname === folder || pathname === `${folder}index.html`);
}

/** A push says what happened in which game, and in which language to tell it. */
type News = { readonly kind: string; readonly game: string; readonly language: string };

/** One after the other: each looks at what the one before has shown. */
let told: Promise<void> = Promise.resolve();

self.addEventListener('push', (event) => {
  const news = readNews(event.data);
  const telling = told.then(() => tellOf(news));
  // one that fails must not silence those after it; the browser hears of the failure below
  told = telling.catch(() => undefined);
  event.waitUntil(telling);
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.tag));
});

/** Those of many games; where one leads to its table, this one leads to the list of games. */
const MANY = 'many';
/** From so many games on they are told of together. */
const TOGETHER = 3;

function readNews(data: PushMessageData | null): News | undefined {
  try {
    const { kind, game, language } = Object(data?.json());
    return [kind, game, language].every((part) => typeof part === 'string') ? { kind, game, language } : undefined;
  } catch {
    return undefined;
  }
}

/** One notification for each game, the newest in place of the one before; from several games on a single one for all. */
async function tellOf(news: News | undefined): Promise<void> {
  if (news === undefined) return;
  const { kind, game, language } = news;
  const words = PUSH_WORDS[language] ?? PUSH_WORDS['en'] ?? {};
  const shown = await self.registration.getNotifications();
  const games = new Set([game, ...shown.flatMap(({ tag, data }) => (tag === MANY ? gamesOf(data) : [tag]))]);
  const look = { icon: './icon-192.png', badge: './mono-512.png', lang: language };
  if (games.size < TOGETHER) {
    await self.registration.showNotification('La Stanza', { ...look, body: words[`push.${kind}`] ?? '', tag: game });
    return;
  }
  const body = (words['push.many'] ?? '').replace('{count}', String(games.size));
  await self.registration.showNotification('La Stanza', { ...look, body, tag: MANY, data: [...games] });
  // the one for all has replaced the one before it: to close that would close this
  for (const each of shown) if (each.tag !== MANY) each.close();
}

function gamesOf(data: unknown): string[] {
  return Array.isArray(data) ? data.map(String) : [];
}

/** Goes to the table in a window that is open already, or opens one. */
async function openTable(tag: string): Promise<void> {
  const address = new URL(tag === MANY ? './' : `./#/online/${encodeURIComponent(tag)}`, location.href).href;
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) {
    await self.clients.openWindow(address);
    return;
  }
  await open.focus();
  await open.navigate(address).catch(() => self.clients.openWindow(address));
}
