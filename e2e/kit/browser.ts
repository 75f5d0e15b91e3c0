import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

const PORT = process.env['E2E_PORT'] ?? '4391';

/** The built client, as the server serves it. */
export const PAGE: string = `http://localhost:${PORT}/`;

const SITE_PORT = Number(PORT) + 1000;
/** The built client on a host without a server. */
export const SITE: string = `http://localhost:${SITE_PORT}/`;

export type WebServer = Extract<PlaywrightTestConfig['webServer'], { command: string }>;

/** In CI a test is retried once; one that passes only then is reported as flaky and must be fixed. */
export const RETRIES: number = process.env['CI'] === undefined ? 0 : 1;

/** `STANZA_SHORT=1`: measurements only show that they still work, and no figure has to be reached. */
export const IS_SHORT: boolean = process.env['STANZA_SHORT'] === '1';

/** The tag of tests that do not run for every change, because a sibling shows the same: `.ci/long` runs them. */
export const LONG = '@long';

/** The built client, served as static files. */
export const site: WebServer = {
  command: `pnpm --filter @la-stanza/web build && pnpm --filter @la-stanza/web preview --port ${SITE_PORT} --strictPort`,
  url: SITE,
  timeout: 120_000,
  reuseExistingServer: false,
};

/** The built client, served by the server as it is packed, with its headers and limits. */
export const server: WebServer = {
  command: `exec node ${join(import.meta.dirname, 'packed-host.ts')} serve ${PORT}`,
  url: PAGE,
  timeout: 120_000,
  reuseExistingServer: false,
  // it drops its database
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
};

/**
 * The curtain between the turns of people who share a device is turned off, except in its own test. These are the settings
 * stored on the device when a test starts; a test that stores other settings must repeat this one.
 */
const KEPT = {
  cookies: [],
  origins: [PAGE, SITE].map((address) => ({
    origin: new URL(address).origin,
    localStorage: [{ name: 'la-stanza.settings', value: '{"handover":false}' }],
  })),
};

type LaunchOptions = NonNullable<NonNullable<PlaywrightTestConfig['use']>['launchOptions']>;

/**
 * The distribution's own browser, because Playwright's cannot be downloaded everywhere. Chromium needs --no-sandbox as root.
 */
export const WHOLE_BROWSER: LaunchOptions = {
  executablePath: process.env['WHOLE_CHROMIUM'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};

/** `.ci/run` names Chromium's headless shell, which draws no window of its own and needs half the processor time. */
export const browser: NonNullable<PlaywrightTestConfig['use']> = {
  storageState: KEPT,
  launchOptions: { ...WHOLE_BROWSER, executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
};
