/*
 * Keeps the whole page on the device: after one visit everything opens without a network. A new version is fetched beside the
 * old one and waits until a reader asks for it, so that nothing changes under a running game.
 */

/** Put in by the build: what belongs to this version of the page. */
declare const PAGE_FILES: { readonly version: string; readonly files: readonly string[] };
declare const self: ServiceWorkerGlobalScope;

const BEGINNING = 'la-stanza ';
const CACHE = `${BEGINNING}${PAGE_FILES.version}`;
/** Another tab may still show the version before, whose parts it loads when they are needed. */
const VERSIONS_KEPT = 2;

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
  const cache = await caches.open(CACHE);
  // past the browser's own memory: it may hold the page of yesterday
  await cache.addAll(PAGE_FILES.files.map((file) => new Request(file, { cache: 'reload' })));
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
  const kept = isPage(request) ? await own.match('./') : ((await own.match(request)) ?? (await caches.match(request)));
  return kept ?? fetch(request);
}

/** There is one page: what follows the # says which room of it. Anything else on the same host is not ours. */
function isPage({ mode, url }: Request): boolean {
  const { pathname } = new URL(url);
  const folder = new URL('./', location.href).pathname;
  return mode === 'navigate' && (pathname === folder || pathname === `${folder}index.html`);
}
