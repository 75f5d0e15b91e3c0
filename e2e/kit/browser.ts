import type { PlaywrightTestConfig } from '@playwright/test';

const PORT = process.env['E2E_PORT'] ?? '4391';

export const PAGE: string = `http://localhost:${PORT}/`;

export type WebServer = Extract<PlaywrightTestConfig['webServer'], { command: string }>;

/** In CI a test is tried a second time; one that passes only then is reported as flaky, and is to be mended. */
export const RETRIES: number = process.env['CI'] === undefined ? 0 : 1;

/** The built client, served as static files. */
export const server: WebServer = {
  command: `pnpm --filter @la-stanza/web build && pnpm --filter @la-stanza/web preview --port ${PORT} --strictPort`,
  url: PAGE,
  timeout: 120_000,
  reuseExistingServer: false,
};

/**
 * The curtain between the turns of people who share a device is left open: only its own test is about it. This is what the device has
 * kept when a test begins; a test that keeps other settings says it again.
 */
const KEPT = {
  cookies: [],
  origins: [
    { origin: PAGE.replace(/\/$/, ''), localStorage: [{ name: 'la-stanza.settings', value: '{"handover":false}' }] },
  ],
};

/** The distribution's own browser: Playwright's cannot be downloaded everywhere. Root has no sandbox. */
export const browser: NonNullable<PlaywrightTestConfig['use']> = {
  storageState: KEPT,
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  },
};
