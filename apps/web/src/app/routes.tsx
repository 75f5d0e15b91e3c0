import { createRootRoute, createRoute, Link, Outlet, useLocation, type AnyRoute } from '@tanstack/react-router';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { buttonClass } from '../ui/controls/button.tsx';
import { loadRuleTexts, loadTexts, type LaterTexts, useTranslate } from '../ui/messages/messages.ts';
import { useSettings } from '../ui/settings.ts';
import { hasPlayed } from '../ui/has-played.ts';
import { useServed } from '../ui/use-served.ts';
import { SiteFooter } from '../shell/site-footer.tsx';
import { VersionNotice } from '../shell/offline/version-notice.tsx';
import styles from './app.module.css';
import { part, type Part } from '../ui/parts/part.tsx';
import { neededAtTable, retried } from '../ui/parts/retried.ts';

// loaded only if there is a server
const Notices = part(async () => (await import('../screens/notify/notices.tsx')).Notices, { face: 'none' });

const Announcement = part(async () => (await import('../screens/notify/announcement.tsx')).Announcement, {
  face: 'none',
});

type PageOptions = {
  /** The texts it needs beside those of every page. */
  readonly texts?: readonly LaterTexts[];
  /** A button of the table leads here: it is loaded with the table. */
  readonly atTable?: boolean;
};

/** A page, loaded with its texts when it is first opened. */
function page(
  load: () => Promise<ComponentType>,
  { texts = ['table', 'cards', 'extra'], atTable = false }: PageOptions = {},
): Part<object> {
  return part(async () => (await Promise.all([load(), loadTexts(...texts)]))[0], { face: 'page', atTable });
}

/** A page that is not shown without the puzzles. */
async function withPuzzles<P>(loaded: ComponentType<P>): Promise<ComponentType<P>> {
  await (await import('../game/puzzles/load-puzzles.ts')).loadPuzzles();
  return loaded;
}

const root = createRootRoute({
  component: Page,
  notFoundComponent: () => <ErrorPage because="site.lost" />,
  errorComponent: () => <ErrorPage because="site.failed" />,
});

const Home = page(async () => (await import('./home-page.tsx')).HomePage, { texts: [] });
const Today = page(async () => (await import('./today-page.tsx')).TodayPage, { texts: [], atTable: true });

neededAtTable(retried(() => loadTexts('cards', 'extra', 'ceremony')));
neededAtTable(retried(() => loadRuleTexts(useSettings.getState().language)));

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  // the router knows only the pages that are routes
  loader: () => (hasPlayed() ? Today : Home).preload(),
  // who has played before finds what waits for them, not the invitation
  component: () => (hasPlayed() ? <Today /> : <Home />),
});

const play = createRoute({
  getParentRoute: () => root,
  path: '/play',
  component: page(async () => (await import('./play-page.tsx')).PlayPage, { texts: [] }),
});

const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn',
  component: page(async () => (await import('./learn-page.tsx')).LearnPage),
});

const practise = createRoute({
  getParentRoute: () => root,
  path: '/practise',
  component: page(async () => (await import('./practise-page.tsx')).PractisePage, { texts: ['extra'] }),
});

const daily = createRoute({
  getParentRoute: () => root,
  path: '/daily',
  component: page(async () => (await import('./daily-page.tsx')).DailyPage, { atTable: true }),
});

const dailyOf = createRoute({
  getParentRoute: () => root,
  path: '/daily/$day',
  component: page(async () => (await import('./daily-page.tsx')).DailyPage, { atTable: true }),
});

const palazzo = createRoute({
  getParentRoute: () => root,
  path: '/palazzo',
  component: page(async () => (await import('./palazzo-page.tsx')).PalazzoPage, { atTable: true }),
});

const evening = createRoute({
  getParentRoute: () => root,
  path: '/palazzo/$person',
  component: page(async () => (await import('./palazzo-page.tsx')).PalazzoPage, { atTable: true }),
});

const rush = createRoute({
  getParentRoute: () => root,
  path: '/rush',
  component: page(async () => withPuzzles((await import('./rush-page.tsx')).RushPage)),
});

const puzzle = createRoute({
  getParentRoute: () => root,
  path: '/puzzle/$id',
  component: page(async () => withPuzzles((await import('./puzzle-page.tsx')).PuzzlePage)),
});

const people = createRoute({
  getParentRoute: () => root,
  path: '/people',
  component: page(async () => (await import('./people-page.tsx')).PeoplePage, { texts: ['extra'] }),
});

const watch = createRoute({
  getParentRoute: () => root,
  path: '/watch',
  component: page(async () => (await import('./watch-page.tsx')).WatchPage, { texts: ['extra'] }),
});

const newGame = createRoute({
  getParentRoute: () => root,
  path: '/new',
  validateSearch: ({ together, friends }: Record<string, unknown>): { together?: boolean; friends?: boolean } => ({
    ...(together === true ? { together } : {}),
    ...(friends === true ? { friends } : {}),
  }),
  component: page(async () => (await import('./new-game-page.tsx')).NewGamePage, { texts: [] }),
});

const table = createRoute({
  getParentRoute: () => root,
  path: '/game/$id',
  component: page(async () => (await import('./game-page.tsx')).GamePage, { texts: ['table'] }),
});

const online = createRoute({
  getParentRoute: () => root,
  path: '/online/$id',
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } => (typeof key === 'string' ? { key } : {}),
  component: page(async () => (await import('./online-page.tsx')).OnlinePage, { texts: [] }),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: page(async () => (await import('./account-page.tsx')).AccountPage),
});

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: page(async () => (await import('./about-page.tsx')).AboutPage),
});

const operator = createRoute({
  getParentRoute: () => root,
  path: '/operator',
  component: page(async () => (await import('./operator-page.tsx')).OperatorPage),
});

const player = createRoute({
  getParentRoute: () => root,
  path: '/players/$id',
  component: page(async () => (await import('./player-page.tsx')).PlayerPage),
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
  component: page(async () => (await import('./analysis-page.tsx')).LinkedAnalysisPage, { atTable: true }),
});

const analysis = createRoute({
  getParentRoute: () => root,
  path: '/analysis/$id',
  component: page(async () => (await import('./analysis-page.tsx')).AnalysisPage, { atTable: true }),
});

const lesson = createRoute({
  getParentRoute: () => root,
  path: '/learn/$lesson',
  component: page(async () => (await import('./lesson-page.tsx')).LessonPage),
});

const aid = createRoute({
  getParentRoute: () => root,
  path: '/aid',
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => fromOf(from),
  component: page(async () => (await import('./aid-page.tsx')).AidPage, { atTable: true }),
});

const fair = createRoute({
  getParentRoute: () => root,
  path: '/fair',
  component: page(async () => (await import('./fair-page.tsx')).FairPage),
});

const linkedReplay = createRoute({
  getParentRoute: () => root,
  path: '/replay',
  validateSearch: ({ game, who, at }: Record<string, unknown>): { game?: string; who?: string; at?: number } => ({
    ...(typeof game === 'string' ? { game } : {}),
    ...(typeof who === 'string' ? { who } : {}),
    ...atOf(at),
  }),
  component: page(async () => (await import('./replay-page.tsx')).LinkedReplayPage, {
    texts: ['table'],
    atTable: true,
  }),
});

const savedReplay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$id',
  validateSearch: ({ at }: Record<string, unknown>): { at?: number } => atOf(at),
  component: page(async () => (await import('./replay-page.tsx')).SavedReplayPage, { texts: ['table'], atTable: true }),
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
  loader: () => retried(() => loadRuleTexts(useSettings.getState().language)).start(),
  component: page(async () => (await import('./rules-page.tsx')).RulesPage, { atTable: true }),
});

const rule = createRoute({
  getParentRoute: () => root,
  path: '/rules/$at',
  validateSearch: rulesSearch,
  loader: () => retried(() => loadRuleTexts(useSettings.getState().language)).start(),
  component: page(async () => (await import('./rules-page.tsx')).RulesPage, { atTable: true }),
});

const edition = createRoute({
  getParentRoute: () => root,
  path: '/edition',
  component: page(async () => (await import('./edition-page.tsx')).EditionPage),
});

const boxSetup = createRoute({
  getParentRoute: () => root,
  path: '/box/setup',
  component: page(async () => (await import('./box-setup-page.tsx')).BoxSetupPage),
});

const boxScore = createRoute({
  getParentRoute: () => root,
  path: '/box/score',
  component: page(async () => (await import('./box-score-page.tsx')).BoxScorePage),
});

const boxPrint = createRoute({
  getParentRoute: () => root,
  path: '/box/print',
  component: page(async () => (await import('./box-print-page.tsx')).BoxPrintPage),
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
  boxSetup,
  boxScore,
  boxPrint,
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
