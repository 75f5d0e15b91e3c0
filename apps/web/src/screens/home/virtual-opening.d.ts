declare module 'virtual:opening' {
  import type { View } from '@la-stanza/engine';

  /** The part of a position that the board needs. */
  export const opening: Pick<
    View,
    'players' | 'round' | 'rounds' | 'ring' | 'niches' | 'figures' | 'artworksLeft' | 'supply' | 'grid'
  >;
}
