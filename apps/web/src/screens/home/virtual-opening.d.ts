declare module 'virtual:opening' {
  import type { View } from '@la-stanza/engine';

  /** As much of a position as its board needs. */
  export const opening: Pick<
    View,
    'players' | 'round' | 'rounds' | 'ring' | 'niches' | 'figures' | 'artworksLeft' | 'supply' | 'grid'
  >;
}
