import type { Meta, StoryObj } from '@storybook/react-vite';
import { BOTS, CHARACTERS, lookOf, STARTERS } from './cast/cast.ts';
import { DISCIPLINES } from './discipline.ts';
import { Gallery } from './gallery.tsx';
import { PortraitFace, PortraitPicture } from './portrait-tile.tsx';

const meta: Meta = { title: 'Art/Cast' };
export default meta;

export const Characters: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {DISCIPLINES.map((discipline) => (
        <Gallery
          key={discipline}
          entries={CHARACTERS.filter((person) => lookOf(person).discipline === discipline)}
          draw={(person) => <PortraitPicture person={person} width={120} />}
        />
      ))}
    </div>
  ),
};

export const Starters: StoryObj = {
  render: () => <Gallery entries={STARTERS} draw={(person) => <PortraitPicture person={person} width={92} />} />,
};

export const Bots: StoryObj = {
  render: () => <Gallery entries={BOTS} draw={(person) => <PortraitPicture person={person} width={120} />} />,
};

export const AtFortyFourPixels: StoryObj = {
  render: () => (
    <Gallery entries={[...CHARACTERS, ...STARTERS]} draw={(person) => <PortraitPicture person={person} width={44} />} />
  ),
};

export const OnAnOpponentsMat: StoryObj = {
  render: () => (
    <Gallery entries={[...CHARACTERS, ...STARTERS]} draw={(person) => <PortraitPicture person={person} width={28} />} />
  ),
};

export const Faces: StoryObj = {
  render: () => (
    <Gallery
      entries={[...CHARACTERS, ...STARTERS, ...BOTS]}
      draw={(person) => <PortraitFace person={person} size={44} />}
    />
  ),
};
