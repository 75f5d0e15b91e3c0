import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../controls/button.tsx';
import { useTranslate } from '../messages/messages.ts';
import styles from './app.module.css';

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: () => <Astray because="site.lost" />,
  errorComponent: () => <Astray because="site.failed" />,
});

// Each page is a file of its own, loaded when it is first opened.
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
});

const newGame = createRoute({
  getParentRoute: () => root,
  path: '/new',
  validateSearch: ({ together }: Record<string, unknown>): { together?: boolean } =>
    together === true ? { together } : {},
  component: lazyRouteComponent(() => import('./new-game-page.tsx'), 'NewGamePage'),
});

const game = createRoute({
  getParentRoute: () => root,
  path: '/game/$id',
  component: lazyRouteComponent(() => import('./game-page.tsx'), 'GamePage'),
});

// The address behind the # needs nothing of the host, so that the same files work from any sub-path.
const router = createRouter({
  routeTree: root.addChildren([home, newGame, game]),
  history: createHashHistory(),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

export function App(): ReactNode {
  return <RouterProvider router={router} />;
}

function Astray({ because }: { readonly because: 'site.lost' | 'site.failed' }): ReactNode {
  const t = useTranslate();
  return (
    <main className={styles['astray']}>
      <p>{t(because)}</p>
      <Link to="/" className={buttonClass({ tone: 'primary' })}>
        {t('site.to-home')}
      </Link>
    </main>
  );
}
