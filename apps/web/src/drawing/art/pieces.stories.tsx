import { ARTWORKS, BONUS_TILES } from '@la-stanza/engine';
import { BOOK_COLOURS } from '@la-stanza/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Artwork } from './artwork.tsx';
import { BonusTilePicture } from './bonus-tile.tsx';
import { Book } from './book.tsx';
import { BrandMark } from './brand-mark.tsx';
import { Coin } from './coin.tsx';
import { DISCIPLINES } from './discipline.ts';
import { Disc } from './disc.tsx';
import { Emblem } from './emblem.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import { Figurine } from './figurine.tsx';
import { FinancierTile } from './financier-tile.tsx';
import { Gallery } from './gallery.tsx';
import { Icon } from './icon.tsx';
import { Mallet } from './mallet.tsx';
import { Meeple } from './meeple.tsx';
import { PillarPiece } from './pillar.tsx';
import { PLAYER_COLOURS } from './player.ts';
import { Prestige } from './prestige.tsx';
import { Scales } from './scales.tsx';
import { Ship } from './ship.tsx';
import { shipFan } from './ship-fan.ts';
import { Symbol, SYMBOL_NAMES } from './symbol.tsx';

const meta: Meta = { title: 'Art/Pieces' };
export default meta;

const BIG = 72;

export const Emblems: StoryObj = {
  render: () => (
    <Gallery
      entries={DISCIPLINES}
      draw={(discipline) => (
        <>
          <Icon size={BIG}>
            <Emblem discipline={discipline} />
          </Icon>
          <Icon size={18}>
            <Emblem discipline={discipline} />
          </Icon>
        </>
      )}
    />
  ),
};

export const Meeples: StoryObj = {
  render: () => (
    <Gallery
      entries={[...DISCIPLINES, 'any']}
      draw={(discipline) => (
        <Icon size={BIG}>
          <Meeple discipline={discipline} />
        </Icon>
      )}
    />
  ),
};

export const Books: StoryObj = {
  render: () => (
    <Gallery
      entries={[...BOOK_COLOURS, 'any']}
      draw={(colour) => (
        <Icon size={BIG}>
          <Book colour={colour} />
        </Icon>
      )}
    />
  ),
};

export const Artworks: StoryObj = {
  render: () => (
    <Gallery
      entries={ARTWORKS}
      draw={(kind) => (
        <Icon size={BIG}>
          <Artwork kind={kind} />
        </Icon>
      )}
    />
  ),
};

export const PlayerPieces: StoryObj = {
  render: () => (
    <Gallery
      entries={[...PLAYER_COLOURS, 'neutral']}
      draw={(owner) => (
        <div style={{ display: 'flex' }}>
          <Icon size={BIG}>
            <Disc owner={owner} />
          </Icon>
          <Icon size={BIG}>
            <Figurine owner={owner} />
          </Icon>
          <Icon size={BIG}>
            <Ship owner={owner} />
          </Icon>
          <Icon size={BIG} width={14}>
            <PillarPiece owner={owner} />
          </Icon>
        </div>
      )}
    />
  ),
};

export const ShipsOnOneSpace: StoryObj = {
  render: () => (
    <Gallery
      entries={['1', '2', '3', '4']}
      draw={(count) => (
        <svg width={180} height={130} viewBox="-30 -22 60 44">
          {shipFan(Number(count)).map((berth, index) => (
            <Ship key={index} owner={PLAYER_COLOURS[index] ?? 'neutral'} {...berth} />
          ))}
        </svg>
      )}
    />
  ),
};

export const CoinsAndPrestige: StoryObj = {
  render: () => (
    <Gallery
      entries={['ƒ', '7', 'ƒ15']}
      draw={(figure) => (
        <>
          <Icon size={BIG}>
            <Coin>{figure}</Coin>
          </Icon>
          <Icon size={BIG}>
            <Prestige>{figure === 'ƒ' ? 'PP' : figure}</Prestige>
          </Icon>
        </>
      )}
    />
  ),
};

export const FinancierAndFrames: StoryObj = {
  render: () => (
    <svg width={660} height={190} viewBox="-4 -10 220 84">
      <FinancierTile player="plum" caption="Financier" />
      <FinancierTile player="copper" x={62} flipped={{ loss: '−5 PP' }} />
      <EmptyFrame x={124} />
      <Scales x={196} y={14} size={24} />
      <Mallet x={196} y={50} size={24} />
    </svg>
  ),
};

export const BonusTiles: StoryObj = {
  render: () => <Gallery entries={BONUS_TILES} draw={(tile) => <BonusTilePicture tile={tile} size={96} />} />,
};

export const Symbols: StoryObj = {
  render: () => <Gallery entries={SYMBOL_NAMES} draw={(name) => <Symbol name={name} size={32} />} />,
};

export const Brand: StoryObj = {
  render: () => (
    <Gallery
      entries={['full', 'tiny', 'mono']}
      draw={(form) => (
        <>
          <BrandMark form={form} size={160} />
          <BrandMark form={form} size={32} />
        </>
      )}
    />
  ),
};
