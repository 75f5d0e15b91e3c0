import { createBrowserHistory, createHashHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { isServed, pathBehindHash, siteRoot } from '../ui/site-address.ts';
import { routes } from './routes.tsx';

// the # may have changed while this file was loaded
const asked = pathBehindHash();
if (asked !== undefined) history.replaceState(null, '', asked);

// A static host has one page: there the path follows the #, which is never sent to the host.
const router = createRouter({
  routeTree: routes,
  history: isServed ? createBrowserHistory() : createHashHistory(),
  basepath: isServed ? siteRoot.pathname : '/',
  defaultPreload: 'intent',
  scrollRestoration: true,
});

addEventListener('hashchange', () => {
  const path = pathBehindHash();
  if (path !== undefined) router.history.replace(path);
});

// A prerendered page has a title of its own; its reader may leave it before it is loaded here.
let lastPath: string | undefined;
router.subscribe('onBeforeNavigate', ({ toLocation }) => {
  if (lastPath !== undefined && lastPath !== toLocation.pathname) document.title = 'La Stanza';
  lastPath = toLocation.pathname;
});

let stopFollowing: (() => void) | undefined;

/** Loads the first page before it is drawn, for React to go on with a prerendered one. */
export async function loadFirstPage(): Promise<void> {
  // draws what was drawn at build time; only where the page is loaded here, since the router then loads none at the start
  router.ssr = { manifest: undefined };
  stopFollowing = router.history.subscribe(() => void router.load());
  await router.load();
}

export function App(): ReactNode {
  // from now on the router follows the address itself
  useEffect(() => stopFollowing?.(), []);
  return <RouterProvider router={router} />;
}
