import type { Translate } from '@la-stanza/words';
import type { Trouble } from './call.ts';

/** Why the server did not do something, in a sentence. A code without one does not compile. */
export function troubleSentence(t: Translate, trouble: Trouble): string {
  return t(`trouble.${trouble.code}`);
}
