import type { Refusal } from '@la-stanza/engine';
import { refusalSentence, type Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../game/source/game-source.ts';
import type { Trouble } from './call.ts';
import { troubleSentence } from './trouble-sentence.ts';

/** Why a step was not taken. The rules of the server are those of this page: what breaks them is refused in their own words. */
export function stepTrouble(t: Translate, trouble: Trouble, players: readonly SeatedPlayer[]): string {
  const refusal = 'params' in trouble ? trouble.params?.['refusal'] : undefined;
  return isRefusal(refusal) ? refusalSentence(t, refusal, players) : troubleSentence(t, trouble);
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value;
}
