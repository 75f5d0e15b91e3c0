import type { Discipline } from '@la-stanza/engine';

/** There are no Literature books (rule 1.6). */
export type BookColour = Exclude<Discipline, 'literature'>;

/** The rows of a bookshelf and the piles of the Literature room, in this order. */
export const BOOK_COLOURS: readonly BookColour[] = ['religion', 'politics', 'arts', 'discoveries'];
