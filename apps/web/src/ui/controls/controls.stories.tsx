import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { SliderRow } from './slider-row.tsx';
import { Switch } from './switch.tsx';

const meta: Meta = { title: 'Controls' };
export default meta;

const TONES = ['primary', 'gold', 'plain'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', padding: 12 } as const;

export const Buttons: StoryObj = {
  render: () => (
    <div style={row}>
      {TONES.map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
      {TONES.map((tone) => (
        <Button key={tone} tone={tone} size="big">
          <Symbol name="play" size={24} />
          <span>
            {tone}
            <small>with a second line</small>
          </span>
        </Button>
      ))}
      <Button size="icon" aria-label="Settings">
        <Symbol name="settings" />
      </Button>
      <Button tone="primary" disabled>
        not yet
      </Button>
    </div>
  ),
};

function Choosing(): ReactNode {
  const [light, setLight] = useState<'day' | 'candle'>('day');
  const [on, setOn] = useState(true);
  const [loud, setLoud] = useState(60);
  const lights = [
    { value: 'day', text: 'Day' },
    { value: 'candle', text: 'Candle' },
  ] as const;
  return (
    <Card title="Choices">
      <div style={row}>
        <Segmented label="Light" options={lights} value={light} onChange={setLight} />
        <Select label="Light" options={lights} value={light} onChange={setLight} />
        <Select plain label="Light" options={lights} value={light} onChange={setLight} />
        <span id="sounds">Sounds</span>
        <Switch on={on} onChange={setOn} labelledBy="sounds" />
        <Switch on={!on} onChange={(next) => setOn(!next)} labelledBy="sounds" />
      </div>
      <SliderRow name="Music" note="Lute and recorder" value={loud} spoken={`${loud}%`} onChange={setLoud} />
    </Card>
  );
}

export const Choices: StoryObj = { render: () => <Choosing /> };

export const Badges: StoryObj = {
  render: () => (
    <div style={row}>
      {PLAYER_COLOURS.map((colour) => (
        <PlayerBadge key={colour} colour={colour} size={42} />
      ))}
    </div>
  ),
};
