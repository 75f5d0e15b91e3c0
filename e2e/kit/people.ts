import type {
  Browser,
  BrowserContextOptions,
  Locator,
  Page,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';
import type { NewTable } from '@la-stanza/protocol';
import { Nodes } from './nodes.ts';
import { answer as answerQuestion } from './table.ts';
import { expect, test as base, type Watched } from './test.ts';

/* People at an online table, each with their own browser. */

const PLAIN = { start: 'first', arranged: false, expert: false, openHiring: false } as const;

/** The keys of the private tables opened here. */
const KEYS = new Map<string, string>();

export class Person {
  readonly page: Page;
  readonly #address: string;

  constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
  }

  /** Signs in as a guest with a name. */
  async enter(name: string): Promise<this> {
    await this.ask('POST', '/api/me', {});
    await this.ask('PUT', '/api/me', { name });
    await this.page.addInitScript(() => localStorage.setItem('la-stanza.guest', '{"known":true}'));
    return this;
  }

  async ask(method: 'POST' | 'PUT', path: string, data: unknown): Promise<Readonly<Record<string, unknown>>> {
    const answer = await this.page.request.fetch(this.#address.replace(/\/$/, '') + path, { method, data });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
    return answer.json();
  }

  async read(path: string): Promise<Readonly<Record<string, unknown>>> {
    const answer = await this.page.request.get(this.#address.replace(/\/$/, '') + path);
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  }

  async openTable(seats: NewTable['seats'], more: Partial<NewTable> = {}): Promise<string> {
    const table: NewTable = {
      seats,
      options: PLAIN,
      figures: 'standard',
      pace: { kind: 'none' },
      listed: false,
      ...more,
    };
    const opened = await this.ask('POST', '/api/tables', table);
    const game = String(opened['game']);
    if (typeof opened['invite'] === 'string') KEYS.set(game, opened['invite']);
    return game;
  }

  /** Takes a seat at a table, by the link that its host has sent. */
  async join(game: string): Promise<void> {
    await this.ask('POST', `/api/games/${game}/join`, { key: KEYS.get(game) });
  }

  /** Opens the link of a table. */
  async goTo(game: string): Promise<void> {
    const key = KEYS.get(game);
    await this.page.goto(`${this.#address}#/online/${game}${key === undefined ? '' : `?key=${key}`}`);
  }

  async home(): Promise<void> {
    await this.page.goto(this.#address);
  }

  /** Opens the page of a hash. */
  async at(hash: string): Promise<void> {
    await this.page.goto(this.#address + hash);
  }

  /** The user id of this browser's session. */
  async id(): Promise<string> {
    return String((await this.ask('POST', '/api/me', {}))['user']);
  }

  /** Opens a table for friends as a newcomer does; returns its link. */
  async openByLink(name: string): Promise<string> {
    await this.home();
    await this.page.getByRole('link', { name: /Play with friends/ }).click();
    await this.page.getByLabel('Name on seat 1').fill(name);
    await this.page.getByText('Seat 1', { exact: true }).click();
    await this.button('Open the table').click();
    return this.page.getByLabel('This table’s link', { exact: true }).inputValue();
  }

  table(): Locator {
    return this.page.locator('[data-entries]');
  }

  /** How many entries of the record the table shows. */
  async entries(): Promise<number> {
    return Number(await this.table().getAttribute('data-entries'));
  }

  /** Walks to the first portrait and passes: a whole turn. */
  async playTurn(): Promise<void> {
    await this.walk();
    await this.pass();
  }

  async walk(): Promise<void> {
    await this.page.locator('[data-decision="walk"]').waitFor();
    await this.page.getByRole('button', { name: /^\d, / }).first().click();
    await answerQuestion(this.page);
  }

  async pass(): Promise<void> {
    await this.page.locator('[data-decision="action"]').waitFor();
    await this.page.getByRole('button', { name: /^(Pass|Passen), / }).click();
    await this.confirm();
  }

  /** Ends the turn. */
  async confirm(): Promise<void> {
    await this.page.locator('[data-confirm]:enabled').click();
  }

  offer(): Locator {
    return this.page.locator('[data-question]');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }
}

/** Waits until all of them show the same entries of the record; returns their number. */
export async function waitForSameEntries(people: readonly Person[], least = 0): Promise<number> {
  await expect(async () => {
    const shown = await Promise.all(people.map((person) => person.entries()));
    expect(new Set(shown).size).toBe(1);
    expect(shown[0]).toBeGreaterThanOrEqual(least);
  }).toPass({ timeout: 40_000, intervals: [50] });
  return people[0]?.entries() ?? 0;
}

/** The person who has to decide. */
export async function decider(people: readonly Person[]): Promise<Person> {
  const asked = (): Promise<boolean[]> =>
    Promise.all(people.map(({ page }) => page.locator('[data-decides=true]').isVisible()));
  await expect.poll(asked).toContain(true);
  const found = people[(await asked()).indexOf(true)];
  if (found === undefined) throw new Error('no one has to decide');
  return found;
}

/** Opens a table for these people, seats them in order and starts the game; all of them open it. */
export async function startGame(people: readonly Person[], more: Partial<NewTable> = {}, bots = 0): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('a game needs a host');
  const game = await host.openTable(
    [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' as const })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'level-1' })),
    ],
    more,
  );
  for (const other of others) await other.join(game);
  await host.ask('POST', `/api/games/${game}/start`, {});
  await Promise.all(people.map((person) => person.goTo(game)));
  await Promise.all(people.map((person) => person.table().waitFor()));
  return game;
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Workers = PlaywrightWorkerArgs & PlaywrightWorkerOptions & { nodes: Nodes };
export type Meet = (options?: BrowserContextOptions) => Promise<Person>;

/** A test with its worker's nodes; `meet` opens a browser for another person. */
export const test: TestType<Watched & { meet: Meet }, Workers> = base.extend<{ meet: Meet }, { nodes: Nodes }>({
  nodes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern
    async ({}, use) => {
      const nodes = await Nodes.start(3);
      await use(nodes);
      await nodes.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  meet: async ({ browser, nodes }, use) => {
    const pages: Page[] = [];
    await use(async (options = {}) => {
      const page = await newPage(browser, options);
      pages.push(page);
      return new Person(page, nodes.address);
    });
    for (const page of pages) await page.context().close();
  },
});

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  return context.newPage();
}
