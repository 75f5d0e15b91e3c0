import type { Meta, StoryObj } from '@storybook/react-vite';
import { Palazzo } from './palazzo.tsx';
import { HINT, PLACE_DISC, SAIL, TAKE_ANYTHING, TAKE_TILE, WALK } from './samples/decisions.ts';
import { FINALE, OPENING, ROUND_THREE } from './samples/positions.ts';

const meta: Meta<typeof Palazzo> = {
  title: 'Board/Palazzo',
  component: Palazzo,
  decorators: [
    (Story) => (
      <div style={{ width: 1064 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Palazzo>;

export const Opening: Story = { args: { board: OPENING } };
export const RoundThree: Story = { args: { board: ROUND_THREE } };
export const Finale: Story = { args: { board: FINALE } };
export const Walk: Story = { args: { board: WALK } };
export const Sail: Story = { args: { board: SAIL } };
export const PlaceDisc: Story = { args: { board: PLACE_DISC } };
export const EveryState: Story = { args: { board: TAKE_ANYTHING } };
export const TakeBonusTile: Story = { args: { board: TAKE_TILE } };
export const Hint: Story = { args: { board: HINT } };
