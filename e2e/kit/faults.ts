import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const CATALOGUES = join(import.meta.dirname, '../../packages/words/messages/en');
// what a missing message looks like: it begins with the name of its catalogue
const MESSAGE_ID = new RegExp(
  String.raw`\b(?:${readdirSync(CATALOGUES)
    .map((file) => basename(file, '.json'))
    .join('|')})\.[a-z-]+\b`,
);

/** What axe finds, unnamed targets in drawings, horizontal scrolling, and missing messages. */
export async function faultsOf(page: Page): Promise<unknown[]> {
  // axe has nothing to check in the thousands of shapes of a drawing; their colours are tested as tokens, their targets
  // below
  const { violations } = await new AxeBuilder({ page })
    .exclude('svg')
    .options({ resultTypes: ['violations'] })
    // without frames axe need not open a page of its own
    .setLegacyMode()
    .analyze();
  const { wide, words, nameless } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    words: document.body.innerText,
    nameless: [...document.querySelectorAll('svg [role="button"], svg [tabindex]')]
      .filter((target) => (target.getAttribute('aria-label') ?? '') === '')
      .map((target) => target.outerHTML.slice(0, 200)),
  }));
  return [
    ...violations.map(({ id, nodes }) => ({
      id,
      at: nodes.slice(0, 3).map(({ html, any }) => [html.slice(0, 200), any[0]?.message]),
    })),
    ...nameless.map((target) => ({ id: 'target without a name', at: target })),
    ...(wide > 0 ? [{ id: 'scrolls sideways', by: wide }] : []),
    ...(MESSAGE_ID.test(words) ? [{ id: 'words missing', at: MESSAGE_ID.exec(words)?.[0] }] : []),
  ];
}
