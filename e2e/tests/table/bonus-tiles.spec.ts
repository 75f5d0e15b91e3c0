import { BONUS_TILES, type BonusTile } from '@la-stanza/engine';
import { expect, test, type Page } from '@playwright/test';
import { position, positionOfTile } from '../../kit/positions.ts';
import {
  board,
  choose,
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

/* All twenty bonus tiles: each is taken from a position in which it is open, and does what its words say. */

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

/** Adds one to a discipline's strength as long as it is owned. */
const strengthens =
  (discipline: string): Tile['works'] =>
  async (page, { player, strength }) => {
    await lookAt(page, player);
    await expect(strengthOf(page, player, discipline)).toHaveText(String((strength[discipline] ?? 0) + 1));
  };

/** Works at the end of the game or later: nothing is to be decided now, and the turn is over. */
const waits: Tile['works'] = async (page, { player }) => {
  await expect.poll(() => decider(page)).not.toBe(player);
};

const TILES: Readonly<Record<BonusTile, Tile>> = {
  Da: { name: 'Compass', rule: 'Adds +1 strength to your Discoveries', works: strengthens('Discoveries') },
  Db: { name: 'Embassy', rule: 'Adds +1 strength to your Politics', works: strengthens('Politics') },
  Dc: {
    name: 'Purse',
    rule: 'Take ƒ5 at once.',
    works: async (page, { player, florins }) => {
      await expect(chronicle(page)).toContainText(`${player} receives ƒ5.`);
      await expect(count(page, player, 'Florins')).toHaveText(new RegExp(`${florins + 5}$`));
    },
  },
  Dd: {
    name: 'Summons',
    rule: 'Take any character tile from the board at once',
    works: async (page, { player }) => {
      await expect(sentence(page)).toHaveText('Fetch any character from the walls, even from under a figurine.');
      const portrait = board(page).getByRole('button', { pressed: false, disabled: false }).first();
      const name = (await labelOf(portrait)).replace(/\..*$/, '');
      await portrait.click();
      await confirm(page, `Fetch ${name}`);
      await expect(sentence(page)).toHaveText(`Choose a recruit space for ${name}; whoever lies there is discarded.`);
      await choose(matOf(page, player).getByRole('button', { name: /^Recruit space 2\. / }));
      await confirm(page, `${name} to space 2`);
      await expect(chronicle(page)).toContainText(`${name} joins the recruits.`);
    },
  },
  De: { name: 'Flagship', rule: 'Score 5 PP at the end if your sailboat leads', works: waits },
  La: { name: 'Quill', rule: 'Adds +1 strength to your Literature', works: strengthens('Literature') },
  Lb: {
    name: 'Fair wind',
    rule: 'Sail 3 spaces forward at once.',
    works: async (page, { player }) => {
      await expect(chronicle(page)).toContainText(`The sailboat of ${player} sails to`);
    },
  },
  Lc: { name: 'Interest', rule: 'Score at the end as many PP as the hiring cost', works: waits },
  Ld: {
    name: 'Slipstream',
    rule: 'Sail to the leading sailboat’s space at once',
    works: async (page, { player, ship }) => {
      await expect(chronicle(page)).toContainText(`The sailboat of ${player} sails to`);
      // the other one leads: both stand on one space now
      const other = player === 'Elena' ? 'Bastiano' : 'Elena';
      const leader = await figure(page, other, 'Ship at').innerText();
      expect(leader).not.toBe(ship);
      await expect(chronicle(page)).toContainText(`The sailboat of ${player} sails to ${leader}.`);
    },
  },
  Le: { name: 'Royalties', rule: 'Take ƒ1 for every book you write from now on.', works: waits },
  Ra: { name: 'Blessing', rule: 'Adds +1 strength to your Religion', works: strengthens('Religion') },
  Rb: {
    name: 'Offering',
    rule: 'Add two discs to the Religion box at once.',
    works: async (page, { player, discs }) => {
      await expect(chronicle(page)).toContainText('A disc goes here: Religion box. A disc goes here: Religion box.');
      // two into the box, one onto the grid
      await expect(count(page, player, 'Discs left')).toHaveText(String(discs - 3));
    },
  },
  Rc: {
    name: 'Scriptorium',
    rule: 'Write two books of different colours at once',
    works: async (page, { player }) => {
      await expect(sentence(page)).toHaveText('Write a book. 2 different colours, one after another.');
      // rule 5.4: what a tile does at once may not be declined
      await expect(page.getByRole('button', { name: /^Stop here/ })).toHaveCount(0);
      await choose(panel(page, 'Literature').getByRole('button', { name: /^Discoveries, your \d\w\w, / }));
      await confirm(page, 'Write: Discoveries book');
      await expect(chronicle(page)).toContainText(`${player} writes a book: Discoveries book`);
      await expect(page.getByText('book 2 of 2')).toBeVisible();
    },
  },
  Rd: { name: 'Indulgence', rule: 'Once per turn, pay ƒ3 during an activation for +1 strength.', works: waits },
  Re: {
    name: 'Breviary',
    rule: 'Write a Religion book at once',
    works: async (page, { player }) => {
      await expect(chronicle(page)).toContainText(`${player} writes a book: Religion book, number 1.`);
      await expect(count(page, player, '1 Religion book')).toBeVisible();
    },
  },
  Aa: { name: 'Palette', rule: 'Adds +1 strength to your Arts', works: strengthens('Arts') },
  Ab: { name: 'Altarpiece', rule: 'Counts as an artwork worth 4 in the museum majority', works: waits },
  Ac: {
    name: 'Household',
    rule: 'Put discs into two different boxes at once, not the Religion box',
    works: async (page) => {
      await expect(sentence(page)).toHaveText('Place a disc in a box. 2 different boxes.');
      await expect(page.getByText('Then another box', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Stop here/ })).toHaveCount(0);
      await choose(board(page).getByRole('button', { name: /^Arts\. \d → \d$/ }));
      await confirm(page, 'Place: Arts');
      await choose(board(page).getByRole('button', { name: /^Literature\. \d → \d$/ }));
      await confirm(page, 'Place: Literature');
      await expect(chronicle(page)).toContainText('A disc goes here: Literature box.');
    },
  },
  Ad: {
    name: 'Commission',
    rule: 'Write an Arts book at once, then bring your financier back to the leftmost space',
    works: async (page, { player }) => {
      await expect(chronicle(page)).toContainText(`${player} writes a book: Arts book, number 1.`);
      await expect(chronicle(page)).toContainText('The financier moves to space 1.');
    },
  },
  Ae: {
    name: 'Favours',
    rule: 'Take two white meeples at once',
    works: async (page, { player, white }) => {
      await expect(chronicle(page)).toContainText('Taken: 1 white meeple and 1 white meeple.');
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
    ship: await figure(page, player, 'Ship at').innerText(),
    white: Number(await count(page, player, /white meeple/).innerText()),
  };
}

/** Enlarges somebody's mat, which shows all that the small one leaves out. */
async function lookAt(page: Page, player: string): Promise<void> {
  await page.getByRole('button', { name: `Enlarge the mat of ${player}` }).click();
}

for (const tile of BONUS_TILES) {
  const { name, rule, works } = TILES[tile];
  test(`${name} (${tile})`, async ({ page }) => {
    await sitDown(page, positionOfTile(tile));
    const before = await read(page, await decider(page));
    await expect(sentence(page)).toHaveText('Take one bonus tile. Glowing tiles are open to you.');
    const row = panel(page, 'Bonus tiles').getByRole('button', {
      name: new RegExp(`^${name}, Pay with: \\w+ meeple, `),
    });
    expect(await labelOf(row)).toContain(rule);
    const glowing = board(page).getByRole('button', { name: new RegExp(`^${name}, Pay with: \\w+ meeple\\. `) });
    await choose(glowing);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await confirm(page, `Confirm: ${name}`);
    await expect(chronicle(page)).toContainText(`${before.player} takes the bonus tile “${name}”.`);
    await expect(matOf(page, before.player).getByRole('img', { name, exact: true })).toBeVisible();
    await works(page, before);
  });
}

test('a tile that is closed says what is missing', async ({ page }) => {
  await sitDown(page, position('two ways to pay a tile'));
  const closed = board(page)
    .getByRole('button', { name: /The condition for tile 1 is not met\.$/ })
    .first();
  await closed.click({ force: true });
  await expect(panel(page, 'Bonus tiles').locator('footer')).toContainText('The condition for tile 1 is not met.');
  await expect(confirmButton(page)).toBeDisabled();
});

test('a tile may be paid with a white meeple instead of its own', async ({ page }) => {
  await sitDown(page, position('two ways to pay a tile'));
  const tiles = panel(page, 'Bonus tiles');
  await choose(tiles.getByRole('button', { name: /^Purse, / }));
  await choose(tiles.getByRole('button', { name: 'White meeple', exact: true }));
  await confirm(page, 'Confirm: Purse');
  await expect(chronicle(page)).toContainText('Returned: 1 white meeple.');
});

test('with an empty supply the disc for the grid comes from a box', async ({ page }) => {
  await sitDown(page, position('disc from a box'));
  await expect(sentence(page)).toHaveText('Your supply is empty: choose the box the disc comes from.');
  await choose(board(page).getByRole('button', { name: 'Discoveries box. 2 → 1' }));
  await confirm(page, 'Lift from Discoveries');
  await expect(chronicle(page)).toContainText('A disc is lifted from here: Discoveries box.');
});
