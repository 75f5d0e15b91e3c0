import type { PlaywrightTestConfig } from '@playwright/test';

const PORT = process.env['E2E_PORT'] ?? '4391';

export const PAGE: string = `http://localhost:${PORT}/`;

export type WebServer = Extract<PlaywrightTestConfig['webServer'], { command: string }>;

/** In CI a test is retried once; one that passes only then is reported as flaky and must be fixed. */
export const RETRIES: number = process.env['CI'] === undefined ? 0 : 1;

/** The tag of tests that do not run for every change, because a sibling shows the same: `.ci/long` runs them. */
export const LONG = '@long';

/** The built client, served as static files. */
export const server: WebServer = {
  command: `pnpm --filter @la-stanza/web build && pnpm --filter @la-stanza/web preview --port ${PORT} --strictPort`,
  url: PAGE,
  timeout: 120_000,
  reuseExistingServer: false,
};

/**
 * The curtain between the turns of people who share a device is turned off, except in its own test. These are the settings
 * stored on the device when a test starts; a test that stores other settings must repeat this one.
 */
const KEPT = {
  cookies: [],
  origins: [
    { origin: PAGE.replace(/\/$/, ''), localStorage: [{ name: 'la-stanza.settings', value: '{"handover":false}' }] },
  ],
};

type LaunchOptions = NonNullable<NonNullable<PlaywrightTestConfig['use']>['launchOptions']>;

/**
 * The distribution's own browser, because Playwright's cannot be downloaded everywhere. Chromium needs --no-sandbox as root.
 */
export const WHOLE_BROWSER: LaunchOptions = {
  executablePath: '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};

/** `.ci/run` names Chromium's headless shell, which draws no window of its own and needs half the processor time. */
export const browser: NonNullable<PlaywrightTestConfig['use']> = {
  storageState: KEPT,
  launchOptions: { ...WHOLE_BROWSER, executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
};
