/*
 * Caches the whole page on the device: after one visit everything opens without a network. A new version is downloaded beside the
 * old one and waits until the reader asks for it, so that nothing changes during a running game. Also shows push notifications
 * about games while no page is open.
 */

/** Injected by the build: the catalogue `push` in every language. */
declare const PUSH_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>>;
/** Injected by the build: the files of this version of the page. */
declare const PAGE_FILES: { readonly version: string; readonly files: readonly string[] };
declare const self: ServiceWorkerGlobalScope;

const BEGINNING = 'la-stanza ';
const CACHE = `${BEGINNING}${PAGE_FILES.version}`;
/** Another tab may still show the previous version and load its chunks on demand. */
const VERSIONS_KEPT = 2;
/** A file is the same for every visitor, whatever the host's Vary header or a query says. */
const BY_PATH = { ignoreVary: true, ignoreSearch: true };

/** The sounds are the only files of the page that are cached when they are first used. */
const SOUND = /\/assets\/[^/]+\.opus$/;

self.addEventListener('install', (event) => event.waitUntil(fetchPage()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // never cache what a server answers
  const isOurs = origin === location.origin && !pathname.startsWith(new URL('./api/', location.href).pathname);
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});

async function fetchPage(): Promise<void> {
  // download everything before storing anything: a version is cached completely or not at all
  const copies = await Promise.all(PAGE_FILES.files.map(async (file) => ({ file, copy: await fetchCopy(file) })));
  const isFirst = !(await caches.has(CACHE));
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(copies.map(({ file, copy }) => cache.put(file, copy)));
  } catch (fault) {
    // the device may be full; a cache that was complete before stays complete
    if (isFirst) await caches.delete(CACHE);
    throw fault;
  }
}

/**
 * A copy of a file that every cache accepts and every request may be answered with. The host's response is not always one: a cache
 * refuses `Vary: *`, and a browser refuses to open a page from a redirected response.
 */
async function fetchCopy(file: string): Promise<Response> {
  // bypass the HTTP cache: it may hold an old page
  const response = await fetch(file, { cache: 'reload' });
  if (!response.ok) throw new Error(`${file}: the host answers ${response.status}`);
  const headers = new Headers(response.headers);
  // the body of the copy is not compressed
  for (const name of ['vary', 'content-encoding', 'content-length']) headers.delete(name);
  return new Response(await response.blob(), { headers });
}

async function begin(): Promise<void> {
  // in the order of their creation
  const versions = (await caches.keys()).filter((name) => name.startsWith(BEGINNING) && name !== CACHE);
  const old = versions.slice(0, Math.max(0, versions.length + 1 - VERSIONS_KEPT));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const own = await caches.open(CACHE);
  if (isPage(request)) {
    const page = await own.match('./', BY_PATH);
    if (page !== undefined) return page;
  }
  const kept = (await own.match(request, BY_PATH)) ?? (await caches.match(request, BY_PATH));
  if (kept !== undefined) return kept;
  const served = request.mode === 'navigate' ? await servedPage(own) : undefined;
  if (served !== undefined) return served;
  const response = await fetch(request);
  // most players never turn the music on, so sounds are not part of the page; what was played once plays offline too
  if (response.ok && SOUND.test(new URL(request.url).pathname)) await keep(own, request, response.clone());
  return response;
}

async function keep(cache: Cache, request: Request, copy: Response): Promise<void> {
  try {
    await cache.put(request, copy);
  } catch {
    // the device is full, or the host forbids it: the sound is loaded again next time
  }
}

const FOLDER = new URL('./', location.href).pathname;

/** The page itself; a path or what follows a # selects the screen. */
function isPage({ mode, url }: Request): boolean {
  const { pathname } = new URL(url);
  return mode === 'navigate' && (pathname === FOLDER || pathname === `${FOLDER}index.html`);
}

/**
 * The page for any other path. Only a server of ours has such paths: on a static host they are not ours. The references of the page
 * are relative to its folder, which is not that of the path.
 */
async function servedPage(own: Cache): Promise<Response | undefined> {
  const page = await own.match('./', BY_PATH);
  const text = (await page?.text()) ?? '';
  if (!text.includes('"la-stanza-server"')) return undefined;
  return new Response(text.replaceAll('="./', `="${FOLDER}`), { headers: page?.headers ?? {} });
}

/** A push message: what happened in which game, and the language of the notification. */
type PushNotice = { readonly kind: string; readonly game: string; readonly language: string };

/** Notifications are shown one after the other, because each looks at those already shown. */
let pending: Promise<void> = Promise.resolve();

self.addEventListener('push', (event) => {
  const notice = readPush(event.data);
  const shown = pending.then(() => notify(notice));
  // a failure must not block the notifications after it; the browser learns of it from `waitUntil`
  pending = shown.catch(() => undefined);
  event.waitUntil(shown);
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.tag));
});

/** The tag of the notification that stands for several games; a click on it opens the list of games. */
const MANY = 'many';
/** From this many games on, one notification stands for all. */
const TOGETHER = 3;

function readPush(data: PushMessageData | null): PushNotice | undefined {
  try {
    const { kind, game, language } = Object(data?.json());
    return [kind, game, language].every((part) => typeof part === 'string') ? { kind, game, language } : undefined;
  } catch {
    return undefined;
  }
}

/** One notification per game, the newest replacing the one before; from several games on a single one for all. */
async function notify(notice: PushNotice | undefined): Promise<void> {
  if (notice === undefined) return;
  const { kind, game, language } = notice;
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
  // the notification for all has replaced the one with the same tag: closing that would close this
  for (const each of shown) if (each.tag !== MANY) each.close();
}

function gamesOf(data: unknown): string[] {
  return Array.isArray(data) ? data.map(String) : [];
}

/** Shows the table in an open window, or opens one. */
async function openTable(tag: string): Promise<void> {
  const address = new URL(tag === MANY ? './' : `./online/${encodeURIComponent(tag)}`, location.href).href;
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) {
    await self.clients.openWindow(address);
    return;
  }
  await open.focus();
  await open.navigate(address).catch(() => self.clients.openWindow(address));
}
