import { MAX_RECRUITS, WORKER_SPACES } from '../state/layout.ts';
import { NICHES_PER_ROOM } from '../state/game-bytes.ts';
import { type Artwork, artworkName, ARTWORKS } from '../words/artwork.ts';
import { type BonusTile, bonusTileName, BONUS_TILES } from '../words/bonus-tile.ts';
import { ALL_TILES, tileName } from '../words/character.ts';
import {
  BOOK_COLOURS,
  type Discipline,
  disciplineName,
  DISCIPLINES,
  OPEN_BOXES,
  POLITICS,
  WHITE,
} from '../words/discipline.ts';
import { MAX_PLAYERS, type Seat, seatOf } from '../words/seat.ts';
import { RING_SPACES } from '../words/ring.ts';

/** The decisions, in the words of docs/guide/notation.md. The place in this list is the frame's kind. */
export const DECISIONS = [
  'over',
  'start',
  'starter',
  'deal',
  'tile',
  'cover',
  'arrange',
  'walk',
  'action',
  'hire',
  'strength',
  'book',
  'box',
  'meeple',
  'artwork',
  'return',
  'take',
  'lift',
  'fetch',
  'recruit-space',
] as const;

export type Decision = (typeof DECISIONS)[number];

export const F_OVER = 0;
export const F_START = 1;
export const F_STARTER = 2;
export const F_DEAL = 3;
export const F_TILE = 4;
export const F_COVER = 5;
export const F_ARRANGE = 6;
export const F_WALK = 7;
export const F_ACTION = 8;
export const F_HIRE = 9;
export const F_STRENGTH = 10;
export const F_BOOK = 11;
export const F_BOX = 12;
export const F_MEEPLE = 13;
export const F_ARTWORK = 14;
export const F_RETURN = 15;
export const F_TAKE = 16;
export const F_LIFT = 17;
export const F_FETCH = 18;
export const F_RECRUIT_SPACE = 19;

/** Decisions up to this one belong to chance. */
export const LAST_CHANCE: number = F_COVER;

/** The stable number of an action in the catalogue. */
export type ActionId = number & { readonly actionId: unique symbol };

/** How condition 1 of an activation, or a bonus tile, is paid for (rules 4.1 and 9.3). */
export type Payment = 'meeple' | 'wild';

/** What an action says, without its number and text. Spaces of mats and masterpiece places count from 1, as in the notation. */
export type Move =
  | { readonly kind: 'start'; readonly seat: Seat }
  | { readonly kind: 'deal'; readonly tile: number }
  | { readonly kind: 'tile'; readonly tile: BonusTile }
  | { readonly kind: 'cover'; readonly place: number; readonly copy: number }
  | { readonly kind: 'arrange'; readonly discipline: Discipline; readonly worker: number }
  | { readonly kind: 'land'; readonly space: number }
  | { readonly kind: 'stay' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'activate'; readonly discipline: Discipline; readonly by: 'room' | Payment }
  | { readonly kind: 'money' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'hire'; readonly recruit: number; readonly worker: number }
  | { readonly kind: 'fire'; readonly worker: number }
  | { readonly kind: 'disc' }
  | { readonly kind: 'coin' }
  | { readonly kind: 'reward'; readonly strength: number }
  | { readonly kind: 'masterpiece'; readonly place: number }
  | { readonly kind: 'forgo' }
  | { readonly kind: 'book'; readonly discipline: Discipline }
  | { readonly kind: 'stop' }
  | { readonly kind: 'box'; readonly discipline: Discipline }
  | { readonly kind: 'meeple'; readonly discipline: Discipline }
  | { readonly kind: 'artwork'; readonly artwork: Artwork }
  | { readonly kind: 'return'; readonly discipline: Discipline }
  | { readonly kind: 'take'; readonly tile: BonusTile; readonly by: Payment }
  | { readonly kind: 'lift'; readonly discipline: Discipline }
  | { readonly kind: 'fetch'; readonly space: number }
  | { readonly kind: 'recruit-space'; readonly recruit: number };

export type ActionKind = Move['kind'];

/** One entry of the catalogue. */
export type Action = Move & { readonly id: ActionId; readonly text: string };

/** The ways to meet condition 1 of an activation; the place in this list is the number in the catalogue. */
const ENTRANCES = ['room', 'meeple', 'wild'] as const;
export const BY_ROOM = 0;
export const BY_MEEPLE = 1;
export const BY_WILD = 2;

/** Rule 2.7: copies of one cover tile the catalogue can tell apart. */
export const MAX_COVER_COPIES = 5;
/** Rule 4.8: the highest reward. */
export const MAX_REWARD = 3;

const rows: { readonly action: Action; readonly first: number; readonly second: number }[] = [];
const bases = new Map<ActionKind, ActionId>();

/** Gives a number its meaning as an action of the catalogue. */
export function actionId(value: number): ActionId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a number becomes an action's id
  return value as ActionId;
}

/** The verbs of records and links are a public format: they stay when a kind of action is renamed. */
const WRITTEN: Partial<Record<ActionKind, string>> = { 'recruit-space': 'seat' };

function enter(move: Move, words: string, first = 0, second = 0): void {
  const id = actionId(rows.length);
  if (!bases.has(move.kind)) bases.set(move.kind, id);
  const verb = WRITTEN[move.kind] ?? move.kind;
  rows.push({ action: { ...move, id, text: words === '' ? verb : `${verb} ${words}` }, first, second });
}

function base(kind: ActionKind): ActionId {
  const id = bases.get(kind);
  if (id === undefined) throw new RangeError(`no action ${kind}`);
  return id;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const everyDiscipline = upTo(DISCIPLINES.length);

// The order below is the order of the ids. It never changes: records and trained bots rely on it. New actions go to the end.
for (const seat of upTo(MAX_PLAYERS)) enter({ kind: 'start', seat: seatOf(seat) }, `${seat}`, seat);
for (const tile of upTo(ALL_TILES)) enter({ kind: 'deal', tile }, tileName(tile), tile);
for (const tile of upTo(BONUS_TILES.length))
  enter({ kind: 'tile', tile: bonusTileName(tile) }, bonusTileName(tile), tile);
for (const place of upTo(NICHES_PER_ROOM - 1)) {
  for (const copy of upTo(MAX_COVER_COPIES)) {
    enter({ kind: 'cover', place: place + 1, copy }, `${place + 1}${'abcde'.charAt(copy)}`, place, copy);
  }
}
for (const discipline of everyDiscipline) {
  for (const worker of upTo(WORKER_SPACES)) {
    const name = disciplineName(discipline);
    enter({ kind: 'arrange', discipline: name, worker: worker + 1 }, `${name} ${worker + 1}`, discipline, worker);
  }
}
for (const space of upTo(RING_SPACES)) enter({ kind: 'land', space }, `${space}`, space);
enter({ kind: 'stay' }, '');
enter({ kind: 'withdraw' }, '');
for (const discipline of everyDiscipline) {
  for (const [entrance, by] of ENTRANCES.entries()) {
    // rule 4.1: the Politics meeple is the white one, so Politics has no colour of its own to pay with
    if (discipline === POLITICS && by === 'meeple') continue;
    const name = disciplineName(discipline);
    enter({ kind: 'activate', discipline: name, by }, `${name} ${by}`, discipline, entrance);
  }
}
enter({ kind: 'money' }, '');
enter({ kind: 'pass' }, '');
for (const recruit of upTo(MAX_RECRUITS)) {
  for (const worker of upTo(WORKER_SPACES)) {
    enter({ kind: 'hire', recruit: recruit + 1, worker: worker + 1 }, `${recruit + 1} ${worker + 1}`, recruit, worker);
  }
}
for (const worker of upTo(WORKER_SPACES)) enter({ kind: 'fire', worker: worker + 1 }, `${worker + 1}`, worker);
enter({ kind: 'disc' }, '');
enter({ kind: 'coin' }, '');
for (const reward of upTo(MAX_REWARD)) enter({ kind: 'reward', strength: reward + 1 }, `${reward + 1}`, reward + 1);
for (const place of upTo(NICHES_PER_ROOM)) enter({ kind: 'masterpiece', place: place + 1 }, `${place + 1}`, place);
enter({ kind: 'forgo' }, '');
for (const colour of BOOK_COLOURS) {
  enter({ kind: 'book', discipline: disciplineName(colour) }, disciplineName(colour), colour);
}
enter({ kind: 'stop' }, '');
for (const discipline of OPEN_BOXES) {
  enter({ kind: 'box', discipline: disciplineName(discipline) }, disciplineName(discipline), discipline);
}
for (const colour of everyDiscipline) {
  if (colour === WHITE) continue;
  enter({ kind: 'meeple', discipline: disciplineName(colour) }, disciplineName(colour), colour);
}
for (const artwork of upTo(ARTWORKS.length)) {
  enter({ kind: 'artwork', artwork: artworkName(artwork) }, artworkName(artwork), artwork);
}
for (const colour of everyDiscipline) {
  enter({ kind: 'return', discipline: disciplineName(colour) }, disciplineName(colour), colour);
}
for (const tile of upTo(BONUS_TILES.length)) {
  const name = bonusTileName(tile);
  enter({ kind: 'take', tile: name, by: 'meeple' }, `${name} meeple`, tile, BY_MEEPLE);
  enter({ kind: 'take', tile: name, by: 'wild' }, `${name} wild`, tile, BY_WILD);
}
for (const discipline of everyDiscipline) {
  enter({ kind: 'lift', discipline: disciplineName(discipline) }, disciplineName(discipline), discipline);
}
for (const space of upTo(RING_SPACES).slice(1)) enter({ kind: 'fetch', space }, `${space}`, space);
for (const recruit of upTo(MAX_RECRUITS)) {
  enter({ kind: 'recruit-space', recruit: recruit + 1 }, `${recruit + 1}`, recruit);
}

/** The finite catalogue of everything that can ever be done, each action at the index of its id. */
export const ACTIONS: readonly Action[] = rows.map((row) => row.action);

const byText: ReadonlyMap<string, Action> = new Map(ACTIONS.map((action) => [action.text, action]));

/** The action a text of the notation names. */
export function actionNamed(text: string): Action | undefined {
  return byText.get(text);
}

/** The two numbers of each action (space, discipline, tile …), counted from 0, for the search path. */
export const FIRST: Uint8Array = Uint8Array.from(rows, (row) => row.first);
export const SECOND: Uint8Array = Uint8Array.from(rows, (row) => row.second);

/** The first id of each kind; the others of the kind follow in the order above. */
export const A_START: ActionId = base('start');
export const A_DEAL: ActionId = base('deal');
export const A_TILE: ActionId = base('tile');
export const A_COVER: ActionId = base('cover');
export const A_ARRANGE: ActionId = base('arrange');
export const A_LAND: ActionId = base('land');
export const A_STAY: ActionId = base('stay');
export const A_WITHDRAW: ActionId = base('withdraw');
export const A_ACTIVATE: ActionId = base('activate');
export const A_MONEY: ActionId = base('money');
export const A_PASS: ActionId = base('pass');
export const A_HIRE: ActionId = base('hire');
export const A_FIRE: ActionId = base('fire');
export const A_DISC: ActionId = base('disc');
export const A_COIN: ActionId = base('coin');
export const A_REWARD: ActionId = base('reward');
export const A_MASTERPIECE: ActionId = base('masterpiece');
export const A_FORGO: ActionId = base('forgo');
export const A_BOOK: ActionId = base('book');
export const A_STOP: ActionId = base('stop');
export const A_BOX: ActionId = base('box');
export const A_MEEPLE: ActionId = base('meeple');
export const A_ARTWORK: ActionId = base('artwork');
export const A_RETURN: ActionId = base('return');
export const A_TAKE: ActionId = base('take');
export const A_LIFT: ActionId = base('lift');
export const A_FETCH: ActionId = base('fetch');
export const A_RECRUIT_SPACE: ActionId = base('recruit-space');
