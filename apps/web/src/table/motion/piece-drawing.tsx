import type { ReactNode } from 'react';
import { Artwork } from '../../drawing/art/artwork.tsx';
import { BonusTile } from '../../drawing/art/bonus-tile.tsx';
import { Book } from '../../drawing/art/book.tsx';
import { Disc } from '../../drawing/art/disc.tsx';
import { Figurine } from '../../drawing/art/figurine.tsx';
import { FinancierTile } from '../../drawing/art/financier-tile.tsx';
import { Meeple } from '../../drawing/art/meeple.tsx';
import { Pillar } from '../../drawing/art/pillar.tsx';
import { PortraitTile } from '../../drawing/art/portrait-tile.tsx';
import { Ship } from '../../drawing/art/ship.tsx';
import type { Piece } from './flight.ts';

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In pixels, however large the element of the place is. */
  readonly tallest: number;
};

/** The bounds of each drawing in its own units, so that a copy exactly covers its original. */
const BOXES: Readonly<Record<Piece['kind'], Box>> = {
  figurine: { x: -8.1, y: -14.1, width: 16.2, height: 27.7, tallest: 74 },
  ship: { x: -10.8, y: -12.2, width: 21.6, height: 22.8, tallest: 40 },
  disc: { x: -11.8, y: -11.8, width: 23.6, height: 24.5, tallest: 34 },
  pillar: { x: -12.8, y: -56.6, width: 25.6, height: 57.2, tallest: 90 },
  person: { x: -0.6, y: -0.6, width: 57.7, height: 75.1, tallest: 100 },
  financier: { x: -0.7, y: -0.7, width: 57.8, height: 75.2, tallest: 100 },
  meeple: { x: -11.1, y: -12.3, width: 22.2, height: 24.6, tallest: 30 },
  book: { x: -9.3, y: -11.7, width: 18.6, height: 24.2, tallest: 44 },
  artwork: { x: -11.6, y: -12.2, width: 23.2, height: 24.4, tallest: 52 },
  tile: { x: 0, y: 0, width: 48.1, height: 48.9, tallest: 72 },
};

/** Width by height. */
export function pieceRatio({ kind }: Piece): number {
  return BOXES[kind].width / BOXES[kind].height;
}

export function tallest({ kind }: Piece): number {
  return BOXES[kind].tallest;
}

export function pieceBox({ kind }: Piece): string {
  const { x, y, width, height } = BOXES[kind];
  return `${x} ${y} ${width} ${height}`;
}

export function PieceDrawing({ piece }: { readonly piece: Piece }): ReactNode {
  switch (piece.kind) {
    case 'figurine':
      return <Figurine owner={piece.player} />;
    case 'ship':
      return <Ship owner={piece.player} />;
    case 'disc':
      return <Disc owner={piece.player} />;
    case 'pillar':
      return <Pillar owner={piece.player} />;
    case 'person':
      return <PortraitTile person={piece.person} />;
    case 'financier':
      return <FinancierTile player={piece.player} flipped={piece.flipped ? { loss: '' } : undefined} />;
    case 'meeple':
      return <Meeple discipline={piece.discipline} />;
    case 'book':
      return <Book colour={piece.colour} />;
    case 'artwork':
      return <Artwork kind={piece.artwork} />;
    case 'tile':
      return <BonusTile tile={piece.tile} />;
  }
}
