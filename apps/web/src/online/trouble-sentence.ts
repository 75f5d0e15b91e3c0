import type { Refusal } from '@la-stanza/engine';
import type { SeatedPlayer } from '../game/game-source.ts';
import type { Translate } from '../messages/messages.ts';
import { refusalSentence } from '../table/words/refusal.ts';
import type { Trouble } from './call.ts';

/** Why the server did not do something, in a sentence. A code without one does not compile. */
export function troubleSentence(t: Translate, trouble: Trouble, players: readonly SeatedPlayer[] = []): string {
  if (trouble.code !== 'against-the-rules') return t(`trouble.${trouble.code}`);
  const refusal = refusalOf(trouble.params);
  return refusal === undefined ? t('trouble.against-the-rules') : refusalSentence(t, refusal, players);
}

/** The rules of the server are those of this page: what it refuses, it refuses with a reason of theirs. */
function refusalOf(params: Readonly<Record<string, unknown>> | undefined): Refusal | undefined {
  const refusal = params?.['refusal'];
  return isRefusal(refusal) ? refusal : undefined;
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value;
}
