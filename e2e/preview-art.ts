import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PLAYER_COLOURS } from '../apps/web/src/drawing/art/player.ts';
import { playedGame } from './kit/saved-games.ts';
import { layOnShelf } from './kit/shelf.ts';
import { smallPng } from './kit/small-png.ts';
import { expect, test } from './kit/test.ts';

/*
 * Draws the art for the server's preview pictures: the background sheet with the four seats' seals below it, and the glyphs.
 * The results are in git; draw them again with `pnpm lab preview-art` when the design changes.
 */

const ART = join(import.meta.dirname, '../apps/server/src/preview/art');
const SHARE = join(import.meta.dirname, '../apps/web/public/share-1200x630.png');
const MARK = join(import.meta.dirname, '../apps/web/public/icon-192.png');
/** The rest of the 256 colours is for the edges of glyphs. */
const COLOURS = 200;
const SHEET = { x: 0, y: 0, width: 1200, height: 694 };

/** The Latin letters of our languages and their neighbours. */
const LATIN = Array.from({ length: 0x180 - 0x20 }, (_, nth) => String.fromCodePoint(0x20 + nth))
  .filter((sign) => /\P{C}/u.test(sign))
  .concat(['–', '…', '’', '‘', '“', '”', '·']);

const FONTS = {
  name: { font: "600 42px 'EB Garamond Variable'", glyphs: LATIN },
  points: { font: '700 42px Cinzel', glyphs: '0123456789−'.split('') },
};

const base64 = (file: string): string => readFileSync(file).toString('base64');

async function drawSheet(page: Page): Promise<Buffer> {
  await page.goto('');
  await page.locator('h1').waitFor();
  const players = PLAYER_COLOURS.map((colour) => ({ name: colour, colour }));
  await layOnShelf(page, [playedGame({ id: 'four', players, seed: 'ab12' })]);
  await page.reload();
  const seals = page.locator('main svg[viewBox="-16 -16 32 32"]');
  await expect(seals).toHaveCount(PLAYER_COLOURS.length);
  const drawn: string[] = [];
  for (const svg of await seals.all()) {
    const html = await svg.evaluate((element) =>
      element.outerHTML.replace(/width="\d+" height="\d+"/, 'width="56" height="56"'),
    );
    drawn.push(html);
  }
  await page.evaluate(
    ({ share, mark, badges }) => {
      const sheet = document.createElement('div');
      sheet.style.cssText = 'position:fixed;inset:0;z-index:999;background:#faf3e2';
      sheet.innerHTML = `
        <div style="position:absolute;width:1200px;height:630px;background:url(data:image/png;base64,${share})"></div>
        <div style="position:absolute;width:592px;height:630px;background:#faf3e2"></div>
        <img style="position:absolute;left:48px;top:44px;width:96px;border-radius:20px" src="data:image/png;base64,${mark}">
        <div style="position:absolute;left:166px;top:60px;font:700 56px/1.1 Cinzel;letter-spacing:.1em;color:#2a2019">LA STANZA</div>
        <div style="position:absolute;left:48px;top:166px;width:536px;height:412px;border:2px solid #bfa577;border-radius:14px;background:#faf3e2"></div>
        ${badges.map((badge, nth) => `<div style="position:absolute;left:${nth * 64 + 4}px;top:634px">${badge}</div>`).join('')}`;
      document.body.append(sheet);
    },
    { share: base64(SHARE), mark: base64(MARK), badges: drawn },
  );
  await page.waitForTimeout(300);
  return page.screenshot({ clip: SHEET });
}

/** Every glyph of a font side by side, as each pixel's coverage. */
async function drawGlyphs(page: Page, font: string, glyphs: readonly string[]): Promise<object> {
  const { alpha, ...rest } = await page.evaluate(
    async ([given, signs]) => {
      await document.fonts.load(given, signs.join(''));
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (pen === null) throw new Error('no canvas');
      pen.font = given;
      const margin = 3;
      const places: Record<string, [number, number, number]> = {};
      let x = 0;
      for (const sign of signs) {
        const { width, actualBoundingBoxRight, actualBoundingBoxLeft } = pen.measureText(sign);
        const cell =
          Math.ceil(Math.max(width, actualBoundingBoxRight) + Math.max(0, actualBoundingBoxLeft)) + 2 * margin;
        places[sign] = [x, cell, Math.round(100 * width) / 100];
        x += cell;
      }
      const height = 60;
      canvas.width = x;
      canvas.height = height;
      pen.font = given;
      pen.fontKerning = 'none';
      for (const sign of signs) pen.fillText(sign, (places[sign]?.[0] ?? 0) + margin, 44);
      const { data } = pen.getImageData(0, 0, x, height);
      return {
        width: x,
        height,
        margin,
        places,
        alpha: Array.from({ length: x * height }, (_, pixel) => data[4 * pixel + 3] ?? 0),
      };
    },
    [font, glyphs] as const,
  );
  // sixteen steps, as many as the palette has for an edge
  const steps = Uint8Array.from(alpha, (value) => Math.round(value / 17));
  return { ...rest, steps: deflateSync(steps, { level: 9 }).toString('base64') };
}

test('draws the sheet and the glyphs', async ({ page }) => {
  mkdirSync(ART, { recursive: true });
  writeFileSync(join(ART, 'sheet.png'), await smallPng(await drawSheet(page), COLOURS));
  const fonts: Record<string, object> = {};
  for (const [name, { font, glyphs }] of Object.entries(FONTS)) fonts[name] = await drawGlyphs(page, font, glyphs);
  writeFileSync(join(ART, 'glyphs.json'), `${JSON.stringify(fonts)}\n`);
});
