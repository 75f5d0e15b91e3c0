import type { Plugin } from 'vite';

/** Lets reads outside of their list fail while the client is developed and tested; a build for players pays for no check. */
export function checkedPlugin(): Plugin {
  return {
    name: 'la-stanza:checked',
    config: (_config, { command }) => ({ define: { STANZA_CHECKED: command === 'serve' } }),
  };
}
