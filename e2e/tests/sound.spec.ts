import type { Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { openStaticHost } from '../kit/static-host.ts';
import { pictured } from '../kit/picture-positions.ts';
import { sitDown, walks } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

declare global {
  interface Window {
    /** What the page has played. */
    heard: ('loop' | 'once')[];
    contexts: AudioContext[];
    felt: (number | number[])[];
  }
}

/** The names of the sound files that the page has asked for. */
function requestedSounds(page: Page): () => string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /([a-z-]+)-[\w-]{8}\.opus$/.exec(request.url())?.[1];
    if (name !== undefined) names.push(name);
  });
  return () => names;
}

/** Writes down what the browser plays. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    window.contexts = [];
    window.felt = [];
    window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      override start(...when: [when?: number, from?: number, length?: number]): void {
        window.heard.push(this.loop ? 'loop' : 'once');
        super.start(...when);
      }
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.contexts.push(this);
      }
    };
    navigator.vibrate = (pattern) => {
      window.felt.push(typeof pattern === 'number' ? pattern : [...pattern]);
      return true;
    };
  });
}

const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heard);

async function sitDownToWalk(page: Page): Promise<void> {
  await sitDown(page, pictured('walk'));
  await expect(walks(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function walk(page: Page): Promise<void> {
  await walks(page).first().focus();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
}

async function setVolume(page: Page, name: 'Sounds' | 'Music', volume: number): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('slider', { name }).fill(String(volume));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
}

test('no sound is loaded before the player touches the table, and no music while it is off', async ({ page }) => {
  const sounds = requestedSounds(page);
  await listen(page);
  await sitDownToWalk(page);
  expect(sounds()).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(sounds).toEqual(['cues']);
  await page.waitForLoadState('networkidle');
  await walk(page);
  await expect.poll(() => heard(page)).toContain('once');
  expect(sounds()).toEqual(['cues']);
  expect(await heard(page)).not.toContain('loop');
});

test('with both sliders at zero nothing is ever loaded', { tag: LONG }, async ({ page }) => {
  const sounds = requestedSounds(page);
  await page.goto('');
  await setVolume(page, 'Sounds', 0);
  await sitDownToWalk(page);
  await walk(page);
  await expect(page.locator('[data-decision]')).not.toHaveAttribute('data-decision', 'walk');
  await page.waitForLoadState('networkidle');
  expect(sounds()).toEqual([]);
});

test('the sliders are read as percentages and follow the keyboard', { tag: LONG }, async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Settings' }).click();
  const music = page.getByRole('slider', { name: 'Music' });
  await expect(music).toHaveAttribute('aria-valuetext', '0%');
  await expect(music).toHaveAccessibleDescription('Lute and recorder, at the table');
  await music.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(music).toHaveAttribute('aria-valuetext', '10%');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(music).toHaveValue('10');
});

test('music begins when it is turned on at the table, pauses in the background and fades when it is turned off', async ({
  page,
}) => {
  const sounds = requestedSounds(page);
  await listen(page);
  await sitDownToWalk(page);
  await setVolume(page, 'Music', 50);
  await expect.poll(() => heard(page)).toContain('loop');
  expect(sounds().filter((name) => name !== 'cues')).toHaveLength(1);
  const states = (): Promise<string[]> => page.evaluate(() => window.contexts.map(({ state }) => state));
  const hide = (isHidden: boolean): Promise<void> =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await expect.poll(states).toEqual(['running']);
  await hide(true);
  await expect.poll(states).toEqual(['suspended']);
  await hide(false);
  await expect.poll(states).toEqual(['running']);
  await setVolume(page, 'Music', 0);
  await setVolume(page, 'Music', 50);
  // turned on again, it begins again
  await expect.poll(async () => (await heard(page)).filter((kind) => kind === 'loop').length).toBe(2);
});

test('a browser that cannot play Opus plays on in silence', async ({ page }) => {
  const sounds = requestedSounds(page);
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await listen(page);
  await page.addInitScript(() => {
    BaseAudioContext.prototype.decodeAudioData = () =>
      Promise.reject(new DOMException('Unable to decode audio data', 'EncodingError'));
  });
  await sitDownToWalk(page);
  await setVolume(page, 'Music', 50);
  await walk(page);
  await expect(page.locator('[data-decision]')).not.toHaveAttribute('data-decision', 'walk');
  await page.waitForLoadState('networkidle');
  expect(await heard(page)).toEqual([]);
  expect(sounds().filter((name) => name === 'cues')).toHaveLength(1);
  expect(faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a step is felt, unless vibration is turned off', async ({ page }) => {
    await listen(page);
    await page.goto('');
    await page.getByRole('button', { name: 'Settings' }).click();
    const vibration = page.getByRole('switch', { name: 'Vibration' });
    await expect(vibration).toBeChecked();
    await page.keyboard.press('Escape');
    await sitDownToWalk(page);
    await walk(page);
    await expect.poll(() => page.evaluate(() => window.felt)).toEqual([[10]]);
    await page.goto('');
    await page.getByRole('button', { name: 'Settings' }).click();
    await vibration.uncheck();
    await page.keyboard.press('Escape');
    await sitDownToWalk(page);
    await walk(page);
    await expect(page.locator('[data-decision]')).not.toHaveAttribute('data-decision', 'walk');
    expect(await page.evaluate(() => window.felt)).toEqual([]);
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('only sounds that were played are kept on the device', { tag: LONG }, async ({ page }) => {
    const host = await openStaticHost();
    await page.goto(host.address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (navigator.serviceWorker.controller === null) {
        await new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
        });
      }
    });
    const kept = (): Promise<string[]> =>
      page.evaluate(async () => {
        const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return caught.flat().flatMap(({ url }) => /([a-z-]+)-[\w-]{8}\.opus$/.exec(url)?.[1] ?? []);
      });
    expect(await kept()).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('slider', { name: 'Sounds' }).press('ArrowLeft');
    await expect.poll(kept).toEqual(['cues']);
    await host.stop();
  });
});
