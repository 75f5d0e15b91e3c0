declare module 'virtual:messages/*' {
  import type { Messages } from '@la-stanza/words';

  export const messages: Messages;
}
