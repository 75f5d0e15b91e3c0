import { CATEGORIES } from '@la-stanza/engine';
import { activeSeat, MAX_PLAYERS } from '@la-stanza/engine/search';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { Likes } from '../search/likes.ts';
import type { Style } from './style.ts';
import { taste } from './taste.ts';

const cells = new Float32Array(CATEGORIES.length * MAX_PLAYERS);

/**
 * What a style likes from level 3 on: what a turn does, and what it promises in the category that the style plays for. A search that
 * looks ahead finds reasons against most whims; without the promise they would have to be so strong that they lose games. `share` says
 * how much of all that counts.
 */
export function styleLikes(style: Style, evaluator: Evaluator, share = 1): Likes {
  const { point, plays } = style;
  return ({ before, path, length, after }) => {
    const liked = point * taste(style, before, path, length);
    if (plays === undefined) return share * liked;
    evaluator.prestige(after, cells);
    const expected = cells[CATEGORIES.length * activeSeat(before) + CATEGORIES.indexOf(plays.category)] ?? 0;
    return share * (liked + plays.point * expected);
  };
}
