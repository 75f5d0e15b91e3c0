import { expect, type Locator, type Page } from '@playwright/test';
import type { Doing } from './lesson-script.ts';

/* How a learner goes through a lesson: by touch, or by keyboard alone. */

export type Hand = {
  readonly press: (page: Page, target: Locator) => Promise<void>;
  readonly confirm: (page: Page) => Promise<void>;
};

/** The coach's text, in any language. */
export const coachOf = (page: Page): Locator => page.getByRole('region', { name: 'Zia Rosa' });

export const byTouch: Hand = {
  press: async (_, target) => target.tap(),
  confirm: async (page) => page.locator('[data-confirm]').tap(),
};

export const byMouse: Hand = {
  press: async (_, target) => target.click(),
  confirm: async (page) => page.locator('[data-confirm]').click(),
};

/** Tabs to the target and presses Enter; the next Enter answers a question or ends the turn. */
export const byKeyboard: Hand = {
  press: async (page, target) => {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < 160; stops++) {
      const way = await target.evaluate(wayTo);
      if (way === 'here') {
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press(way);
    }
    throw new Error('Tab does not reach the target');
  },
  confirm: (page) => page.keyboard.press('Enter'),
};

/** The key that leads to an element from the current focus; from the top of the page the choices are nearer to its end. */
function wayTo(target: Element): 'here' | 'Tab' | 'Shift+Tab' {
  const focused = document.activeElement;
  if (focused === target) return 'here';
  if (focused === null || focused === document.body) return 'Shift+Tab';
  const isBehind = (target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isBehind ? 'Shift+Tab' : 'Tab';
}

/** Does what a step asks for. */
export async function learn(page: Page, hand: Hand, doing: Doing): Promise<void> {
  const coach = coachOf(page);
  switch (doing.kind) {
    case 'go-on':
      await hand.press(page, coach.getByRole('button'));
      break;
    case 'answer':
      await hand.press(page, coach.getByRole('group').getByRole('button').nth(doing.place));
      break;
    case 'play':
      for (const action of doing.actions) await play(page, hand, action);
  }
}

/** Plays an action from the panel; answers its question, and ends the turn where it was the last step. */
async function play(page: Page, hand: Hand, action: string): Promise<void> {
  const table = page.locator('[data-decides]');
  const [kind, recruit = ''] = action.split(' ');
  if (kind === 'artwork') {
    // one tap on an Arts reward takes its artwork too
    await expect(table).not.toHaveAttribute('data-decision', 'strength');
    if ((await table.getAttribute('data-decision')) !== 'artwork') return;
  }
  await expect(page.locator('[data-panel] [data-offer]:visible').first()).toBeVisible();
  const offer = offerOf(page, action);
  if (kind === 'hire' && (await offer.count()) === 0) await hand.press(page, offerOf(page, recruit));
  await expect(offer).toBeVisible();
  await hand.press(page, offer);
  if ((await table.getAttribute('data-asks')) === 'true') {
    await expect(page.locator('[data-ask="do"]')).toBeFocused();
    await hand.confirm(page);
  }
  if ((await table.getAttribute('data-ending')) === 'true') await hand.confirm(page);
}

/** The option in the panel. */
function offerOf(page: Page, action: string): Locator {
  return page.locator(`[data-panel] :is([data-offer="${action}"], [data-offer^="${action} artwork"]):visible`).first();
}
