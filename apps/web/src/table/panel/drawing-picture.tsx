import type { ReactNode } from 'react';
import { Artwork } from '../../drawing/art/artwork.tsx';
import { BonusTilePicture } from '../../drawing/art/bonus-tile.tsx';
import { Book } from '../../drawing/art/book.tsx';
import { Coin } from '../../drawing/art/coin.tsx';
import { Disc } from '../../drawing/art/disc.tsx';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { Meeple } from '../../drawing/art/meeple.tsx';
import { PillarPiece } from '../../drawing/art/pillar.tsx';
import { PortraitPicture } from '../../drawing/art/portrait-tile.tsx';
import { Prestige } from '../../drawing/art/prestige.tsx';
import { Ship } from '../../drawing/art/ship.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { Drawing } from '../decision/decision-picture.ts';

type DrawingPictureProps = { readonly drawing: Drawing; readonly size?: number };

/** A small picture beside words that say the same. */
export function DrawingPicture({ drawing, size = 34 }: DrawingPictureProps): ReactNode {
  switch (drawing.kind) {
    case 'portrait':
      return <PortraitPicture person={drawing.person} width={size} />;
    case 'tile':
      return <BonusTilePicture tile={drawing.tile} size={size} />;
    case 'symbol':
      return <Symbol name={drawing.name} size={size * 0.8} />;
    case 'star':
      return (
        <Icon size={size}>
          <path
            d="M0-11l3.3 6.8 7.4.9-5.5 5.1 1.5 7.4-6.7-3.7-6.7 3.7 1.5-7.4-5.5-5.1 7.4-.9z"
            fill="#D9AE4A"
            stroke="#3A2B1D"
            strokeWidth={1.2}
          />
        </Icon>
      );
    case 'pillar':
      return (
        <Icon size={size} width={14}>
          <PillarPiece owner={drawing.player} />
        </Icon>
      );
    default:
      return (
        <Icon size={size}>
          <PieceIcon drawing={drawing} />
        </Icon>
      );
  }
}

type IconDrawing = Exclude<Drawing, { readonly kind: 'portrait' | 'tile' | 'symbol' | 'star' | 'pillar' }>;

function PieceIcon({ drawing }: { readonly drawing: IconDrawing }): ReactNode {
  switch (drawing.kind) {
    case 'emblem':
      return <Emblem discipline={drawing.discipline} />;
    case 'player':
      return <Disc owner={drawing.player} />;
    case 'coin':
      return <Coin>{drawing.figure ?? 'ƒ'}</Coin>;
    case 'prestige':
      return <Prestige>{drawing.figure}</Prestige>;
    case 'meeple':
      return <Meeple discipline={drawing.discipline} />;
    case 'book':
      return <Book colour={drawing.colour} />;
    case 'artwork':
      return <Artwork kind={drawing.artwork} />;
    case 'ship':
      return <Ship owner={drawing.player} />;
  }
}
