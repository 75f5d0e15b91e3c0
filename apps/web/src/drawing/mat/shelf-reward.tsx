import type { ShelfReward } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Disc } from '../art/disc.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Label } from '../art/label.tsx';
import { Meeple } from '../art/meeple.tsx';
import type { PlayerColour } from '../art/player.ts';
import { Prestige } from '../art/prestige.tsx';
import { Ship } from '../art/ship.tsx';

type ShelfRewardDrawingProps = {
  readonly reward: ShelfReward;
  readonly player: PlayerColour;
  readonly x: number;
  readonly y: number;
};

/** The reward of a book, drawn in its empty cell. */
export function ShelfRewardDrawing({ reward, player, x, y }: ShelfRewardDrawingProps): ReactNode {
  switch (reward.kind) {
    case 'none':
      return null;
    case 'disc-anywhere':
      return (
        <>
          <Disc owner={player} x={x - 8} y={y} size={15} />
          <Label x={x + 9} y={y + 6} size={17} weight={800} ink="#2A2019">
            ?
          </Label>
        </>
      );
    case 'disc':
      return (
        <>
          <Disc owner={player} x={x - 9} y={y} size={15} />
          <path d={`M${x - 1} ${y}h3`} stroke="#2A2019" strokeWidth={1.6} />
          <Emblem discipline={reward.box} x={x + 10} y={y} size={15} />
        </>
      );
    case 'meeple':
      return <Meeple discipline="any" x={x} y={y} size={22} />;
    case 'sail':
      return (
        <>
          <Ship owner={player} x={x - 7} y={y} size={19} />
          <Label x={x + 11} y={y + 5} size={13} weight={800} ink="#2A2019">
            {`+${reward.steps}`}
          </Label>
        </>
      );
    case 'prestige':
      return (
        <Prestige x={x} y={y} size={25}>
          {reward.figure}
        </Prestige>
      );
  }
}
