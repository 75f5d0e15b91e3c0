import type { WebServer } from './browser.ts';

/** Where the built workshop with every component and state is served. */
const PORT = process.env['WORKSHOP_PORT'] ?? '4392';
export const WORKSHOP: string = `http://localhost:${PORT}/`;

export const workshop: WebServer = {
  command: `pnpm --filter @la-stanza/web storybook:build --quiet && pnpm --filter @la-stanza/web exec vite preview --outDir storybook-static --port ${PORT} --strictPort`,
  url: WORKSHOP,
  timeout: 300_000,
  reuseExistingServer: false,
};
