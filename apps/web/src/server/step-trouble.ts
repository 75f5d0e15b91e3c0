import type { Refusal } from '@la-stanza/engine';
import { refusalSentence, type Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../game/source/game-source.ts';
import type { Trouble } from './call.ts';
import { troubleSentence } from './trouble-sentence.ts';

/** Why a step was refused. Client and server share the rules, so a broken rule has its own sentence. */
export function stepTrouble(t: Translate, trouble: Trouble, players: readonly SeatedPlayer[]): string {
  const refusal = 'params' in trouble ? trouble.params?.['refusal'] : undefined;
  return isRefusal(refusal) ? refusalSentence(t, refusal, players) : troubleSentence(t, trouble);
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value;
}
