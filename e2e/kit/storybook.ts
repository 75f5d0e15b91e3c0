import type { WebServer } from './browser.ts';

/** Serves the built Storybook. */
const PORT = process.env['STORYBOOK_PORT'] ?? '4392';
export const STORYBOOK: string = `http://localhost:${PORT}/`;

export const storybook: WebServer = {
  command: `pnpm --filter @la-stanza/web exec storybook build --output-dir storybook-static --quiet && pnpm --filter @la-stanza/web exec vite preview --outDir storybook-static --port ${PORT} --strictPort`,
  url: STORYBOOK,
  timeout: 300_000,
  reuseExistingServer: false,
};
