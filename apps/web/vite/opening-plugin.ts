import { dealer } from '@la-stanza/engine/fair';
import { view, type View, newGame } from '@la-stanza/engine';
import type { Plugin } from 'vite';

const NAME = 'virtual:opening';

// Any deal would do; this one puts people of every discipline on the upper floor.
const SEED = '05ca1e';
const PLAYERS = 3;

/** Serves `virtual:opening`: a real opening, dealt at build time, so that the start page shows it without loading the rules. */
export function openingPlugin(): Plugin {
  return {
    name: 'la-stanza:opening',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const opening = ${JSON.stringify(deal())};` : undefined),
  };
}

function deal(): Partial<View> {
  const { state } = dealer(SEED).dealOut(newGame({ players: PLAYERS }).state);
  const { players, round, rounds, ring, niches, figures, artworksLeft, supply, grid } = view(state);
  return { players, round, rounds, ring, niches, figures, artworksLeft, supply, grid };
}
