import type { Category } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { Artwork } from './artwork.tsx';
import { BonusTile } from './bonus-tile.tsx';
import { Book } from './book.tsx';
import { Disc } from './disc.tsx';
import { Icon } from './icon.tsx';
import { PillarPiece } from './pillar.tsx';
import { Prestige } from './prestige.tsx';
import { Scales } from './scales.tsx';
import { Ship } from './ship.tsx';

type CategoryIconProps = { readonly category: Category; readonly size: number };

/** The piece that stands for a category of the score. */
export function CategoryIcon({ category, size }: CategoryIconProps): ReactNode {
  return <Icon size={size}>{pieceOf(category)}</Icon>;
}

function pieceOf(category: Category): ReactNode {
  switch (category) {
    case 'masterpieces':
      return <PillarPiece owner="neutral" />;
    case 'sailboat':
      return <Ship owner="neutral" />;
    case 'books':
      return <Book colour="religion" />;
    case 'passing':
      return <Prestige>★</Prestige>;
    case 'tiles':
      return <BonusTile tile="Lc" x={-12} y={-12} size={24} />;
    case 'financier':
      return <Scales />;
    case 'bonusMajority':
      return <Disc owner="neutral" />;
    case 'museumMajority':
      return <Artwork kind="painting" />;
  }
}
