import type { Artwork, BonusTile, Discipline, Payment, Seat } from '@la-stanza/engine';

/* The words of the game, as the terminal writes them. */

export const DISCIPLINE_WORDS: Readonly<Record<Discipline, string>> = {
  discoveries: 'Discoveries',
  literature: 'Literature',
  religion: 'Religion',
  arts: 'Arts',
  politics: 'Politics',
};

/** Two letters for maps and mats. */
export const DISCIPLINE_SIGNS: Readonly<Record<Discipline, string>> = {
  discoveries: 'Di',
  literature: 'Li',
  religion: 'Re',
  arts: 'Ar',
  politics: 'Po',
};

export const MEEPLE_WORDS: Readonly<Record<Discipline, string>> = {
  discoveries: 'blue',
  literature: 'red',
  religion: 'green',
  arts: 'yellow',
  politics: 'white',
};

export const ARTWORK_WORDS: Readonly<Record<Artwork, string>> = {
  sculpture: 'sculpture',
  script: 'script',
  painting: 'painting',
};

/** What the twenty bonus tiles do (rule 9.6). */
const BONUS_TILE_WORDS: Readonly<Record<BonusTile, string>> = {
  Da: '+1 strength in Discoveries',
  Db: '+1 strength in Politics',
  Dc: 'florins at once',
  Dd: 'any character of the board to your recruitment track',
  De: 'PP at the end for the leading sailboat',
  La: '+1 strength in Literature',
  Lb: 'the sailboat sails at once',
  Lc: 'PP at the end: the hiring cost above your financier',
  Ld: 'the sailboat joins the leader',
  Le: 'a florin for every book from now on',
  Ra: '+1 strength in Religion',
  Rb: 'two discs into the Religion box',
  Rc: 'two books at once, and one more disc in the bonus-tile majority',
  Rd: 'once per turn, buy +1 strength',
  Re: 'a Religion book at once; PP at the end for the most Religion books',
  Aa: '+1 strength in Arts',
  Ab: 'counts as an artwork in the museum majority',
  Ac: 'discs into two boxes at once; PP at the end for each worker',
  Ad: 'an Arts book at once, and the financier goes home to the left',
  Ae: 'two white meeples at once',
};

const ROOMS: readonly Discipline[] = ['discoveries', 'literature', 'religion', 'arts', 'politics'];
const CHARACTERS = 40;
const CHARACTERS_PER_DISCIPLINE = 8;

/** The discipline of a character tile or starting character, by its number (docs/guide/notation.md). */
export function tileDiscipline(tile: number): Discipline {
  const number = tile < CHARACTERS ? Math.floor(tile / CHARACTERS_PER_DISCIPLINE) : (tile - CHARACTERS) % ROOMS.length;
  const discipline = ROOMS[number];
  if (discipline === undefined) throw new RangeError(`no tile ${tile}`);
  return discipline;
}

/** `c0` to `c39`, `s0` to `s19`. */
function tileName(tile: number): string {
  return tile < CHARACTERS ? `c${tile}` : `s${tile - CHARACTERS}`;
}

/** A character in a sentence. */
export function characterWords(tile: number): string {
  const starter = tile < CHARACTERS ? '' : 'starting ';
  return `the ${DISCIPLINE_WORDS[tileDiscipline(tile)]} ${starter}character ${tileName(tile)}`;
}

/** A ring space in a sentence. */
export function spaceWords(space: number): string {
  const room = ROOMS[Math.floor((space - 1) / 3)];
  return room === undefined ? 'the Bonus Tiles space' : `space ${space} (${DISCIPLINE_WORDS[room]})`;
}

export function meepleWords(discipline: Discipline): string {
  return `a ${MEEPLE_WORDS[discipline]} meeple`;
}

export function bonusTileWords(tile: BonusTile): string {
  return `bonus tile ${tile} (${BONUS_TILE_WORDS[tile]})`;
}

export function paymentWords(by: Payment, discipline: Discipline): string {
  return meepleWords(by === 'wild' ? 'politics' : discipline);
}

export function florins(amount: number): string {
  return `ƒ${amount}`;
}

/** `1 step`, `3 steps`. */
export function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];

export function ordinal(nth: number): string {
  return ORDINALS[nth - 1] ?? `${nth}th`;
}

/** `+3`, `−2`, `±0`. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '±0';
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** What the players are called. */
export type Names = readonly string[];

export function nameOf(names: Names, seat: Seat | number): string {
  return names[seat] ?? `Seat ${seat}`;
}
