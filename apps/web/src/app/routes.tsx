import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  Link,
  Outlet,
  useLocation,
  type AnyRoute,
} from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { buttonClass } from '../ui/controls/button.tsx';
import { loadRuleTexts, loadTexts, useTranslate } from '../ui/messages/messages.ts';
import { useSettings } from '../ui/settings.ts';
import { hasPlayed } from '../ui/has-played.ts';
import { useServed } from '../ui/use-served.ts';
import { SiteFooter } from '../shell/site-footer.tsx';
import { VersionNotice } from '../shell/offline/version-notice.tsx';
import styles from './app.module.css';

// Pages that need no text of the table, which keeps the first visit light.
const WITHOUT_TABLE: ReadonlySet<string> = new Set(['/', '/new', '/play']);

const WITH_MORE_WORDS: ReadonlySet<string> = new Set(['/watch', '/people', '/practise']);

// loaded only if there is a server
const Notices = lazy(async () => ({ default: (await import('../screens/notify/notices.tsx')).Notices }));

const Announcement = lazy(async () => ({
  default: (await import('../screens/notify/announcement.tsx')).Announcement,
}));

const root = createRootRoute({
  component: Page,
  beforeLoad: async ({ location: { pathname } }) => {
    // a waiting room needs no text of the table, and the table loads its own
    if (WITHOUT_TABLE.has(pathname) || pathname.startsWith('/online/')) return;
    if (WITH_MORE_WORDS.has(pathname)) return loadTexts('extra');
    await loadTexts('table', ...(/^[/](game|replay)\b/.test(pathname) ? [] : (['cards', 'extra'] as const)));
  },
  notFoundComponent: () => <ErrorPage because="site.lost" />,
  errorComponent: () => <ErrorPage because="site.failed" />,
});

// Each page is a chunk, loaded when it is first opened.
const Home = lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage');
const Today = lazyRouteComponent(() => import('./today-page.tsx'), 'TodayPage');

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  // the router knows only the pages that are routes
  loader: () => (hasPlayed() ? Today : Home).preload?.(),
  // who has played before finds what waits for them, not the invitation
  component: () => (hasPlayed() ? <Today /> : <Home />),
});

const play = createRoute({
  getParentRoute: () => root,
  path: '/play',
  component: lazyRouteComponent(() => import('./play-page.tsx'), 'PlayPage'),
});

const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn',
  component: lazyRouteComponent(() => import('./learn-page.tsx'), 'LearnPage'),
});

const practise = createRoute({
  getParentRoute: () => root,
  path: '/practise',
  component: lazyRouteComponent(() => import('./practise-page.tsx'), 'PractisePage'),
});

const daily = createRoute({
  getParentRoute: () => root,
  path: '/daily',
  component: lazyRouteComponent(() => import('./daily-page.tsx'), 'DailyPage'),
});

const dailyOf = createRoute({
  getParentRoute: () => root,
  path: '/daily/$day',
  component: lazyRouteComponent(() => import('./daily-page.tsx'), 'DailyPage'),
});

const palazzo = createRoute({
  getParentRoute: () => root,
  path: '/palazzo',
  component: lazyRouteComponent(() => import('./palazzo-page.tsx'), 'PalazzoPage'),
});

const evening = createRoute({
  getParentRoute: () => root,
  path: '/palazzo/$person',
  component: lazyRouteComponent(() => import('./palazzo-page.tsx'), 'PalazzoPage'),
});

const rush = createRoute({
  getParentRoute: () => root,
  path: '/rush',
  component: lazyRouteComponent(() => import('./rush-page.tsx'), 'RushPage'),
});

const puzzle = createRoute({
  getParentRoute: () => root,
  path: '/puzzle/$id',
  component: lazyRouteComponent(() => import('./puzzle-page.tsx'), 'PuzzlePage'),
});

const people = createRoute({
  getParentRoute: () => root,
  path: '/people',
  component: lazyRouteComponent(() => import('./people-page.tsx'), 'PeoplePage'),
});

const watch = createRoute({
  getParentRoute: () => root,
  path: '/watch',
  component: lazyRouteComponent(() => import('./watch-page.tsx'), 'WatchPage'),
});

const newGame = createRoute({
  getParentRoute: () => root,
  path: '/new',
  validateSearch: ({ together, friends }: Record<string, unknown>): { together?: boolean; friends?: boolean } => ({
    ...(together === true ? { together } : {}),
    ...(friends === true ? { friends } : {}),
  }),
  component: lazyRouteComponent(() => import('./new-game-page.tsx'), 'NewGamePage'),
});

const table = createRoute({
  getParentRoute: () => root,
  path: '/game/$id',
  component: lazyRouteComponent(() => import('./game-page.tsx'), 'GamePage'),
});

const online = createRoute({
  getParentRoute: () => root,
  path: '/online/$id',
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } => (typeof key === 'string' ? { key } : {}),
  component: lazyRouteComponent(() => import('./online-page.tsx'), 'OnlinePage'),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
});

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: lazyRouteComponent(() => import('./about-page.tsx'), 'AboutPage'),
});

const operator = createRoute({
  getParentRoute: () => root,
  path: '/operator',
  component: lazyRouteComponent(() => import('./operator-page.tsx'), 'OperatorPage'),
});

const player = createRoute({
  getParentRoute: () => root,
  path: '/players/$id',
  component: lazyRouteComponent(() => import('./player-page.tsx'), 'PlayerPage'),
});

const linkedAnalysis = createRoute({
  getParentRoute: () => root,
  path: '/analysis',
  validateSearch: ({
    game,
    who,
    online: id,
  }: Record<string, unknown>): { game?: string; who?: string; online?: string } => ({
    ...(typeof game === 'string' ? { game } : {}),
    ...(typeof who === 'string' ? { who } : {}),
    ...(typeof id === 'string' ? { online: id } : {}),
  }),
  component: lazyRouteComponent(() => import('./analysis-page.tsx'), 'LinkedAnalysisPage'),
});

const analysis = createRoute({
  getParentRoute: () => root,
  path: '/analysis/$id',
  component: lazyRouteComponent(() => import('./analysis-page.tsx'), 'AnalysisPage'),
});

const lesson = createRoute({
  getParentRoute: () => root,
  path: '/learn/$lesson',
  component: lazyRouteComponent(() => import('./lesson-page.tsx'), 'LessonPage'),
});

const aid = createRoute({
  getParentRoute: () => root,
  path: '/aid',
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => fromOf(from),
  component: lazyRouteComponent(() => import('./aid-page.tsx'), 'AidPage'),
});

const fair = createRoute({
  getParentRoute: () => root,
  path: '/fair',
  component: lazyRouteComponent(() => import('./fair-page.tsx'), 'FairPage'),
});

const linkedReplay = createRoute({
  getParentRoute: () => root,
  path: '/replay',
  validateSearch: ({ game, who, at }: Record<string, unknown>): { game?: string; who?: string; at?: number } => ({
    ...(typeof game === 'string' ? { game } : {}),
    ...(typeof who === 'string' ? { who } : {}),
    ...atOf(at),
  }),
  component: lazyRouteComponent(() => import('./replay-page.tsx'), 'LinkedReplayPage'),
});

const savedReplay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$id',
  validateSearch: ({ at }: Record<string, unknown>): { at?: number } => atOf(at),
  component: lazyRouteComponent(() => import('./replay-page.tsx'), 'SavedReplayPage'),
});

type RulesSearch = { from?: string; q?: string };

/** The address to return to, and the search words. */
function rulesSearch({ from, q }: Record<string, unknown>): RulesSearch {
  return {
    ...fromOf(from),
    ...(typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {}),
  };
}

function fromOf(from: unknown): { from?: string } {
  return typeof from === 'string' && /^\/(game|online|replay)\b/.test(from) ? { from } : {};
}

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  validateSearch: rulesSearch,
  loader: () => loadRuleTexts(useSettings.getState().language),
  component: lazyRouteComponent(() => import('./rules-page.tsx'), 'RulesPage'),
});

const rule = createRoute({
  getParentRoute: () => root,
  path: '/rules/$at',
  validateSearch: rulesSearch,
  loader: () => loadRuleTexts(useSettings.getState().language),
  component: lazyRouteComponent(() => import('./rules-page.tsx'), 'RulesPage'),
});

const edition = createRoute({
  getParentRoute: () => root,
  path: '/edition',
  component: lazyRouteComponent(() => import('./edition-page.tsx'), 'EditionPage'),
});

function atOf(at: unknown): { at?: number } {
  return typeof at === 'number' && Number.isInteger(at) ? { at } : {};
}

/** Every page by its path. */
export const routes: AnyRoute = root.addChildren([
  start,
  play,
  practise,
  daily,
  dailyOf,
  puzzle,
  palazzo,
  evening,
  rush,
  learn,
  watch,
  people,
  newGame,
  table,
  online,
  about,
  account,
  operator,
  player,
  linkedAnalysis,
  analysis,
  lesson,
  aid,
  fair,
  linkedReplay,
  savedReplay,
  rules,
  rule,
  edition,
]);

/** Pages that fill the window. */
const AT_TABLE = /^[/](?:(?:game|online|replay|analysis|puzzle|rush)\b|learn[/])/;

/** Frames every page. At the table no notice is shown, so that no decision is disturbed. */
function Page(): ReactNode {
  const isServed = useServed();
  const isAtTable = useLocation({ select: ({ pathname }) => AT_TABLE.test(pathname) });
  return (
    <>
      <Outlet />
      {isAtTable ? null : <SiteFooter />}
      {isAtTable ? null : <VersionNotice />}
      <Suspense>
        {isServed ? (
          <>
            <Notices />
            <Announcement />
          </>
        ) : null}
      </Suspense>
    </>
  );
}

function ErrorPage({ because }: { readonly because: 'site.lost' | 'site.failed' }): ReactNode {
  const t = useTranslate();
  return (
    <main className={styles['errorPage']}>
      <h1>{t(because)}</h1>
      <Link to="/" className={buttonClass({ tone: 'primary' })}>
        {t('site.to-home')}
      </Link>
    </main>
  );
}
