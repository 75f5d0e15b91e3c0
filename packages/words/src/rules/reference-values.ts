import {
  ACTIONS,
  ARTWORKS,
  BONUS_TILES,
  DISCIPLINES,
  ROOMS_TO_REFILL,
  view,
  type Edition,
  type Figures,
  type View,
  newGame,
} from '@la-stanza/engine';
import { listed } from '../pieces/amounts.ts';
import { bonusDiscipline } from '../pieces/bonus-tiles.ts';
import { BOOK_COLOURS } from '../pieces/book-colours.ts';
import { figureValues, FINAL_LETTERS, partnerOf } from '../pieces/figure-values.ts';
import type { Translate } from '../translate.ts';
import { firstEditionWith } from './first-edition.ts';

// Any deal would do: only the counts of the opening are used.
const SEED = '05ca1e';

/** The most seats of a table. */
const SEATS = ACTIONS.filter(({ kind }) => kind === 'start').length;

/** A table with everything dealt, before the first walk. */
function openingView(players: number, figures: Figures): View {
  return view(newGame({ players, figures, seed: SEED }).state);
}

/** Every figure and ruling that the paragraphs of the rules contain, by its name in the catalogue's README. */
export function referenceValues(
  t: Translate,
  { figures, rulings, openHiring }: Pick<Edition, 'figures' | 'rulings' | 'openHiring'>,
): Readonly<Record<string, string | number>> {
  const full = openingView(SEATS, figures);
  const join = (numbers: readonly number[]): string => listed(t, numbers.map(String));
  const characters = ACTIONS.filter((action) => action.kind === 'deal' && action.text.startsWith('deal c')).length;
  const kinds = new Set(BONUS_TILES.map(bonusDiscipline)).size;
  return {
    ...figureValues(t, full),
    ...piecesOf(figures),
    ...tileNames(t),
    ...roundsOf(figures),
    characterSpaces: full.ring.filter(({ room }) => room !== null).length,
    characters,
    charactersEach: characters / DISCIPLINES.length,
    drawPile: full.pile.draw.length,
    bonusTiles: BONUS_TILES.length,
    bonusTilesEach: BONUS_TILES.length / kinds,
    gridTiles: full.grid.length,
    gridEach: full.grid.length / kinds,
    booksEach: figures.bookPrestige.arts.length * full.players,
    pillars: full.seats[0]?.pillars ?? 0,
    emptyRooms: ROOMS_TO_REFILL,
    partnerStrength: partnerOf('arts').strength,
    prices: join(figures.hiringCosts),
    startMoney: join(figures.startingMoney),
    moneyFlorins: join(figures.florins),
    moneyPoints: join(figures.prestige),
    artworkValues: join(figures.artsConditions),
    finalLetters: listed(
      t,
      Array.from({ length: figures.finalTurns }, (_, index) => FINAL_LETTERS.charAt(index)),
    ),
    makeRoom: t(`rules.recruitSlide.${rulings.recruitSlide}`),
    shelfCounts: t(`rules.shelf.${rulings.shelf}`),
    adMakesRoom: t(`rules.adSlide.${rulings.adSlide}`),
    iconsGive: t(`rules.icons.${rulings.icons}`),
    withdrawWhen: t(`rules.withdraw.${rulings.withdraw}`),
    lastRefill: t(`rules.ending.${rulings.ending}`),
    openHiringDefault: t(`rules.open-hiring.${openHiring ? 'on' : 'off'}`),
    turnEdition: firstEditionWith('turn'),
    actionEdition: firstEditionWith('turn-or-action'),
  };
}

function piecesOf(figures: Figures): Readonly<Record<string, string | number>> {
  const { coverTiles, masterpieceStrength, masterpiecePrestige, bookPrestige, artworkValues } = figures;
  const copies = [...new Set(coverTiles)];
  return {
    coverTiles: coverTiles.reduce((sum, count) => sum + count, 0),
    coversEach: copies.length === 1 ? (copies[0] ?? 0) : coverTiles.join('/'),
    ...Object.fromEntries(masterpieceStrength.map((strength, index) => [`strength${index + 1}`, strength])),
    ...Object.fromEntries(masterpiecePrestige.map((points, index) => [`points${index + 1}`, points])),
    ...Object.fromEntries(BOOK_COLOURS.map((colour) => [`${colour}Book4`, bookPrestige[colour].at(-1) ?? 0])),
    artsBook2: bookPrestige.arts.at(1) ?? 0,
    ...Object.fromEntries(ARTWORKS.map((artwork, index) => [`${artwork}Value`, artworkValues[index] ?? 0])),
    ...Object.fromEntries(ARTWORKS.map((artwork, index) => [`${artwork}Strength`, index + 1])),
  };
}

function tileNames(t: Translate): Readonly<Record<string, string>> {
  return Object.fromEntries(BONUS_TILES.map((tile) => [`${tile.toLowerCase()}Name`, t(`terms.tile.${tile}.name`)]));
}

/** `rounds2` to `rounds4`: rule 2.8. */
function roundsOf(figures: Figures): Readonly<Record<string, number>> {
  const tables = Array.from({ length: SEATS - 1 }, (_, index) => SEATS - index);
  return Object.fromEntries(
    tables.map((players) => [`rounds${players}`, view(newGame({ players, figures }).state).rounds]),
  );
}
