import { RULE_OF_REFUSAL as RULES, type GameEvent, type RefusalCode } from '@la-stanza/engine';
import type { RuleNumber } from './sections.ts';

/* Which paragraph of the rules everything that speaks about them leads to. */

/** The engine names the rule of each refusal; here it is one of the paragraphs. */
export const RULE_OF_REFUSAL: Readonly<Record<RefusalCode, RuleNumber>> = RULES;

export const RULE_OF_EVENT: Readonly<Record<GameEvent['type'], RuleNumber>> = {
  'start-player': '2.1',
  'starter-placed': '2.2',
  dealt: '10.1',
  'tile-laid': '2.6',
  covered: '2.7',
  turn: '3.1',
  walked: '3.2',
  'recruits-slid': '3.4',
  recruited: '3.4',
  stayed: '3.6',
  withdrew: '11.3',
  passed: '3.1',
  activated: '4.1',
  hired: '4.3',
  fired: '4.6',
  left: '4.3',
  'disc-spent': '4.7',
  'disc-placed': '6.1',
  'disc-lifted': '9.4',
  money: '8.1',
  'meeple-taken': '7.1',
  'meeple-returned': '4.1',
  reward: '4.8',
  masterpiece: '4.9',
  forgone: '4.8',
  sailed: '5.1',
  'book-written': '5.2',
  'artwork-taken': '6.3',
  lost: '5.4',
  stopped: '5.4',
  'financier-moved': '8.1',
  'financier-flipped': '8.2',
  'worker-pushed': '8.1',
  'bonus-tile-taken': '9.1',
  'refill-begun': '10.1',
  'pile-shuffled': '10.3',
  'starters-called': '10.4',
  round: '10.5',
  'final-turns': '11.2',
  over: '11.4',
};
