import type { SymbolName } from '../drawing/art/symbol.tsx';

type Section = {
  readonly name: 'today' | 'play' | 'learn' | 'watch' | 'people';
  readonly to: '/' | '/play' | '/learn' | '/watch' | '/people';
  readonly symbol: SymbolName;
  /** Without a server there is nobody to meet. */
  readonly needsServer?: boolean;
};

/** The sections of the site, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  { name: 'today', to: '/', symbol: 'today' },
  { name: 'play', to: '/play', symbol: 'play' },
  { name: 'learn', to: '/learn', symbol: 'rules' },
  { name: 'watch', to: '/watch', symbol: 'eye' },
  { name: 'people', to: '/people', symbol: 'people', needsServer: true },
];
