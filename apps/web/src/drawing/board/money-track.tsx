import type { ReactNode } from 'react';
import { Coin } from '../art/coin.tsx';
import { Meeple } from '../art/meeple.tsx';
import type { PlayerColour } from '../art/player.ts';
import { Prestige } from '../art/prestige.tsx';
import { Ship } from '../art/ship.tsx';
import { shipFan } from '../art/ship-fan.ts';
import type { MoneySpacePicture } from './board-picture.ts';
import { moneyRoute, type SeaPlace } from './money-route.ts';
import { SeaChart } from './sea-chart.tsx';
import { circle, roundedBox } from '../art/shapes.ts';
import { Anchor } from '../targets/anchor.tsx';
import type { PlaceName } from '../targets/place.ts';
import { TargetGroup } from '../targets/target.tsx';

type MoneyTrackProps = {
  readonly spaces: readonly MoneySpacePicture[];
  readonly you: PlayerColour | undefined;
};

/** The sea route with every player's ship. */
export function MoneyTrack({ spaces, you }: MoneyTrackProps): ReactNode {
  const route = moneyRoute(spaces.length);
  return (
    <g transform="translate(6 29)">
      <g aria-hidden>
        <SeaChart route={route} />
      </g>
      {spaces.map((space, index) => (
        <MoneySpace key={index} space={space} place={route[index]} />
      ))}
      <g pointerEvents="none" aria-hidden>
        {spaces.map((space, index) => (
          <Harbour key={index} index={index} space={space} place={route[index]} you={you} />
        ))}
      </g>
    </g>
  );
}

type MoneySpaceProps = { readonly space: MoneySpacePicture; readonly place: SeaPlace | undefined };

function MoneySpace({ space, place }: MoneySpaceProps): ReactNode {
  if (place === undefined) return null;
  const { x, y } = place;
  return (
    <TargetGroup target={space.target} outline={circle(x, y, 13.4)}>
      {space.kind === 'florins' ? (
        <Coin x={x} y={y} size={24}>
          {space.figure}
        </Coin>
      ) : (
        <Prestige x={x} y={y} size={25}>
          {space.figure}
        </Prestige>
      )}
      {space.whiteMeeple ? <Meeple discipline="politics" x={x + 11} y={y + 10} size={14} strokeWidth={1.8} /> : null}
    </TargetGroup>
  );
}

const ABOVE = 20;

type HarbourProps = MoneySpaceProps & Pick<MoneyTrackProps, 'you'> & { readonly index: number };

/** The ships of a space fan out above it; the own one is on top, a ghost takes a berth too. */
function Harbour({ index, space, place, you }: HarbourProps): ReactNode {
  if (place === undefined) return null;
  const { ships, ghost } = space;
  const berths = shipFan(ships.length + (ghost === undefined ? 0 : 1));
  const moored = ships.map((player, order) => ({ player, berth: berths[order] }));
  const behind = moored.filter(({ player }) => player !== you);
  const own = moored.filter(({ player }) => player === you);
  const ghostBerth = berths.at(-1);
  return (
    <g transform={`translate(${place.x} ${place.y - ABOVE})`}>
      <Anchor place={`berth ${index}`} x={0} y={-1} width={25} height={27} />
      {berths.length > 2 ? <Bracket berths={berths} /> : null}
      {[...behind, ...own].map(({ player, berth }) => (
        <g key={player} data-place={`ship ${player}` satisfies PlaceName}>
          <Ship owner={player} {...berth} />
        </g>
      ))}
      {ghost !== undefined && ghostBerth !== undefined ? <GhostShip player={ghost} berth={ghostBerth} /> : null}
    </g>
  );
}

type Berths = ReturnType<typeof shipFan>;

/** A bracket over three or more ships on one space. */
function Bracket({ berths }: { readonly berths: Berths }): ReactNode {
  const half = (berths.at(-1)?.x ?? 0) + 7;
  return <path d={`M${-half} 13Q0 16.6 ${half} 13`} fill="none" stroke="#3A2B1D" strokeWidth={1.4} />;
}

function GhostShip({ player, berth }: { readonly player: PlayerColour; readonly berth: Berths[number] }): ReactNode {
  const { x, y, size } = berth;
  return (
    <>
      <path
        d={roundedBox(x - size / 2, y - size / 2, size, size, 5)}
        fill="#FFF3C9"
        fillOpacity={0.55}
        stroke="#3A2510"
        strokeWidth={1.6}
        strokeDasharray="3.4 2.4"
      />
      <Ship owner={player} x={x} y={y} size={size - 2} opacity={0.72} />
    </>
  );
}
