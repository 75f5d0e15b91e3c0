import type { Score, Seat } from '@la-stanza/engine';
import type { CSSProperties, ReactNode } from 'react';
import { Figurine } from '../../drawing/art/figurine.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Counted } from './counted-points.ts';
import styles from './count-screen.module.css';

type CountPodiumProps = {
  readonly players: readonly SeatedPlayer[];
  readonly counted: readonly Counted[];
  readonly you: Seat | undefined;
  readonly score: Score;
};

/** The highest column uses this share of the podium's height. */
const HIGHEST = 0.74;
/** A column without points still has a step to stand on. */
const LOWEST = 0.2;

/** A column for each player that grows with the points. */
export function CountPodium({ players, counted, you, score }: CountPodiumProps): ReactNode {
  const t = useTranslate();
  const most = Math.max(1, ...score.seats.map(({ total }) => total));
  const seats = counted
    .map((each, seat) => ({ ...each, seat }))
    .toSorted((one, other) => Number(other.seat === you) - Number(one.seat === you));
  return (
    <div className={styles['podium']} aria-hidden>
      <b className={styles['podiumTitle']}>{t('score.podium')}</b>
      <div className={styles['columns']}>
        {seats.map(({ seat, points, gain, isDone }) => {
          const player = players[seat];
          if (player === undefined) return null;
          const height: CSSProperties & Record<'--share', number> = {
            '--share': LOWEST + (HIGHEST - LOWEST) * Math.max(0, points / most),
          };
          return (
            <div key={seat} className={styles['column']} style={height}>
              <div className={styles['grown']}>
                <svg viewBox="-9 -15 18 29" className={styles['figurine']}>
                  <Figurine owner={player.colour} />
                </svg>
                <div className={styles['stone']} data-column={seat}>
                  <strong>{points}</strong>
                  {isDone && gain !== 0 ? <em>{gain < 0 ? `−${-gain}` : `+${gain}`}</em> : null}
                </div>
              </div>
              <b>{player.name}</b>
            </div>
          );
        })}
      </div>
    </div>
  );
}
