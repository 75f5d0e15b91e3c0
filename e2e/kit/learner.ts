import { expect, type Locator, type Page } from '@playwright/test';
import type { Doing } from './lesson-script.ts';

/* How a learner gets through a lesson: by touch, or with nothing but the keyboard. */

export type Hand = {
  readonly press: (page: Page, thing: Locator) => Promise<void>;
  readonly confirm: (page: Page) => Promise<void>;
};

/** What the coach says, whatever the language. */
export const coachOf = (page: Page): Locator => page.getByRole('region', { name: 'Zia Rosa' });

export const byTouch: Hand = {
  press: async (_, thing) => thing.tap(),
  confirm: async (page) => page.locator('[data-confirm]').tap(),
};

export const byMouse: Hand = {
  press: async (_, thing) => thing.click(),
  confirm: async (page) => page.locator('[data-confirm]').click(),
};

/** Tab until it has the focus, then Enter; what is chosen has the focus, and Enter there confirms. */
export const byKeyboard: Hand = {
  press: async (page, thing) => {
    await expect(thing).toBeVisible();
    for (let stops = 0; stops < 160; stops++) {
      const way = await thing.evaluate(wayTo);
      if (way === 'here') {
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press(way);
    }
    throw new Error('Tab does not lead there');
  },
  confirm: (page) => page.keyboard.press('Enter'),
};

/** Which key leads on to a thing from wherever the focus is; from the page itself the choices are nearer to its end. */
function wayTo(thing: Element): 'here' | 'Tab' | 'Shift+Tab' {
  const focused = document.activeElement;
  if (focused === thing) return 'here';
  if (focused === null || focused === document.body) return 'Shift+Tab';
  const isBehind = (thing.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isBehind ? 'Shift+Tab' : 'Tab';
}

/** Does what one step asks for. */
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

/** Chooses an action in the panel and confirms it, twice where a loss is asked about. */
async function play(page: Page, hand: Hand, action: string): Promise<void> {
  const offer = offerOf(page, action);
  const [kind, recruit = ''] = action.split(' ');
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  if (kind === 'hire' && (await offer.count()) === 0) await hand.press(page, offerOf(page, recruit));
  await expect(offer).toBeVisible();
  // what is preselected would be played by a second press
  if ((await offer.getAttribute('aria-pressed')) !== 'true') await hand.press(page, offer);
  // what can be taken back is played at once, the last step of a turn is confirmed
  const held = offer.and(page.locator('[aria-pressed="true"]'));
  await expect.poll(async () => (await offer.count()) === 0 || (await held.count()) > 0).toBe(true);
  if ((await held.count()) === 0) return;
  await hand.confirm(page);
  const again = page.locator('[data-confirm][data-asking="true"]');
  if (await again.isVisible()) await hand.confirm(page);
}

/** The option in the panel; on a phone a masterpiece is chosen by its niche. */
function offerOf(page: Page, action: string): Locator {
  const [kind, place = ''] = action.split(' ');
  const niche = kind === 'masterpiece' ? `, button[data-about^="niche "][data-about$=" ${place}"]:visible` : '';
  return page.locator(`[data-offer="${action}"]:visible${niche}`).first();
}
