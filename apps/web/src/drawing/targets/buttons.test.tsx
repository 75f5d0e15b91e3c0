import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HINT, PLACE_DISC, SAIL, TAKE_ANYTHING, TAKE_TILE, WALK } from '../board/samples/decisions.ts';
import { Palazzo } from '../board/palazzo.tsx';
import { Mat } from '../mat/mat.tsx';
import { FIRING, HIRING, WRITING } from '../mat/samples/mats.ts';

type Button = { readonly name: string; readonly inside: readonly string[] };

const TAG = /<(?<close>\/?)(?<tag>[a-z]+)(?<attributes>[^>]*?)(?<empty>\/?)>/gi;
const HOLLOW: ReadonlySet<string> = new Set(['br', 'img', 'input']);

/** Every button of a drawing with the elements around it. */
function buttonsOf(drawing: ReactNode): Button[] {
  const buttons: Button[] = [];
  const open: string[] = [];
  for (const { groups } of renderToStaticMarkup(drawing).matchAll(TAG)) {
    const { close, tag = '', attributes = '', empty } = groups ?? {};
    if (close === '/') {
      open.pop();
      continue;
    }
    const isButton = tag === 'button' || attributes.includes('role="button"');
    if (isButton) buttons.push({ name: /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? '', inside: [...open] });
    if (empty !== '/' && !HOLLOW.has(tag)) {
      open.push(isButton ? 'button' : attributes.includes('aria-hidden="true"') ? 'hidden' : tag);
    }
  }
  return buttons;
}

test.each([
  ['walk', <Palazzo board={WALK} />, 5],
  ['sail', <Palazzo board={SAIL} />, 5],
  ['place a disc', <Palazzo board={PLACE_DISC} />, 5],
  ['take a tile', <Palazzo board={TAKE_TILE} />, 8],
  ['books, artworks, meeples', <Palazzo board={TAKE_ANYTHING} />, 11],
  ['hint', <Palazzo board={HINT} />, 3],
  ['hire', <Mat mat={HIRING} />, 6],
  ['write', <Mat mat={WRITING} />, 6],
  ['fire', <Mat mat={FIRING} />, 2],
])('%s: every target is a named button, hidden by nothing and inside no other button', (_, drawing, count) => {
  const buttons = buttonsOf(drawing);
  expect(buttons).toHaveLength(count);
  for (const { name, inside } of buttons) {
    expect(name).not.toBe('');
    expect(inside).not.toContain('button');
    expect(inside).not.toContain('hidden');
  }
});
