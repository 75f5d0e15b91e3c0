import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browser as settings } from './kit/browser.ts';
import { TAKEN } from './kit/taken.ts';

/*
 * Makes the few pictures that README and docs show out of the screenshots, which are ignored by git: smaller, and as WebP. Run
 * `pnpm screenshots`, `pnpm screenshots:online` and `screenshots:people` before it.
 */

const SHOWN = join(import.meta.dirname, '../docs/screenshots');
const WIDTH = 1080;
const QUALITY = 0.7;

/** The shown picture, and the screenshot it is made of. */
const PICTURES: Readonly<Record<string, string>> = {
  'table.webp': 'table-walk-desktop-day-en.png',
  'table-by-candle.webp': 'table-hire-desktop-candle-en.png',
  'table-phone.webp': 'table-hire-phone-day-en.png',
  'lesson.webp': 'lesson-desktop-day-en.png',
  'score.webp': 'score-opened-desktop-day-en.png',
  'lobby.webp': 'online-home-desktop-day-en.png',
  'chat.webp': 'online-talk-desktop-day-en.png',
  'profile.webp': 'profile-desktop-day-en.png',
};

/** The browser has the encoder. */
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
      if (drawing === null) throw new Error('this browser does not draw');
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
    const picture = await smaller(page, readFileSync(join(TAKEN, taken)));
    writeFileSync(join(SHOWN, shown), picture);
    console.log(`${shown}: ${Math.round(picture.length / 1000)} KB`);
  }
} finally {
  await browser.close();
}
