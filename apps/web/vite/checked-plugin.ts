import type { Plugin } from 'vite';

/** Makes out-of-range reads of the engine throw in development and tests; a production build has no such check. */
export function checkedPlugin(): Plugin {
  return {
    name: 'la-stanza:checked',
    config: (_config, { command }) => ({ define: { STANZA_CHECKED: command === 'serve' } }),
  };
}
