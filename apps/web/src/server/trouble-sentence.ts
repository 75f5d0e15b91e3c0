import type { Translate } from '@la-stanza/words';
import type { Trouble } from './call.ts';

/** Why the server refused, in a sentence. A code without a message does not compile. */
export function troubleSentence(t: Translate, trouble: Trouble): string {
  return t(`trouble.${trouble.code}`);
}
