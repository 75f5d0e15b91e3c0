import { BONUS_TILES, type BonusTile } from '@la-stanza/engine';
import type { Page } from '@playwright/test';
import { LONG } from '../../kit/browser.ts';
import { position, positionOfTile } from '../../kit/positions.ts';
import {
  board,
  choose,
  confirmEachStep,
  chronicle,
  confirm,
  confirmButton,
  count,
  decider,
  figure,
  labelOf,
  matOf,
  panel,
  sentence,
  sitDown,
} from '../../kit/table.ts';
import { expect, test } from '../../kit/test.ts';

/* All twenty bonus tiles: each is taken from a position in which it is open, and has the effect its text says. */

/* These prove what each step shows before it is played, so every step is selected and confirmed; direct.spec.ts taps. */
test.beforeEach(({ page }) => confirmEachStep(page));

/** The mat before the tile was taken. */
type Before = {
  readonly player: string;
  readonly florins: number;
  readonly discs: number;
  readonly ship: string;
  readonly strength: Readonly<Record<string, number>>;
  readonly white: number;
};

type Tile = {
  readonly name: string;
  readonly rule: string;
  readonly works: (page: Page, before: Before) => Promise<void>;
};

/** Adds one to a discipline's strength while it is owned. */
const strengthens =
  (discipline: string): Tile['works'] =>
  async (page, { player, strength }) => {
    await lookAt(page, player);
    await expect(strengthOf(page, player, discipline)).toHaveText(String((strength[discipline] ?? 0) + 1));
  };

/** Takes effect at the end of the game or later: there is nothing to decide, and the turn is over. */
const waits: Tile['works'] = async (page, { player }) => {
  await expect.poll(() => decider(page)).not.toBe(player);
};

const TILES: Readonly<Record<BonusTile, Tile>> = {
  Da: { name: 'Compass', rule: '+1 strength in Discoveries', works: strengthens('Discoveries') },
  Db: { name: 'Embassy', rule: '+1 strength in Politics', works: strengthens('Politics') },
  Dc: {
    name: 'Purse',
    rule: 'Take ƒ5 right away.',
    works: async (page, { player, florins }) => {
      await expect(chronicle(page)).toContainText('received ƒ5');
      await expect(count(page, player, 'Florins')).toHaveText(new RegExp(`${florins + 5}$`));
    },
  },
  Dd: {
    name: 'Invitation',
    rule: 'Right away, move any character on the board',
    works: async (page, { player }) => {
      await expect(sentence(page)).toHaveText('Fetch any character from the walls, even from under a figurine.');
      const portrait = board(page).getByRole('button', { pressed: false, disabled: false }).first();
      const name = (await labelOf(portrait)).replace(/\..*$/, '');
      await portrait.click();
      await confirm(page, `Fetch ${name}`);
      await expect(sentence(page)).toHaveText(`Choose a recruit space for ${name}; a recruit there is discarded.`);
      await choose(matOf(page, player).getByRole('button', { name: /^Recruit space 2\. / }));
      await confirm(page, `${name} to space 2`);
      await expect(chronicle(page)).toContainText(`recruited ${name}`);
    },
  },
  De: { name: 'Flagship', rule: 'Score 5 PP at the end if your sailboat leads', works: waits },
  La: { name: 'Quill', rule: '+1 strength in Literature', works: strengthens('Literature') },
  Lb: {
    name: 'Fair Wind',
    rule: 'Sail 3 spaces right away.',
    works: async (page) => {
      await expect(chronicle(page)).toContainText('sailed to');
    },
  },
  Lc: { name: 'Dividend', rule: 'Score as many PP as the hiring cost', works: waits },
  Ld: {
    name: 'Slipstream',
    rule: 'Right away, sail to the leading sailboat’s space',
    works: async (page, { player, ship }) => {
      await expect(chronicle(page)).toContainText('sailed to');
      // the other one leads: both stand on one space now
      const other = player === 'Elena' ? 'Bastiano' : 'Elena';
      const leader = await figure(page, other, 'Boat at').innerText();
      expect(leader).not.toBe(ship);
      await expect(chronicle(page)).toContainText(`sailed to ${leader}`);
    },
  },
  Le: { name: 'Royalties', rule: 'Take ƒ1 for every book you write from now on.', works: waits },
  Ra: { name: 'Blessing', rule: '+1 strength in Religion', works: strengthens('Religion') },
  Rb: {
    name: 'Offering',
    rule: 'Put two discs in the Religion box right away.',
    works: async (page, { player, discs }) => {
      await expect(chronicle(page)).toContainText('placed two discs in the Religion box');
      // two into the box, one onto the grid
      await expect(count(page, player, 'Discs left')).toHaveText(String(discs - 3));
    },
  },
  Rc: {
    name: 'Scriptorium',
    rule: 'Write two books of different colours right away',
    works: async (page) => {
      await expect(sentence(page)).toHaveText('Write a book. 2 different colours, one after another.');
      // rule 5.4: a tile's immediate effect may not be declined
      await expect(page.getByRole('button', { name: /^Stop here/ })).toHaveCount(0);
      await choose(panel(page, 'Literature').getByRole('button', { name: /^Discoveries, your \d\w\w, / }));
      await confirm(page, 'Write a Discoveries book');
      await expect(chronicle(page)).toContainText('wrote a book on Discoveries');
      await expect(page.getByText('book 2 of 2')).toBeVisible();
    },
  },
  Rd: { name: 'Indulgence', rule: 'Once per turn, pay ƒ3 during an activation for +1 strength.', works: waits },
  Re: {
    name: 'Prayer Book',
    rule: 'Write a Religion book right away',
    works: async (page, { player }) => {
      await expect(chronicle(page)).toContainText('wrote a book on Religion');
      await expect(count(page, player, '1 Religion book')).toBeVisible();
    },
  },
  Aa: { name: 'Palette', rule: '+1 strength in Arts', works: strengthens('Arts') },
  Ab: { name: 'Altarpiece', rule: 'Counts as an artwork worth 4 in the museum majority', works: waits },
  Ac: {
    name: 'Full House',
    rule: 'Put discs in two different boxes right away, not the Religion box',
    works: async (page) => {
      await expect(sentence(page)).toHaveText('Place a disc in a box. 2 different boxes.');
      await expect(page.getByText('Then another box', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Stop here/ })).toHaveCount(0);
      await choose(board(page).getByRole('button', { name: /^Arts\. \d → \d$/ }));
      await confirm(page, 'Place in Arts');
      await choose(board(page).getByRole('button', { name: /^Literature\. \d → \d$/ }));
      await confirm(page, 'Place in Literature');
      await expect(chronicle(page)).toContainText('placed two discs in the Arts and Literature boxes');
    },
  },
  Ad: {
    name: 'Commission',
    rule: 'Write an Arts book right away, then bring your financier back to the leftmost space',
    works: async (page, { player }) => {
      await expect(chronicle(page)).toContainText('wrote a book on Arts');
      await expect(count(page, player, '1 Arts book')).toBeVisible();
    },
  },
  Ae: {
    name: 'Favours',
    rule: 'Take two white meeples right away',
    works: async (page, { player, white }) => {
      await expect(chronicle(page)).toContainText('took two white meeples');
      await expect(count(page, player, `${white + 2} white meeples`)).toBeVisible();
    },
  },
};

const strengthOf = (page: Page, player: string, discipline: string): ReturnType<typeof count> =>
  count(page, player, discipline).last();

async function read(page: Page, player: string): Promise<Before> {
  const strength: Record<string, number> = {};
  for (const discipline of ['Discoveries', 'Literature', 'Religion', 'Arts', 'Politics']) {
    strength[discipline] = Number(await strengthOf(page, player, discipline).innerText());
  }
  return {
    player,
    strength,
    florins: Number((await figure(page, player, 'Florins').innerText()).replace('ƒ', '')),
    discs: Number(await figure(page, player, 'Discs left').innerText()),
    ship: await figure(page, player, 'Boat at').innerText(),
    white: Number(await count(page, player, /white meeple/).innerText()),
  };
}

/** Enlarges a player's mat, which shows all that the small one leaves out. */
async function lookAt(page: Page, player: string): Promise<void> {
  await page.getByRole('button', { name: `Enlarge ${player}’s mat` }).click();
}

/** Four kinds of effect; the others are in the long set. */
const FOR_EVERY_CHANGE: ReadonlySet<BonusTile> = new Set(['Da', 'Dd', 'Rc', 'Ac']);

for (const tile of BONUS_TILES) {
  const { name, rule, works } = TILES[tile];
  test(`${name} (${tile})`, { tag: FOR_EVERY_CHANGE.has(tile) ? [] : LONG }, async ({ page }) => {
    await sitDown(page, positionOfTile(tile));
    const before = await read(page, await decider(page));
    await expect(sentence(page)).toHaveText('Take one glowing bonus tile.');
    const row = panel(page, 'Bonus tiles').getByRole('button', {
      name: new RegExp(`^${name}, Pay with: \\w+ meeple, `),
    });
    expect(await labelOf(row)).toContain(rule);
    const glowing = board(page).getByRole('button', { name: new RegExp(`^${name}, Pay with: \\w+ meeple\\. `) });
    await choose(glowing);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await confirm(page, `Take ${name}`);
    await expect(chronicle(page)).toContainText(`took ${name}`);
    await expect(matOf(page, before.player).getByRole('img', { name, exact: true })).toBeVisible();
    await works(page, before);
  });
}

test('a closed tile says what is missing', async ({ page }) => {
  await sitDown(page, position('two ways to pay a tile'));
  const closed = board(page)
    .getByRole('button', { name: /You don’t meet the condition for tile 1\.$/ })
    .first();
  await closed.click({ force: true });
  await expect(panel(page, 'Bonus tiles').locator('footer')).toContainText('You don’t meet the condition for tile 1.');
  await expect(confirmButton(page)).toBeDisabled();
});

test('a tile may be paid with a white meeple instead of its own colour', async ({ page }) => {
  await sitDown(page, position('two ways to pay a tile'));
  const tiles = panel(page, 'Bonus tiles');
  await choose(tiles.getByRole('button', { name: /^Purse, / }));
  await choose(tiles.getByRole('button', { name: 'White meeple', exact: true }));
  await confirm(page, 'Take Purse');
  await expect(chronicle(page)).toContainText('returned a white meeple, took Purse and received ƒ5');
});

test('with an empty supply the disc for the grid comes from a box', async ({ page }) => {
  await sitDown(page, position('disc from a box'));
  await expect(sentence(page)).toHaveText('Your supply is empty: choose the box the disc comes from.');
  await choose(board(page).getByRole('button', { name: 'Discoveries box. 2 → 1' }));
  await confirm(page, 'Lift from Discoveries');
  await expect(chronicle(page)).toContainText('took a disc from the Discoveries box');
});
