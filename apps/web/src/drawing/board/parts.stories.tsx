import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../art/gallery.tsx';
import type { TargetState } from '../targets/target.tsx';
import type { NichePicture, RoomName, SpacePicture } from './board-picture.ts';
import { Niche } from './niche.tsx';
import { NicheChoices } from './niche-choices.tsx';
import { BoardPaints } from './paint.tsx';
import { RingMap } from './ring-map.tsx';
import { RoomCard } from './room.tsx';
import { SAIL, WALK } from './samples/decisions.ts';
import { ROUND_THREE } from './samples/positions.ts';

const meta: Meta = { title: 'Board/Parts' };
export default meta;

const STATES: readonly TargetState[] = ['idle', 'legal', 'chosen', 'within-reach', 'not-now'];
const FREE: NichePicture = { prestige: 8, strength: 5 };

function NicheAlone({ niche }: { readonly niche: NichePicture }) {
  return (
    <svg className="lit" width={90} height={220} viewBox="-6 -6 39 104">
      <BoardPaints>
        <Niche niche={niche} x={0} y={0} height={94} />
      </BoardPaints>
    </svg>
  );
}

export const NicheStates: StoryObj = {
  render: () => (
    <Gallery
      entries={[...STATES, 'taken', 'boarded', 'ghost', 'with partner']}
      draw={(state) => {
        if (state === 'taken') return <NicheAlone niche={{ ...FREE, pillar: 'teal' }} />;
        if (state === 'boarded') return <NicheAlone niche={{ ...FREE, boarded: true }} />;
        if (state === 'ghost') {
          return <NicheAlone niche={{ ...FREE, ghost: 'plum', target: { state: 'chosen', label: 'Masterpiece' } }} />;
        }
        if (state === 'with partner') {
          const partner = { discipline: 'religion', strength: 1 } as const;
          return <NicheAlone niche={{ prestige: 17, strength: 6, partner }} />;
        }
        return <NicheAlone niche={{ ...FREE, target: { state, label: state } }} />;
      }}
    />
  ),
};

/** One room with a portrait in every state; press Tab for the focus ring. */
export const SpaceStates: StoryObj = {
  render: () => {
    const wall = ROUND_THREE.literature;
    const withSpace = (change: Partial<SpacePicture>) => ({
      ...ROUND_THREE,
      literature: {
        ...wall,
        spaces: wall.spaces.map((space, order) => (order === 0 ? { ...space, ...change } : space)),
      },
    });
    return (
      <Gallery
        entries={[...STATES, 'ghost', 'figurine', 'hint']}
        draw={(state) => {
          const change: Partial<SpacePicture> =
            state === 'ghost'
              ? { ghost: 'plum', target: { state: 'chosen', label: 'Walk 2', badge: '2' } }
              : state === 'figurine'
                ? { figurine: 'plum' }
                : state === 'hint'
                  ? { hint: { text: '46%', best: true }, target: { state: 'legal', label: 'Walk 2', badge: '2' } }
                  : { target: { state, label: state, badge: state === 'idle' ? undefined : '2' } };
          return (
            <div style={{ width: 270 }}>
              <RoomCard room="literature" board={withSpace(change)} />
            </div>
          );
        }}
      />
    );
  },
};

const ROOMS: readonly RoomName[] = ['discoveries', 'literature', 'religion', 'arts', 'politics', 'bonus'];

export const RoomCards: StoryObj = {
  render: () => (
    <Gallery
      entries={ROOMS}
      draw={(room) => (
        <div style={{ width: 358 }}>
          <RoomCard room={room} board={SAIL} />
        </div>
      )}
    />
  ),
};

export const MapOfTheRing: StoryObj = {
  render: () => (
    <div style={{ width: 390 }}>
      <RingMap board={WALK} current="arts" tilesLeft="3 tiles left" onRoom={() => undefined} />
    </div>
  ),
};

export const NichesOnAPhone: StoryObj = {
  render: () => (
    <div style={{ width: 374 }}>
      <NicheChoices
        choices={[
          {
            niche: {
              prestige: 5,
              strength: 4,
              ghost: 'plum',
              target: { state: 'chosen', label: 'Masterpiece for 5 PP' },
            },
            text: '5 PP',
          },
          {
            niche: { prestige: 8, strength: 5, boarded: true, target: { state: 'not-now', label: '8 PP, boarded up' } },
            text: 'boarded up',
          },
          {
            niche: {
              prestige: 12,
              strength: 6,
              pillar: 'copper',
              target: { state: 'not-now', label: "12 PP, Marit's pillar" },
            },
            text: 'Marit’s',
          },
          {
            niche: {
              prestige: 17,
              strength: 6,
              partner: { discipline: 'politics', strength: 1 },
              target: { state: 'within-reach', label: '17 PP, 1 short' },
            },
            text: '1 short, and Politics 1',
          },
        ]}
      />
    </div>
  ),
};
