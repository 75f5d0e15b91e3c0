import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browser as settings } from './kit/browser.ts';
import { SCREENSHOTS } from './kit/keep-screenshot.ts';

/*
 * Makes the few pictures that README and docs show from the screenshots, which git ignores: smaller, and as WebP. Run
 * `screenshots`, `screenshots:online` and `screenshots:people` of this package first.
 */

const SHOWN = join(import.meta.dirname, '../docs/screenshots');
const WIDTH = 1080;
const QUALITY = 0.7;

/** Each picture in docs, and the screenshot it is made from. */
const PICTURES: Readonly<Record<string, string>> = {
  'table.webp': 'table-walk-desktop-day-en.png',
  'table-phone.webp': 'table-hire-phone-day-en.png',
  'lesson.webp': 'lesson-desktop-day-en.png',
  'score.webp': 'score-opened-desktop-day-en.png',
  'lobby.webp': 'online-home-desktop-day-en.png',
  'profile.webp': 'profile-desktop-day-en.png',
};

/** The browser is the encoder. */
async function smaller(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ source, width, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.min(width, image.naturalWidth);
      canvas.height = Math.round((image.naturalHeight * canvas.width) / image.naturalWidth);
      const drawing = canvas.getContext('2d');
      if (drawing === null) throw new Error('this browser has no canvas');
      drawing.imageSmoothingQuality = 'high';
      drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, width: WIDTH, quality: QUALITY },
  );
  return Buffer.from(address.replace(/^data:image\/webp;base64,/, ''), 'base64');
}

const browser = await chromium.launch(settings.launchOptions);
try {
  const page = await browser.newPage();
  mkdirSync(SHOWN, { recursive: true });
  for (const [shown, taken] of Object.entries(PICTURES)) {
    const picture = await smaller(page, readFileSync(join(SCREENSHOTS, taken)));
    writeFileSync(join(SHOWN, shown), picture);
    console.log(`${shown}: ${Math.round(picture.length / 1000)} KB`);
  }
} finally {
  await browser.close();
}
