import type { Reason, ThumbRule } from '@la-stanza/bots';
import { CATEGORY_WORDS } from './score-table.ts';
import { nameOf, type Names, signed } from './words.ts';

const THUMB_RULES: Readonly<Record<ThumbRule, string>> = {
  'strongest-activation': 'It is the strongest activation at hand.',
  'money-when-short': 'Money is short.',
  'bonus-tile': 'A bonus tile is within reach.',
  'nothing-better': 'Nothing better is within reach.',
};

const points = (difference: number): string => `${signed(Number(difference.toFixed(1)))} PP`;
const percent = (share: number): string => `${signed(Number((100 * share).toFixed(1)))} %`;

/** Why a turn is better, or worse, than the best different one. */
export function reasonSentence(reason: Reason, names: Names = []): string {
  switch (reason.code) {
    case 'own-prestige':
      return `${CATEGORY_WORDS[reason.category]}: ${points(reason.difference)} for you.`;
    case 'other-prestige':
      return `${CATEGORY_WORDS[reason.category]}: ${points(reason.difference)} for ${nameOf(names, reason.seat)}.`;
    case 'win-share':
      return `Chance to win: ${percent(reason.difference)} against the best different turn.`;
    case 'only-turn':
      return 'No other turn is worth considering.';
    case 'equal':
      return `As good as the best different turn (${percent(reason.difference)}, within the error of ${(100 * reason.error).toFixed(1)} %).`;
    case 'rule-of-thumb':
      return THUMB_RULES[reason.rule];
  }
}
