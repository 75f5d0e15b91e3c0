import type { ReactNode } from 'react';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { ownerLine } from '../../drawing/art/player.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { Standing } from './ceremonies-of.ts';
import styles from './standings.module.css';

type StandingsProps = {
  readonly standings: readonly Standing[];
  readonly players: readonly SeatedPlayer[];
  /** Whether to say what was gained in the round. */
  readonly gains: boolean;
};

/** Everyone's points as bars, the best first. */
export function Standings({ standings, players, gains }: StandingsProps): ReactNode {
  const most = Math.max(1, ...standings.map(({ points }) => points));
  return (
    <ul className={styles['standings']}>
      {standings.map(({ seat, points, gained }) => {
        const player = players[seat];
        return player === undefined ? null : (
          <li key={seat}>
            <PlayerBadge colour={player.colour} size={26} />
            <b>{player.name}</b>
            <span className={styles['bar']}>
              <i style={{ width: `${(100 * Math.max(0, points)) / most}%`, background: ownerLine(player.colour) }} />
            </span>
            <strong>{signed(points)}</strong>
            {gains ? <em>{gained >= 0 ? `+${gained}` : signed(gained)}</em> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** A real minus sign, as the catalogues write it. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
