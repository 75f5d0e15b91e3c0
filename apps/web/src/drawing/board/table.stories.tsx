import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mat } from '../mat/mat.tsx';
import { OpponentMat } from '../mat/opponent-mat.tsx';
import { ClockChip } from '../mat/presence-mark.tsx';
import { ADA, BASTIANO, ELENA, HIRING, JONAS, MARIT, SOFIE } from '../mat/samples/mats.ts';
import { Palazzo } from './palazzo.tsx';
import { SAIL, WALK } from './samples/decisions.ts';

const meta: Meta = { title: 'Board/Together', parameters: { layout: 'fullscreen' } };
export default meta;

const noop = (): void => undefined;
const layout = {
  display: 'grid',
  gridTemplateColumns: '1064px 348px',
  gap: 8,
  padding: 10,
  alignItems: 'start',
} as const;

/** Board and mats side by side, as on a desktop screen, to judge them as one picture. */
export const ThreePlayers: StoryObj = {
  render: () => (
    <div style={layout}>
      <div style={{ display: 'grid', gap: 8 }}>
        <Palazzo board={SAIL} />
        <Mat mat={HIRING} />
      </div>
      <div style={{ display: 'grid', gap: 8 }}>
        <OpponentMat
          mat={BASTIANO}
          presence={{ kind: 'bot', text: 'expert' }}
          size="roomy"
          enlargeLabel="Enlarge Bastiano's mat"
          onEnlarge={noop}
        />
        <OpponentMat
          mat={MARIT}
          presence={{ kind: 'here', text: 'here' }}
          size="roomy"
          enlargeLabel="Enlarge Marit's mat"
          onEnlarge={noop}
        />
      </div>
    </div>
  ),
};

export const FourPlayers: StoryObj = {
  render: () => (
    <div style={layout}>
      <div style={{ display: 'grid', gap: 8 }}>
        <Palazzo board={WALK} />
        <Mat mat={ELENA} />
      </div>
      <div style={{ display: 'grid', gap: 8 }}>
        {[SOFIE, JONAS, ADA].map((mat) => (
          <OpponentMat
            key={mat.name}
            mat={mat}
            presence={{ kind: 'here', text: 'here' }}
            clock={<ClockChip clock={{ text: '9:58', state: 'idle' }} />}
            size="dense"
            enlargeLabel={`Enlarge ${mat.name}'s mat`}
            onEnlarge={noop}
          />
        ))}
      </div>
    </div>
  ),
};
