import type { Meta, StoryObj } from '@storybook/react-vite';
import { Artwork } from '../art/artwork.tsx';
import { Book } from '../art/book.tsx';
import { Disc } from '../art/disc.tsx';
import { PillarPiece } from '../art/pillar.tsx';
import { Ship } from '../art/ship.tsx';
import { EnlargedMat } from './enlarged-mat.tsx';
import { MatSheet } from './mat-sheet.tsx';
import { MatStrip } from './mat-strip.tsx';
import { Mat } from './mat.tsx';
import { OpponentMat } from './opponent-mat.tsx';
import { ClockChip } from './presence-mark.tsx';
import { ADA, BASTIANO, ELENA, FIRING, HIRING, JONAS, MARIT, MONEY, SOFIE, WEALTHY, WRITING } from './samples/mats.ts';

const meta: Meta<typeof Mat> = {
  title: 'Mat/Mat',
  component: Mat,
  decorators: [
    (Story) => (
      <div style={{ width: 1064, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Mat>;

const noop = (): void => undefined;

export const Idle: Story = { args: { mat: ELENA } };
export const Hiring: Story = {
  args: {
    mat: HIRING,
    aside: (
      <>
        <b>Hire da Gama too?</b>
        <br />
        Tap a glowing space; its worker leaves.
      </>
    ),
  },
};
export const Money: Story = { args: { mat: MONEY } };
export const WritingAndReturning: Story = { args: { mat: WRITING } };
export const Firing: Story = { args: { mat: FIRING } };

export const Wealthy: Story = { args: { mat: WEALTHY } };

export const WealthyOpponent: StoryObj = {
  render: () => (
    <div style={{ width: 348 }}>
      <OpponentMat
        mat={WEALTHY}
        presence={{ kind: 'here', text: 'here' }}
        clock={<ClockChip clock={{ text: '9:58', state: 'running' }} />}
        size="dense"
        enlargeLabel="Enlarge this mat"
        onEnlarge={noop}
      />
    </div>
  ),
};

export const Opponents: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, width: 348 }}>
      <OpponentMat
        mat={BASTIANO}
        presence={{ kind: 'bot', text: 'expert' }}
        size="roomy"
        enlargeLabel="Enlarge Bastiano's mat"
        onEnlarge={noop}
      />
      <OpponentMat
        mat={MARIT}
        presence={{ kind: 'lost', text: 'lost connection' }}
        size="roomy"
        enlargeLabel="Enlarge Marit's mat"
        onEnlarge={noop}
      />
      <OpponentMat
        mat={SOFIE}
        presence={{ kind: 'withdrawn', text: 'withdrawn' }}
        clock={<ClockChip clock={{ text: '2:40', state: 'idle' }} />}
        size="dense"
        enlargeLabel="Enlarge Sofie's mat"
        onEnlarge={noop}
      />
      <OpponentMat
        mat={JONAS}
        presence={{ kind: 'here', text: 'here' }}
        clock={<ClockChip clock={{ text: '9:58', state: 'running' }} />}
        size="dense"
        enlarged
        enlargeLabel="Enlarge Jonas's mat"
        onEnlarge={noop}
      />
      <OpponentMat
        mat={ADA}
        presence={{ kind: 'away', text: 'away' }}
        clock={<ClockChip clock={{ text: '0:48', state: 'low' }} />}
        size="dense"
        enlargeLabel="Enlarge Ada's mat"
        onEnlarge={noop}
      />
    </div>
  ),
};

export const Enlarged: StoryObj = {
  render: () => (
    <EnlargedMat
      mat={JONAS}
      presence={{ kind: 'here', text: 'here' }}
      clock={<ClockChip clock={{ text: '9:58', state: 'idle' }} />}
      score={[
        { name: 'Masterpieces', points: 25, drawing: <PillarPiece owner="neutral" /> },
        { name: 'Ship', points: 7, drawing: <Ship owner="neutral" /> },
        { name: 'Books', points: 3, drawing: <Book colour="religion" /> },
        { name: 'Tile majority', points: 8, drawing: <Disc owner="neutral" /> },
        { name: 'Museum', points: 8, drawing: <Artwork kind="painting" /> },
      ]}
      stillOpen="Still open: Religion 17 PP (Religion 6, Literature 1)."
      labels={{ mat: 'Mat, enlarged', previous: 'Previous player', next: 'Next player', close: 'Close' }}
      onPrevious={noop}
      onNext={noop}
      onClose={noop}
    />
  ),
};

export const Strip: StoryObj = {
  render: () => (
    <div style={{ width: 390 }}>
      <MatStrip mat={ELENA} open={false} title="Open my mat" note="hire from ƒ2" onToggle={noop} />
    </div>
  ),
};

export const Sheet: StoryObj = {
  render: () => (
    <div style={{ width: 390 }}>
      <MatSheet mat={HIRING} frame={{ closeLabel: 'Close my mat', onClose: noop }} />
    </div>
  ),
};
