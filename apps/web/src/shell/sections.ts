import type { SymbolName } from '../drawing/art/symbol.tsx';

type Section = {
  readonly name: 'today' | 'play' | 'practise' | 'learn' | 'watch' | 'people';
  readonly to: '/' | '/play' | '/practise' | '/learn' | '/watch' | '/people';
  readonly symbol: SymbolName;
  /** Without a server there is nobody to meet. */
  readonly needsServer?: boolean;
  /** A phone has room for five tabs: with a server this one is a card on Today. */
  readonly isFirstToGo?: boolean;
};

/** The sections of the site, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  { name: 'today', to: '/', symbol: 'today' },
  { name: 'play', to: '/play', symbol: 'play' },
  { name: 'practise', to: '/practise', symbol: 'puzzle' },
  { name: 'learn', to: '/learn', symbol: 'rules', isFirstToGo: true },
  { name: 'watch', to: '/watch', symbol: 'eye' },
  { name: 'people', to: '/people', symbol: 'people', needsServer: true },
];
